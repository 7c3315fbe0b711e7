import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { signUp } from '../api.ts';
import { startDatabase } from '../database.ts';
import { productOn } from './product.ts';

/** What was tried, what happened, and whether that is right. */
export type Finding = [what: string, outcome: string, isRight: boolean];

const peopleOfEach = 10;

/** Starts two processes at the same moment on one database without tables, and uses both. */
export async function startTwice(directory: string, port: number): Promise<Finding[]> {
  mkdirSync(directory, { recursive: true });
  const database = await startDatabase(join(directory, 'database'));
  const products = [port, port + 1].map((own) =>
    productOn(own, join(directory, String(own)), { DATABASE_URL: database.url }),
  );
  const starts = await Promise.allSettled(products.map(async (product) => product.start()));
  const started = products.filter((_, index) => starts[index]?.status === 'fulfilled');
  const client = new pg.Client(database.config);
  try {
    await client.connect();
    for (const { origin } of started) for (let each = 0; each < peopleOfEach; each += 1) await signUp(origin);
    const { rows } = await client.query<{ people: number }>('select count(*)::int as people from users');
    const expected = 2 * peopleOfEach;
    const people = rows[0]?.people ?? 0;
    const outcome = `${started.length} of 2 ready, ${people} of ${expected} accounts`;
    return [['two starters on one empty database', outcome, started.length === 2 && people === expected]];
  } finally {
    await client.end();
    for (const product of started) await product.stop();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
