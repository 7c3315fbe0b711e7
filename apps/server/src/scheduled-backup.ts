import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from './db/backup/write-backup.ts';
import { readPictureObject } from './features/plan-pictures/public.ts';
import type { Deps } from './rpc/deps.ts';

/** Whether a file of BACKUP_DIR is one of our backups. */
export const isBackupName = (name: string) => /^elan-\d{8}-\d{6}\.backup\.gz$/u.test(name);

/** The name of a backup made at a time: they sort by it. */
export function backupName(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  return `elan-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.backup.gz`;
}

/** Writes a backup into the operator's directory and removes the oldest ones. Does nothing without BACKUP_DIR. */
export async function runScheduledBackup({ settings, db, pictureStore, now, log }: Deps): Promise<void> {
  if (settings.backup === null) return;
  const { directory, keep } = settings.backup;
  const sessionString = settings.database.kind === 'server' ? settings.database.sessionString : null;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const name = backupName(now());
  const path = join(directory, name);
  const config = sessionString === null ? db.$client.options : { connectionString: sessionString };
  const { missingPictures } = await writeBackup(config, path, (key) => readPictureObject(pictureStore, key));
  if (missingPictures > 0) log.error({ path, missingPictures }, 'pictures are missing in the backup');
  // Those that are dated later were written before the clock was set back; they must not push out the newer ones.
  const backups = (await readdir(directory)).filter((each) => isBackupName(each) && each <= name).sort();
  for (const old of backups.slice(0, -keep)) await rm(join(directory, old), { force: true });
  log.info({ path }, 'backup written');
}
