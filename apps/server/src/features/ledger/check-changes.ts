import type { KeptRow, RowChange, RowRemoval } from '@elan/contract/ledger';
import { Refusal } from '@elan/domain/errors';
import { columnsOf, type Origin } from '@elan/domain/ledger/row';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { answers } from '../../db/schema/modules.ts';
import { readEarlierOrigins } from './queries.ts';

type Problem = { path: string; problem: string };

/** @throws Refusal INVALID_INPUT for a row or a setting that is named twice, and for an origin that matches no cell */
export function checkChanges(rows: readonly RowChange[], removed: readonly RowRemoval[]): void {
  const seen = new Set<string>();
  const isRepeated = (key: string) => seen.size === seen.add(key).size;
  const problems: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    if (isRepeated(row.id)) problems.push({ path: `rows.${index}.id`, problem: 'repeated_row' });
    const columns = row.kind === 'setting' ? { value: null } : columnsOf(row.kind);
    if (row.kind === 'setting' && isRepeated(row.cells.name)) {
      problems.push({ path: `rows.${index}.cells.name`, problem: 'repeated_setting' });
    }
    for (const name of Object.keys(row.origins)) {
      if (!Object.hasOwn(columns, name)) {
        problems.push({ path: `rows.${index}.origins.${name}`, problem: 'unknown_column' });
      }
    }
  }
  for (const [index, { id }] of removed.entries()) {
    if (isRepeated(id)) problems.push({ path: `removed.${index}.id`, problem: 'repeated_row' });
  }
  refuseWith(problems);
}

/**
 * Checks that what a cell quotes is literally in the stored answer. A quote that the figures had already, in any row or
 * earlier in this one, stays valid when the answer changes: the row was read from what was said then.
 * @param rows with their index in the request
 * @throws Refusal INVALID_INPUT naming every cell that quotes what was not said
 */
export async function checkQuotes(
  db: Queryable,
  projectId: string,
  rows: readonly { index: number; row: RowChange }[],
  kept: readonly KeptRow[],
): Promise<void> {
  const known = new Set(kept.flatMap(({ origins }) => Object.values(origins).map(quoteKey)));
  const isNew = ({ origin }: Quoted) => !known.has(quoteKey(origin));
  const quoted = rows.flatMap(quotesOf).filter(isNew);
  if (quoted.length === 0) return;
  const texts = await readTexts(db, projectId, quoted);
  const unsaid = quoted.filter(({ origin }) => {
    const text = texts.get(`${origin.module} ${origin.question}`) ?? '';
    return !withPlainLineEnds(text).includes(withPlainLineEnds(origin.quote));
  });
  if (unsaid.length === 0) return;
  const earlier = await readEarlierOrigins(db, projectId, [...new Set(unsaid.map(({ id }) => id))]);
  for (const { origins } of earlier) for (const origin of Object.values(origins)) known.add(quoteKey(origin));
  refuseWith(unsaid.filter(isNew).map(({ path }) => ({ path, problem: 'not_in_answer' })));
}

type Quote = Extract<Origin, { quote: string }>;
type Quoted = { id: string; path: string; origin: Quote };

const quoteKey = (origin: Origin) =>
  'quote' in origin ? JSON.stringify([origin.module, origin.question, origin.quote]) : '';

function quotesOf({ index, row }: { index: number; row: RowChange }): Quoted[] {
  return Object.entries(row.origins).flatMap(([name, origin]) =>
    'quote' in origin ? [{ id: row.id, path: `rows.${index}.origins.${name}`, origin }] : [],
  );
}

const withPlainLineEnds = (text: string) => text.replaceAll('\r\n', '\n');

async function readTexts(db: Queryable, projectId: string, quoted: readonly Quoted[]): Promise<Map<string, string>> {
  const places = new Map(
    quoted.map(({ origin: { module, question } }) => [`${module} ${question}`, { module, question }]),
  );
  const list = (key: 'module' | 'question') => sql.param([...places.values()].map((place) => place[key]));
  const { rows } = await db.execute<{ place: string; value: string }>(sql`
    select a.module || ' ' || a.question as place, a.value
    from unnest(${list('module')}::text[], ${list('question')}::text[]) as said (module, question)
      join ${answers} a on a.project_id = ${projectId} and a.module = said.module and a.question = said.question`);
  return new Map(rows.map(({ place, value }) => [place, value]));
}

function refuseWith(fields: Problem[]): void {
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields });
}
