import { expect, test } from 'vitest';
import { withoutSetAside } from './without-set-aside.ts';

async function* give(pieces: readonly string[]) {
  yield* pieces;
  return { reason: 'stop' } as const;
}

async function read(pieces: readonly string[], sections: readonly string[]): Promise<string> {
  let text = '';
  for await (const piece of withoutSetAside(give(pieces), 'rd', sections)) text += piece;
  return text;
}

const report = '## In short\n\nSoap.\n\n## Suppliers\n\n### The mill\n\nOil.\n\n## Next steps\n\n1. Call.';

test.each([
  ['whole', [report]],
  ['letter by letter', [...report]],
])('a section that was set aside does not pass, arriving %s', async (_, pieces) => {
  const kept = '## In short\n\nSoap.\n\n## Next steps\n\n1. Call.';
  expect(await read(pieces, ['suppliers'])).toBe(kept);
  expect(await read(pieces, ['steps'])).toBe(report);
  expect(await read(pieces, [])).toBe(report);
});
