import { expect, test } from 'vitest';
import { guideNames, helpNames, helpPageAt, helpPath } from './help-pages.ts';

test('every page has an address of its own, and the address leads back to it', () => {
  const names = [...helpNames, ...guideNames];
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(helpPageAt(helpPath(name))).toBe(name);
});

test.each(['/help', '/help/', '/help/nothing', '/help/offline/more', '/guides/offline', 'help/offline'])(
  '%s is no page of help',
  (path) => {
    expect(helpPageAt(path)).toBeUndefined();
  },
);
