import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * When a process started, as an opaque value to compare: process ids are reused, but an id with its start time is
 * unique.
 * @returns undefined when there is no such process
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself contain both; after it come the state and, 19 fields later, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; some containers have no init process to reap it.
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** PostgreSQL processes of a cluster, postmaster or leftover backends: the cluster is their working directory. */
export function clusterProcesses(cluster: string, postmaster: number | undefined): number[] {
  if (process.platform !== 'linux') {
    const command = postmaster === undefined ? '' : commandLine(postmaster);
    return postmaster !== undefined && command.includes('postgres') && command.includes(cluster) ? [postmaster] : [];
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === cluster && commandLine(pid).includes('postgres');
      } catch {
        return false;
      }
    });
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // ESRCH: it ended by itself first.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until a condition holds. @returns false if it did not in time */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await delay(10);
  }
  return true;
}
