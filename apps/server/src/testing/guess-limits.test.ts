import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { forgetGuesses, guessCounter } from '../db/count-guesses.ts';
import { guessCounts } from '../db/schema/login-attempts.ts';
import { createRateLimiter, rateLimits } from '../platform/http/rate-limit.ts';
import { createTestApp } from './test-app.ts';

test('guesses are counted by all processes together, and start over after their time', async () => {
  const { db } = (await createTestApp()).deps;
  const processes = [1, 2, 3].map(() => createRateLimiter(1, guessCounter(db)));
  const { points } = rateLimits.signIn;
  const guesses = Array.from({ length: points + 2 }, (_, n) => processes[n % 3]?.hasRoom('signIn', '203.0.113.9'));
  expect((await Promise.all(guesses)).filter((isWithin) => isWithin === false)).toHaveLength(2);
  await expect(processes[0]?.consume('signIn', '203.0.113.9')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { retryAfterSeconds: expect.any(Number) },
  });
  // One that did not count leaves room for another.
  await processes[1]?.giveBack('signIn', '203.0.113.9');
  await processes[1]?.giveBack('signIn', '203.0.113.9');
  await processes[1]?.giveBack('signIn', '203.0.113.9');
  await processes[2]?.giveBack('signIn', '203.0.113.9');
  await processes[0]?.consume('signIn', '203.0.113.9');
  // Another address, and another limit for the same one.
  await processes[0]?.consume('signIn', '203.0.113.10');
  await processes[0]?.consume('linkPassword', '203.0.113.9');
  expect(JSON.stringify(await db.select().from(guessCounts))).not.toContain('203.0.113');
  await db.execute(sql`update guess_counts set ends_at = now() - interval '1 second'`);
  await processes[1]?.consume('signIn', '203.0.113.9');
  expect(await db.select({ uses: guessCounts.uses }).from(guessCounts).where(sql`ends_at > now()`)).toEqual([
    { uses: 1 },
  ]);
  await forgetGuesses(db);
  expect(await db.select().from(guessCounts)).toHaveLength(1);
});
