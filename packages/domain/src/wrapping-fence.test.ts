import { expect, test } from 'vitest';
import { withoutWrappingFence } from './wrapping-fence.ts';

const report = '# Your idea\n\nText.\n\n## Next\n\n- one';

test.each([
  ['named markdown', `\`\`\`markdown\n${report}\n\`\`\``],
  ['named md, with blank lines around', `\n\`\`\`md\n${report}\n\`\`\`\n\n`],
  ['without a name', `\`\`\`\n${report}\n\`\`\``],
  ['of tildes', `~~~\n${report}\n~~~`],
  ['that is not closed yet', `\`\`\`markdown\n${report}`],
])('takes a report out of a code block %s', (_, reply) => expect(withoutWrappingFence(reply)).toBe(report));

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
  ['nothing', ''],
])('leaves %s as it is', (_, reply) => expect(withoutWrappingFence(reply)).toBe(reply));

test('takes time in proportion to the reply', () => {
  const long = `\`\`\`markdown\n${'```\n'.repeat(20_000)}`;
  expect(withoutWrappingFence(long)).toBe(long);
});
