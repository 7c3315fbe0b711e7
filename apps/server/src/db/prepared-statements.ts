import { createHash } from 'node:crypto';
import pg from 'pg';

/** Each connection keeps the plan of each name, some 20 KB: statements beyond this many are planned at every call. */
const mostNames = 400;

/**
 * A client that gives the statements of the query builder a name, made from their text, so that each connection parses
 * and plans a text once. Saving an answer is about twice as fast with it. A text must not grow with its values, as a
 * list of placeholders does: such a list is passed as one array.
 * @param limit how many texts get a name
 */
export function preparingClient(limit = mostNames): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= limit) return known;
    const name = `q_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    return name;
  };
  const prepared = (query: unknown, values: unknown): unknown => {
    // Without values a statement is sent as plain text: begin, commit, and whatever else runs rarely.
    if (!isUnnamed(query) || !Array.isArray(values) || values.length === 0) return query;
    const name = nameOf(query.text);
    return name === undefined ? query : { ...query, name };
  };
  return class PreparingClient extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) =>
      (super.query as (...all: unknown[]) => unknown)(prepared(query, rest[0]), ...rest)) as pg.Client['query'];
  };
}

/** How the query builder passes a statement; a ready-made query of the driver's own has a `submit`. */
function isUnnamed(query: unknown): query is { text: string } {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    !('submit' in query) &&
    !('name' in query && query.name !== undefined)
  );
}
