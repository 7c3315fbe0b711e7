import { describe, expect, it } from 'vitest';
import { isPossibleEnd, linkDays, linkStateOf } from './reader-links.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('linkStateOf', () => {
  it.each([
    [inDays(1), null, 'active'],
    [now, null, 'ended'],
    [inDays(-1), null, 'ended'],
    [inDays(1), inDays(-2), 'revoked'],
    [inDays(-1), inDays(-2), 'revoked'],
  ] as const)('of a link that ends %s, revoked %s: %s', (endsAt, revokedAt, state) => {
    expect(linkStateOf({ endsAt, revokedAt }, now)).toBe(state);
  });
});

describe('isPossibleEnd', () => {
  it.each([
    [0, false],
    [-1, false],
    [0.01, true],
    [linkDays.longest, true],
    [linkDays.longest + 1, true],
    [linkDays.longest + 1.01, false],
  ])('%s days from now: %s', (days, isPossible) => {
    expect(isPossibleEnd(inDays(days), now)).toBe(isPossible);
  });

  it('is not a day that does not exist', () => {
    expect(isPossibleEnd(new Date('nothing'), now)).toBe(false);
  });
});
