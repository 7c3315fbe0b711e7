import { createHook } from 'node:async_hooks';
import { describe, expect, onTestFinished, test } from 'vitest';
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
