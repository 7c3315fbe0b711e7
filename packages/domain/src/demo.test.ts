import { expect, it } from 'vitest';
import { demoId, demoIds, demoPeriod, demoPermissions, isDemoId } from './demo.ts';

it("puts fifteen days on each side of now into the demonstration's period, in unix seconds", () => {
  const day = 24 * 60 * 60;
  const now = Date.parse('2025-06-16T12:00:00.500Z');
  const seconds = Math.floor(now / 1000);
  expect(demoPeriod(new Date(now))).toEqual({ start: seconds - 15 * day, end: seconds + 15 * day });
});

it.each([
  ['one-person', true],
  ['another-person', false],
])('lets %s do everything in the demonstration, and own it: %s', (owner, isOwner) => {
  expect(demoPermissions(owner, 'one-person', false)).toMatchObject({
    canView: true,
    canComment: true,
    canEdit: true,
    isOwner,
  });
});

it("knows its own ids from everybody else's", () => {
  for (const id of [...Object.values(demoIds), demoId(0), demoId(5_000)]) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(isDemoId(id)).toBe(true);
  }
  expect(isDemoId(crypto.randomUUID())).toBe(false);
  expect(isDemoId(undefined)).toBe(false);
});
