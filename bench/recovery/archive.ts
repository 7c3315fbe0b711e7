import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runAs } from '../../apps/server/src/db/embedded-account.ts';
import { host, type Place } from '../fleet/place.ts';
import { SupervisedProgram } from '../fleet/supervised-program.ts';
import { root } from '../processes.ts';

const deployed = (name: string) => readFileSync(join(root, 'deploy/archive', name), 'utf8');

/** Runs a program of the account to its end. @returns its output @throws with what it said */
export function run(place: Place, program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { env: usual, ...options } = runAs(place.account);
  return execFileSync(program, args, { ...options, env: { ...usual, ...env }, encoding: 'utf8' }).trim();
}

/** A PostgreSQL with the settings of deploy/archive; it is ready when it takes writes, after a recovery too. */
export function databaseAt(place: Place, bin: string, { data, port }: { data: string; port: number }) {
  const name = `database-${port}`;
  const args = ['-D', data, '-p', String(port), '-h', host, '-k', place.folder(`${name}-sockets`)];
  const settings = [...deployed('postgresql.conf').matchAll(/^(\w+) = (\S+)$/gmu)];
  return new SupervisedProgram({
    ...{ name, program: join(bin, 'postgres'), cwd: place.directory, account: place.account, log: place.log(name) },
    args: [...args, ...settings.flatMap(([, setting, value]) => ['-c', `${setting}=${value}`])],
    isReady: () => takesWrites(port),
  });
}

async function takesWrites(port: number): Promise<boolean> {
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
  await client.end();
  return rows[0]?.waits === false;
}

/** The archive of one database: the programs and arguments of the units in deploy/archive, in a directory of ours. */
export class Archive {
  readonly directory: string;
  readonly receiver: SupervisedProgram;
  private readonly place: Place;
  private readonly env: Record<string, string>;

  constructor(place: Place, bin: string, { name, port }: { name: string; port: number }) {
    this.place = place;
    this.directory = place.folder(name);
    place.folder(join(name, 'wal'));
    this.env = { PATH: `${bin}:/usr/bin:/bin`, PGHOST: host, PGPORT: String(port), PGUSER: 'postgres' };
    const [, prepare = ''] = /^ExecStartPre=(.+)$/mu.exec(deployed('elan-archive.service')) ?? [];
    const [, start = ''] = /^ExecStart=(.+)$/mu.exec(deployed('elan-archive.service')) ?? [];
    this.receiver = new SupervisedProgram({
      ...{ name, program: '/bin/sh', cwd: place.directory, account: place.account, log: place.log(name) },
      args: ['-c', `${this.here(prepare)} && exec ${this.here(start)}`],
      env: this.env,
      isReady: async () => true,
    });
  }

  /** Takes a base backup as the nightly unit does. */
  backUp(keep = 7): string {
    const [, program = '', words = ''] =
      /^ExecStart=\/opt\/elan\/deploy\/archive\/(\S+) (.+)$/mu.exec(deployed('elan-base-backup.service')) ?? [];
    const [archive = ''] = this.here(words).split(' ');
    return run(this.place, this.script(program), [archive, String(keep)], this.env);
  }

  /** Prepares a data directory for a recovery. @param time as an operator types it; undefined: to the end */
  recover(data: string, time?: string): string {
    return run(this.place, this.script('recover'), [this.directory, data, ...(time === undefined ? [] : [time])]);
  }

  /** A line of a unit with our directory and the programs of the PostgreSQL that is tried. */
  private here(line: string): string {
    return line.replaceAll('/srv/elan-archive', this.directory).replaceAll('/usr/bin/', '');
  }

  /** The account may not be able to reach the repository. */
  private script(name: string): string {
    const path = this.place.file(name, deployed(name));
    chmodSync(path, 0o700);
    return path;
  }
}

/** Creates a database cluster and returns its directory. */
export function initDatabase(place: Place, bin: string): string {
  const data = join(place.folder('machine'), 'main');
  run(place, join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--data-checksums']);
  return data;
}
