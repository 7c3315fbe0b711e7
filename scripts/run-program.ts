import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

export type ProgramRun = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  prefix: string;
  niceness?: number;
  endedBy?: NodeJS.Signals;
};

/**
 * Runs a program and shows its output as it arrives.
 * @param prefix put before each line when several programs write at once; '' leaves the output unchanged
 * @param niceness how low the program's priority is, from 0 to 19
 * @param endedBy what it gets when this process is asked to end
 * @returns its exit status, or null when a signal ended it, as it does when this process is asked to end
 */
export function runProgram(
  path: string,
  args: readonly string[],
  { cwd, env, prefix, niceness = 0, endedBy }: ProgramRun,
): Promise<number | null> {
  const isShared = prefix !== '';
  // Programs write colours only to a terminal, but here they write to a pipe.
  const colours = isShared && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(path, args, {
    cwd,
    env: { ...process.env, ...colours, ...env },
    stdio: isShared ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  endsWithUs(child, endedBy);
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface(stream).on('line', (line) => process.stdout.write(`${prefix}${line}\n`));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}

/**
 * Passes on that this process is asked to end, which would otherwise leave the program running without anybody. This
 * process ends once it has nothing left to wait for. Ctrl-C reaches both by itself.
 */
export function endsWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  const end = () => void child.kill(signal);
  process.on('SIGTERM', end);
  child.once('close', () => process.off('SIGTERM', end));
}
