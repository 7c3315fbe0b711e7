import { createHook } from 'node:async_hooks';
import { Refusal } from '@elan/domain/errors';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTurns } from '../turns.ts';
import { createPasswordHasher } from './hasher.ts';

const cost = { memory: 8, passes: 1 };
/** The hash of 'six-or-more' as better-auth's default hashing stored it. */
const scryptHash =
  '75e475c2c3404f845ef2a6902d88ed3e:cbed66825dcdc6b0b51d573448fc134bfed86248c1d4cc2b952336f03009fc51e73abdb93e1bccbf0664271d6d87e01638de989069d6fb5327282702e66040e7';

describe('a password hash', () => {
  test('is salted, includes its cost and matches only its password', async () => {
    const hasher = createPasswordHasher({ cost });
    const [one, two] = [await hasher.hash('six-or-more'), await hasher.hash('six-or-more')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/u);
    expect(two).not.toBe(one);
    expect(await hasher.verify(one, 'six-or-more')).toBe(true);
    expect(await hasher.verify(one, 'not-this-one')).toBe(false);
  });

  test('matches its password in either Unicode form', async () => {
    const hasher = createPasswordHasher({ cost });
    expect(await hasher.verify(await hasher.hash('caf\u00e9s!'), 'cafe\u0301s!')).toBe(true);
  });

  test('is checked at the cost it was made with, and recognized as outdated', async () => {
    const [before, now] = [createPasswordHasher({ cost }), createPasswordHasher({ cost: { memory: 16, passes: 2 } })];
    const hash = await before.hash('six-or-more');
    expect(await now.verify(hash, 'six-or-more')).toBe(true);
    expect([before.isCurrent(hash), now.isCurrent(hash)]).toEqual([true, false]);
  });

  test('from before argon2id still matches', async () => {
    const hasher = createPasswordHasher({ cost });
    expect(await hasher.verify(scryptHash, 'six-or-more')).toBe(true);
    expect(await hasher.verify(scryptHash, 'not-this-one')).toBe(false);
    expect(hasher.isCurrent(scryptHash)).toBe(false);
  });

  test('of no known kind is an error, not a wrong password', async () => {
    await expect(createPasswordHasher({ cost }).verify('plain', 'plain')).rejects.toThrow();
  });
});

test.each([false, true])(
  'a wrong password costs the same for every address (scrypt hashes stored: %j)',
  async (holdsScrypt) => {
    const hasher = createPasswordHasher({ cost, holdsScrypt });
    const argon2id = await hasher.hash('six-or-more');
    const unknown = await derivations(() => hasher.pretendToVerify('not-this-one'));
    expect(await derivations(() => hasher.verify(argon2id, 'not-this-one'))).toEqual(unknown);
    if (holdsScrypt) expect(await derivations(() => hasher.verify(scryptHash, 'not-this-one'))).toEqual(unknown);
    expect(unknown).toEqual(holdsScrypt ? ['argon2', 'scrypt'] : ['argon2']);
    expect(await derivations(() => hasher.verify(argon2id, 'six-or-more'))).toEqual(['argon2']);
  },
);

describe('turns', () => {
  test('run as many at once as allowed, in the order of arrival, and refuse those beyond the queue', async () => {
    const inTurn = createTurns(2, 2);
    const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const began: number[] = [];
    const results = ends.map(({ promise }, index) =>
      inTurn(async () => {
        began.push(index);
        await promise;
        return index;
      }).catch((error: unknown) => error),
    );
    expect(await results[4]).toEqual(new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 }));
    expect(began).toEqual([0, 1]);
    ends[1]?.resolve();
    await results[1];
    expect(began).toEqual([0, 1, 2]);
    for (const { resolve } of ends) resolve();
    expect(await Promise.all(results.slice(0, 4))).toEqual([0, 1, 2, 3]);
    expect(began).toEqual([0, 1, 2, 3]);
  });

  test('continue after work that failed', async () => {
    const inTurn = createTurns(1, 1);
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});

/** The kinds of key derivation that a call runs. */
async function derivations(call: () => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = [];
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST' || type === 'SCRYPTREQUEST')
        kinds.push(type.slice(0, -'REQUEST'.length).toLowerCase());
    },
  }).enable();
  onTestFinished(() => void hook.disable());
  await call();
  hook.disable();
  return kinds.sort();
}
