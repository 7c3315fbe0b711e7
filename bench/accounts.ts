import type pg from 'pg';
import { type Figure, load, median } from './api.ts';

type Visitor = { cookie: string; email: string; password: string };

/** How many people sign in at the same time. */
const crowd = 50;
/** How many failed sign-ins of each kind. */
const tries = 60;

/** Measures how sign-ins slow down other calls, and whether their duration reveals that an address has an account. */
export async function measureAccounts(
  origin: string,
  client: pg.Client,
  visitor: Visitor,
  seconds: number,
  rounds: number,
): Promise<Figure[]> {
  return [await compareCrowd(origin, visitor, seconds, rounds), await compareAddresses(origin, client, visitor)];
}

/** The tail latency of the most frequent call while fifty people keep signing in, compared with its value at rest. */
async function compareCrowd(origin: string, visitor: Visitor, seconds: number, rounds: number): Promise<Figure> {
  const headers = { 'content-type': 'application/json', cookie: visitor.cookie };
  const list = () => load(`${origin}/rpc/projects/list`, headers, '{"json":{}}', seconds);
  await list();
  const ratios: number[] = [];
  let signedIn = 0;
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await list();
    let isOver = false;
    const people = Array.from({ length: crowd }, async () => {
      while (!isOver) {
        await signIn(origin, visitor.email, visitor.password, 200);
        signedIn += 1;
      }
    });
    const busy = await list();
    isOver = true;
    await Promise.all(people);
    ratios.push(busy.p99 / quiet.p99);
    console.log(`  projects.list: p99 ${quiet.p99} ms alone, ${busy.p99} ms beside sign-ins`);
  }
  return [
    `projects.list beside ${crowd} parallel sign-ins, p99 over its quiet value`,
    `${median(ratios).toFixed(1)} (${signedIn} sign-ins)`,
    'at most 3',
  ];
}

/** Compares a wrong password for an account with an address that has none, taking turns. */
async function compareAddresses(origin: string, client: pg.Client, { email }: Visitor): Promise<Figure> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // Keep both addresses from being locked: a locked sign-in is answered without checking a password.
    await client.query('delete from login_attempts');
    known.push(await signIn(origin, email, 'not-this-one', 401));
    unknown.push(await signIn(origin, 'nobody@example.test', 'not-this-one', 401));
  }
  const difference = (median(known) / median(unknown) - 1) * 100;
  return [
    'failed sign-in, known against unknown address',
    `${median(known).toFixed(1)} ms against ${median(unknown).toFixed(1)} ms (${difference.toFixed(1)} %)`,
    'medians within 10 %',
  ];
}

/** @returns milliseconds until the response was read */
async function signIn(origin: string, email: string, password: string, expected: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = await response.text();
  if (response.status !== expected) throw new Error(`a sign-in answered ${response.status}: ${body}`);
  return performance.now() - began;
}
