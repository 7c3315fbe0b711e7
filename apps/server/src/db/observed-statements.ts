import type pg from 'pg';
import type { Readers } from './readers.ts';

/** Runs a statement and notes how long it took. */
export type Observe = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

type Query = (...args: unknown[]) => unknown;

/** Observes every statement of a pool and of the transactions on its connections. */
export function observePool(pool: pg.Pool, observe: Observe): void {
  observeQueries(pool, observe);
  pool.on('connect', (client) => observeQueries(client, observe));
}

/** The pool calls its clients with a callback, which is not observed again; transactions call them without one. */
function observeQueries(target: { query: unknown }, observe: Observe): void {
  const query = (target.query as Query).bind(target);
  target.query = (...args: unknown[]) => {
    const [statement] = args;
    const text = textOf(statement);
    if (text === undefined || typeof args.at(-1) === 'function') return query(...args);
    return observe(text, async () => query(...args));
  };
}

/** The text of a statement, which holds no values; undefined for the driver's own objects, such as a COPY. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

export function observedReaders(readers: Readers, observe: Observe): Readers {
  return { ...readers, query: (query) => observe(query.text, () => readers.query(query)) };
}
