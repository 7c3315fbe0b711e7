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

/** Memory of a process and all its descendants in MiB, counting shared pages once (PSS). Linux only. */
export function memoryOfTree(pid: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/u.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended in the meantime.
    }
  }
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
