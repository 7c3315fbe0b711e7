import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { makeScratchDirectory } from './scratch-directory.ts';

export type Replicated = {
  /** Migrated, and empty. */
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  end(): Promise<void>;
};

const log = { info() {}, warn() {}, error: (message: string) => process.stderr.write(`${message}\n`) };

/** Starts a database and a standby that follows its log. */
export async function startReplicated(): Promise<Replicated> {
  const directories = [makeScratchDirectory(), makeScratchDirectory()] as const;
  const settings = { wal_level: 'replica', max_wal_senders: '4' };
  const primary = await startEmbeddedPostgres({ dataDir: directories[0], log, settings });
  await migrate(primary.config);
  await copyRunning(primary, directories[0], directories[1]);
  const { host, port, user } = primary.admin;
  const following = { ...settings, primary_conninfo: `host=${host} port=${port} user=${user}` };
  const standby = await startEmbeddedPostgres({ dataDir: directories[1], log, settings: following });
  return {
    primary,
    standby,
    async end() {
      await standby.stop();
      await primary.stop();
      for (const directory of directories) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What pg_basebackup does, which the embedded PostgreSQL does not bring. */
async function copyRunning(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const [source, copy] = [join(from, 'postgres'), join(to, 'postgres')];
  const client = new pg.Client(primary.admin);
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  cpSync(source, copy, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(copy, 'standby.signal'), '');
}
