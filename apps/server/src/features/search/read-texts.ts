import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';

/** Texts read by one statement; a hundred of the longest take a second. */
const portion = 25;
const oldProjectsAtOnce = 5;
/** Milliseconds between looks at the backlog: how long a saved text may not be found. */
const pollInterval = 2_000;

export type SearchReading = { stop(): Promise<void> };

/**
 * Reads the words of saved texts into the search for as long as the process runs. Saving only notes which text changed,
 * so a text that is being typed is read once for many saves. Several processes may do this: each text is taken by one.
 */
export function startReadingTexts(deps: { db: Database; log: Logger }): SearchReading {
  let isStopped = false;
  let round: Promise<void> | null = null;
  const look = () => {
    round ??= readTexts(deps, () => isStopped)
      .catch((error: unknown) => deps.log.error({ err: error }, 'texts could not be read for the search'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(look, pollInterval);
  look();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Empties the backlog: texts that changed, then the projects from before the search, a few at a time. */
export async function readTexts(
  { db, log }: { db: Database; log: Logger },
  isStopped: () => boolean = () => false,
): Promise<void> {
  let oldProjects = 0;
  while (!isStopped()) {
    if ((await readPortion(db)) > 0) continue;
    const added = await addOldProjects(db);
    if (added === 0) break;
    if (oldProjects === 0) log.info('reading earlier texts into the search, in the background');
    oldProjects += added;
  }
  if (oldProjects > 0 && !isStopped()) log.info({ projects: oldProjects }, 'earlier texts are in the search');
}

async function readPortion(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with taken as (
      delete from search_backlog where ctid = any(array(
        select ctid from search_backlog limit ${sql.raw(String(portion))} for update skip locked))
      returning *
    ), kept as materialized (select search_keep(project_id, kind, module, place) from taken)
    select count(*)::int as count from kept`);
  return rows[0]?.count ?? 0;
}

async function addOldProjects(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with taken as (
      delete from search_old_projects where ctid = any(array(
        select ctid from search_old_projects limit ${sql.raw(String(oldProjectsAtOnce))} for update skip locked))
      returning project_id
    ), added as materialized (select search_old_project(project_id) from taken)
    select count(*)::int as count from added`);
  return rows[0]?.count ?? 0;
}
