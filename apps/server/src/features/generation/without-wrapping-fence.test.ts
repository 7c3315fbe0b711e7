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
  ['a block named text', `\`\`\`text\n${report}\n\`\`\``, `${report}\n`],
  ['a block with a title', `\`\`\`markdown title="a.md"\n\n${report}\n\`\`\``, `${report}\n`],
  ['words before the block', `Here it is:\n\n\`\`\`markdown\n${report}\n\`\`\``, `Here it is:\n\n${report}\n`],
  ['words right above the block', `Voici\u00a0:\n\`\`\`md\n\n${report}\n\`\`\``, `Voici\u00a0:\n\n${report}\n`],
  ['words before a block that goes on', `Here:\n\n\`\`\`md\n${report}\n\`\`\`\n\nBye`, `Here:\n\n${report}\n\nBye`],
  ['words before code', 'Type:\n\n```\n# install\n```\nEnd', 'Type:\n\n```\n# install\n```\nEnd'],
  ['two paragraphs before a block', 'A\n\nB\n\n```md\n# C\n```', 'A\n\nB\n\n```md\n# C\n```'],
  ['a title before a block', '# A\n\n```md\n# C\n```', '# A\n\n```md\n# C\n```'],
  ['a list before a block', '- A\n\n```md\n# C\n```', '- A\n\n```md\n# C\n```'],
  [
    'many words before a block',
    `${'word '.repeat(60)}\n\n\`\`\`md\n# C\n\`\`\``,
    `${'word '.repeat(60)}\n\n\`\`\`md\n# C\n\`\`\``,
  ],
  ['text without a heading', '```text\nls\n```', '```text\nls\n```'],
  ['words and marks in a line', 'Use ``a`` and\n``b`` now', 'Use ``a`` and\n``b`` now'],
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
  expect(await read(['Here:', '\n\n', '```', 'md\n', '# A', ' title'])).toEqual(['Here:', '\n\n', '# A', ' title']);
});
