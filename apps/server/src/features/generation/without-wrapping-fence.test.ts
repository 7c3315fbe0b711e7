import { expect, test } from 'vitest';
import { withoutWrappingFence } from './without-wrapping-fence.ts';

async function* give(pieces: readonly string[]) {
  yield* pieces;
  return { reason: 'stop' } as const;
}

async function read(pieces: readonly string[]): Promise<string[]> {
  const passed: string[] = [];
  for await (const piece of withoutWrappingFence(give(pieces))) passed.push(piece);
  return passed;
}

const report = '# Your idea\n\nText.\n\n```sh\nls\n```\n\nEnd.';

test.each([
  ['a plain report', report, report],
  ['a block named markdown', `\`\`\`markdown\n${report}\n\`\`\``, `${report}\n`],
  ['a block named md, with blanks around', `\n \`\`\`md \n\n${report}\n\`\`\`  \n\n`, `${report}\n\n`],
  ['a block without a name', `\`\`\`\n${report}\n\`\`\`\n`, `${report}\n`],
  ['a block of tildes', `~~~\n${report}\n~~~`, `${report}\n`],
  ['a block that is never closed', `\`\`\`markdown\n${report}`, report],
  ['words after the block', `\`\`\`markdown\n${report}\n\`\`\`\n\nGood luck!`, `${report}\n\nGood luck!`],
  ['code of another language', '```sh\n# install\n```', '```sh\n# install\n```'],
  ['code without a heading', '```\nlet a = 1;\n```', '```\nlet a = 1;\n```'],
  ['a mark alone', '```', '```'],
  ['nothing', '', ''],
])('%s comes through, however it is cut', async (_, reply, expected) => {
  for (const size of [1, 2, 3, 7, 1_000]) {
    const pieces = reply.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
    expect((await read(pieces)).join('')).toBe(expected);
  }
});

test('words are not held back for long', async () => {
  expect(await read(['```markdown\n', '# A', ' title', '\n', 'Some ', 'words', '\n```'])).toEqual([
    '# A',
    ' title',
    '\n',
    'Some ',
    'words',
    '\n',
  ]);
  expect(await read(['Plain', ' words'])).toEqual(['Plain', ' words']);
});
