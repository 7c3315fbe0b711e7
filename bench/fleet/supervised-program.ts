import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '../../apps/server/src/db/embedded-account.ts';
import { withChildren } from '../processes.ts';

export type ProgramOptions = {
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
  /** The account it runs under; undefined: this one. */
  account?: Account | undefined;
  /** Where its output goes. */
  log: string;
  isReady: () => Promise<boolean>;
  /** Processes that belong to it without being its children. */
  others?: () => readonly number[];
};

/** Milliseconds. Starting a node copies the database. */
const startTimeout = 120_000;

/** A program as a supervisor runs it: started, ended without warning, started again. */
export class SupervisedProgram {
  readonly options: ProgramOptions;
  private child: ChildProcess | undefined;

  constructor(options: ProgramOptions) {
    this.options = options;
  }

  get name(): string {
    return this.options.name;
  }

  /** The processes it consists of. */
  processes(): number[] {
    const own = this.child?.pid === undefined || !this.isRunning() ? [] : [this.child.pid];
    return [...own, ...(this.options.others?.() ?? [])].flatMap(withChildren);
  }

  /** @throws with the end of its output when it does not become ready */
  async start(): Promise<void> {
    this.launch();
    await this.ready();
  }

  launch(): void {
    const { program, args, cwd, env, account, log } = this.options;
    const output = openSync(log, 'a');
    this.child = spawn(program, args, {
      cwd,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
      stdio: ['ignore', output, output],
      // Ctrl-C reaches this program alone, which then ends the others.
      detached: true,
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
    closeSync(output);
  }

  async ready(): Promise<void> {
    const began = performance.now();
    while (!(await this.options.isReady().catch(() => false))) {
      if (!this.isRunning() || performance.now() - began > startTimeout) {
        throw new Error(`${this.name} did not start; its output ends:\n${this.lastOutput()}`);
      }
      await delay(50);
    }
  }

  /** Ends all its processes without warning. */
  async kill(): Promise<void> {
    const ended = this.end();
    for (const pid of this.processes()) send(pid, 'SIGKILL');
    await ended;
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    const ended = this.end();
    this.child?.kill('SIGTERM');
    await ended;
  }

  lastOutput(): string {
    return readFileSync(this.options.log, 'utf8').split('\n').slice(-15).join('\n');
  }

  private isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private end(): Promise<void> {
    const { child } = this;
    if (child === undefined || !this.isRunning()) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', () => resolve()));
  }
}

/** Sends a signal to a process that may have ended. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
