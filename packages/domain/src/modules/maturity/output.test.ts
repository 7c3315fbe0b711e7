import { expect, test } from 'vitest';
import { maturityCategories } from './categories.ts';
import { parseMaturity } from './output.ts';

const category = { score: 60, status: 'Taking shape', recommendations: ['Ask ten customers'] };
const categories = Object.fromEntries(maturityCategories.map((key) => [key, category]));
const score = {
  overall: 72,
  categories,
  strengths: ['A price'],
  weaknesses: ['No quote'],
  nextSteps: ['Call the mill'],
  timeline: 'Four weeks',
};
const good = JSON.stringify(score);
const withOverall = (overall: unknown) => parseMaturity(JSON.stringify({ ...score, overall }))?.overall;
const withIdea = (idea: unknown) =>
  parseMaturity(JSON.stringify({ ...score, categories: { ...categories, idea } }))?.categories.idea;

test.each([
  ['plain', good],
  ['fenced', `\`\`\`json\n${good}\n\`\`\``],
  ['prefixed', `Your score:\n${good}`],
  ['embedded', `{"note":1} ${good} That is all {really}.`],
])('a %s reply is read', (_, reply) => {
  expect(parseMaturity(reply)).toEqual(score);
});

test.each([
  ['nothing', ''],
  ['words', 'Seventy-two.'],
  ['no overall', JSON.stringify({ ...score, overall: undefined })],
  ['no categories', JSON.stringify({ ...score, categories: undefined })],
  ['a missing category', JSON.stringify({ ...score, categories: { ...categories, finance: undefined } })],
  [
    'a category without a number',
    JSON.stringify({ ...score, categories: { ...categories, idea: { status: 'good' } } }),
  ],
  ['an overall in words', JSON.stringify({ ...score, overall: 'high' })],
  ['categories as a list', JSON.stringify({ ...score, categories: Object.values(categories) })],
  ['JSON that is cut off', good.slice(0, -20)],
  ['a failure message', '# ⚠️ Service temporarily unavailable'],
])('%s gives no score', (_, reply) => {
  expect(parseMaturity(reply)).toBeUndefined();
});

test.each([
  [72.4, 72],
  [72.5, 73],
  [-5, 0],
  [130, 100],
  [1e300, 100],
  ['72', 72],
  [' 72,6 % ', 73],
  ['72/100', 72],
  ['72 points', 72],
  ['-3', 0],
  ['72 or so', undefined],
  ['', undefined],
  ['9'.repeat(400), undefined],
  [null, undefined],
  [true, undefined],
])('the number %j is %j', (value, points) => {
  expect(withOverall(value)).toBe(points);
});

test('a category may be a number, its keys French, its recommendations one text', () => {
  expect(withIdea(55)).toEqual({ score: 55, status: '', recommendations: [] });
  expect(withIdea({ note: '55', statut: 'En bonne voie', recommandations: 'Une\nDeux' })).toEqual({
    score: 55,
    status: 'En bonne voie',
    recommendations: ['Une', 'Deux'],
  });
});

test('categories may be named in French, in any case', () => {
  const french = Object.fromEntries(
    ['Idée', 'Marché', 'Entreprise', 'Marketing', 'Produit', 'Finances'].map((key, index) => [
      key,
      { ...category, score: index },
    ]),
  );
  const read = parseMaturity(JSON.stringify({ ...score, categories: french }));
  expect(Object.entries(read?.categories ?? {}).map(([key, { score }]) => [key, score])).toEqual(
    maturityCategories.map((key, index) => [key, index]),
  );
});

test('lists and texts are optional, cut and freed of what cannot be stored', () => {
  expect(parseMaturity(JSON.stringify({ overall: 0, categories }))).toMatchObject({
    overall: 0,
    strengths: [],
    weaknesses: [],
    nextSteps: [],
    timeline: '',
  });
  const long = parseMaturity(
    JSON.stringify({
      ...score,
      strengths: Array.from({ length: 60 }, () => 'a\u0000'),
      timeline: 'x'.repeat(5_000),
      categories: { ...categories, idea: { ...category, recommendations: Array.from({ length: 60 }, () => 'r') } },
    }),
  );
  expect(long?.strengths).toEqual(Array.from({ length: 8 }, () => 'a'));
  expect(long?.timeline).toHaveLength(1_000);
  expect(long?.categories.idea.recommendations).toHaveLength(8);
});

// Anything worse than linear here would take longer than a test may.
test.each([
  ['open braces', '{'.repeat(200_000), false],
  ['a long text', JSON.stringify({ ...score, timeline: 'é🥖 '.repeat(50_000) }), true],
  ['an open fence', `\`\`\`json${' '.repeat(200_000)}{`, false],
])('a reply of 200 KB is read to its end: %s', (_, reply, isScore) => {
  expect(parseMaturity(reply) !== undefined).toBe(isScore);
});
