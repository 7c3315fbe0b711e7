import { expect, test } from 'vitest';
import { withoutWrappingFence } from './wrapping-fence.ts';

const report = '# Your idea\n\nText.\n\n## Next\n\n- one';

test.each([
  ['named markdown', `\`\`\`markdown\n${report}\n\`\`\``],
  ['named md, with blank lines around', `\n\`\`\`md\n${report}\n\`\`\`\n\n`],
  ['without a name', `\`\`\`\n${report}\n\`\`\``],
  ['of tildes', `~~~\n${report}\n~~~`],
  ['named text', `\`\`\`text\n${report}\n\`\`\``],
  ['with a title', `\`\`\`markdown title="report.md"\n${report}\n\`\`\``],
  ['that is not closed yet', `\`\`\`markdown\n${report}`],
])('takes a report out of a code block %s', (_, reply) => expect(withoutWrappingFence(reply)).toBe(report));

test.each(['Here is your report:\n\n', 'Voici votre analyse\u00a0:\n'])(
  'keeps the words that lead to the block: %j',
  (lead) => {
    for (const end of ['\n```', '\n```\n', '']) {
      expect(withoutWrappingFence(`${lead}\`\`\`markdown\n${report}${end}`)).toBe(`${lead.trim()}\n\n${report}`);
    }
    expect(withoutWrappingFence(`${lead}\`\`\`md title=x\n${report}\n\`\`\``)).toBe(`${lead.trim()}\n\n${report}`);
  },
);

test('keeps a code block in a wrapped report', () => {
  const inner = `${report}\n\n\`\`\`sh\nls\n\`\`\`\n\nEnd.`;
  expect(withoutWrappingFence(`\`\`\`markdown\n${inner}\n\`\`\``)).toBe(inner);
  expect(withoutWrappingFence(`\`\`\`\`\n${inner}\n\`\`\`\``)).toBe(inner);
});

test.each([
  ['a report', report],
  ['a report that begins and ends with code', '```\n# install\n```\n\nText.\n\n```\nrun\n```'],
  ['a report that begins with code', `\`\`\`\n# install\n\`\`\`\n\n${report}`],
  ['code of another language', '```sh\n# install\n```'],
  ['code without headings', '```\nlet a = 1;\n```'],
  ['text without headings', '```text\nls\n```'],
  ['code with a title', '```sh title=x\n# install\n```'],
  ['a paragraph and code without a name', 'Type this:\n\n```\n# install\n```'],
  [
    'a long beginning with an example',
    `${'A paragraph of the report. '.repeat(10)}\n\n\`\`\`markdown\n# Title\n\`\`\``,
  ],
  ['two paragraphs and an example', 'One.\n\nTwo.\n\n```markdown\n# Title\n```'],
  ['a title and an example', '# Title\n\n```markdown\n# Title\n```'],
  ['an example that the text goes on after', 'Write:\n\n```markdown\n# Title\n```\n\nThen call.'],
  ['nothing', ''],
])('leaves %s as it is', (_, reply) => expect(withoutWrappingFence(reply)).toBe(reply));

test('takes time in proportion to the reply', () => {
  const long = `\`\`\`markdown\n${'```\n'.repeat(20_000)}`;
  expect(withoutWrappingFence(long)).toBe(long);
});
