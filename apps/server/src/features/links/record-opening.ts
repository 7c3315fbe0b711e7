import type { LinkOpening } from '@elan/contract/links';
import { listedOpenings } from '@elan/domain/reader-links';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Openings that are not written yet, by link. */
type Waiting = Map<string, { count: number; newest: LinkOpening[] }>;

const logs = new WeakMap<Database, Waiting>();

/**
 * Counts an opening and lists it among the latest, without anybody waiting for it. Those that arrive during a write are
 * written together, so any number of openings keeps one connection busy at most. Nothing about the reader is kept.
 */
export function recordOpening(deps: Pick<Deps, 'db' | 'log' | 'now'>, linkId: string, what: LinkOpening['what']): void {
  const known = logs.get(deps.db);
  const waiting: Waiting = known ?? new Map();
  const { count, newest } = waiting.get(linkId) ?? { count: 0, newest: [] };
  const opening = { at: deps.now().toISOString(), what };
  waiting.set(linkId, { count: count + 1, newest: [opening, ...newest].slice(0, listedOpenings) });
  if (known !== undefined) return;
  logs.set(deps.db, waiting);
  void writeAll(deps, waiting);
}

async function writeAll({ db, log }: Pick<Deps, 'db' | 'log'>, waiting: Waiting): Promise<void> {
  for (const [linkId, { count, newest }] of waiting) {
    waiting.delete(linkId);
    try {
      await db.execute(sql`
        update ${readerLinks} set opened = opened + ${count}, openings = (
          select jsonb_agg(entry order by place)
          from jsonb_array_elements(${JSON.stringify(newest)}::jsonb || openings) with ordinality as listed(entry, place)
          where place <= ${listedOpenings})
        where id = ${linkId}`);
    } catch (error) {
      log.error({ err: error }, 'openings of a link were not counted');
    }
  }
  logs.delete(db);
}
