import { expect, it } from 'vitest';
import { addressOfLink } from './address-of-link.ts';

const link = (address: string) => `secret.${Buffer.from(address).toString('base64url')}`;

it('reads the address in a sign-in link, whatever its letters', () => {
  for (const address of ['ada@example.test', 'zoé.o~?>@exämple.test'])
    expect(addressOfLink(link(address))).toBe(address);
});

it.each(['', 'secret', 'secret.', 'secret.%%', 'secret._w', link('nobody'), link('a@b.ca\u202e')])(
  'shows nothing of %j',
  (token) => expect(addressOfLink(token)).toBeNull(),
);
