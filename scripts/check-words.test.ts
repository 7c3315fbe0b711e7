import { expect, test } from 'vitest';
import { wordProblems } from './check-words.ts';

const messages = 'apps/web/src/features/ledger-table/messages.ts';
const saidIn = (path: string, source: string) => wordProblems(path, source).map(({ message }) => message);

test.each([
  ["title: { en: 'Rehearsal', fr: 'Entrevue' },", 'Practice interview'],
  ["title: { en: 'Share link', fr: 'Lien de lecture' },", 'lien de partage'],
  [`en: (count: number) => \`\${count === 1 ? 'one' : \`\${count} lines\`} pasted\`,`, 'figure'],
  ["// It's a comment\nen: 'Nothing is left open.',", 'missing'],
])('a word that was given up is found: %s', (source, word) => {
  expect(saidIn(messages, source)).toContainEqual(expect.stringContaining(`'${word}'`));
});

test.each([
  ['the label of the specification', messages, "en: 'Built-in draft, no AI model connected',"],
  ['a key, a value and code', messages, "conflict: { kind: 'row', en: line(count).proposed },"],
  ['a comment', messages, "/** The line's report. */\nen: 'Added',"],
  ['a line of a statement', 'apps/web/src/features/finances/messages.ts', "en: 'Press a line to see it.',"],
  ['a word people search for', 'content/help/en/figures.md', 'keywords: rows lines report\n\nYour figures.'],
  ['a field of the API', 'packages/contract/src/ledger.ts', "z.string().describe('The row')"],
])('%s is not', (_what, path, source) => {
  expect(saidIn(path, source)).toEqual([]);
});

test('says where: the summaries of the API and the pages of the help too', () => {
  expect(wordProblems('packages/contract/src/links.ts', "route(\n  get('/links', 'The links for readers'")).toEqual([
    expect.objectContaining({ line: 2 }),
  ]);
  expect(wordProblems('content/help/fr/modules.md', 'Un.\n\nCe qui ne s’écrit pas.\nUn lien de lecture.')).toEqual([
    expect.objectContaining({ line: 4 }),
  ]);
});
