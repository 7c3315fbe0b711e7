import { mostEarlierTexts, newestEarlierTexts } from '@elan/domain/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './client.ts';

/**
 * Cuts a history to `mostEarlierTexts`: deletes the older texts that follow their predecessor most closely. The first
 * text and the newest ones stay.
 * @param of the rows of one text in `table`, which have a version and `written_at`
 */
export async function thinEarlierTexts(tx: Transaction, table: PgTable, of: SQL): Promise<void> {
  await tx.execute(sql`
    with history as (
      select version, written_at - lag(written_at) over (order by version) as pause,
        row_number() over (order by version desc) as place, count(*) over () as number
      from ${table} where ${of}),
    superfluous as (
      select version from history
      where place > ${newestEarlierTexts}::int and pause is not null and number > ${mostEarlierTexts}::int
      order by pause, version
      limit (select greatest(0, count(*) - ${mostEarlierTexts}::int) from history))
    delete from ${table} where ${of} and version in (select version from superfluous)`);
}
