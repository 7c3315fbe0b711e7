import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../scripts/server-flags.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts a program of the repository with this Node and waits until its address answers. */
export async function startProcess(
  script: string,
  env: Record<string, string>,
  readyUrl: string,
): Promise<{ child: ChildProcess; readyAfter: number; stop(): Promise<void> }> {
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it was ready`);
    const answer = await fetch(readyUrl, { method: 'GET' }).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) break;
    await delay(10);
  }
  return {
    child,
    readyAfter: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Starts a process of the product. @param env settings that add to those of every measurement */
export function startProduct(port: number, env: Record<string, string>) {
  const settings = { PORT: String(port), RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', ...env };
  return startProcess('apps/server/src/main.ts', settings, `http://localhost:${port}/readyz`);
}

/** What Linux says of each process, by number: the fields of its stat after its name. */
export function processFields(): Map<number, string[]> {
  const fields = new Map<number, string[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      fields.set(Number(entry), stat.slice(stat.lastIndexOf(')') + 2).split(' '));
    } catch {
      // The process has ended in the meantime.
    }
  }
  return fields;
}

/** A process and its children, as PostgreSQL's are. Linux only. */
export function withChildren(pid: number): number[] {
  return [pid, ...[...processFields()].flatMap(([child, [, parent]]) => (Number(parent) === pid ? [child] : []))];
}

/** Memory of a process and all its descendants in MiB, counting shared pages once (PSS). Linux only. */
export function memoryOfTree(pid: number): number {
  const parents = [...processFields()].map(([child, [, parent]]) => [child, Number(parent)] as const);
  const tree = new Set([pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [child, parent] of parents) {
      if (tree.has(parent) && !tree.has(child)) {
        tree.add(child);
        grew = true;
      }
    }
  }
  let kilobytes = 0;
  for (const member of tree) {
    const rollup = readFileSync(`/proc/${member}/smaps_rollup`, 'utf8');
    kilobytes += Number(/^Pss:\s+(\d+)/mu.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

/** Waits until something holds. @returns false if it never did within three minutes */
export async function until(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (!(await condition())) {
    if (performance.now() - began > 180_000) return false;
    await delay(100);
  }
  return true;
}
