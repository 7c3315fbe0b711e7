import { describe, expect, test } from 'vitest';
import { toInterestLevel } from './interest-level.ts';
import { parseIdeas } from './output.ts';

const idea = { title: 'Bread', description: 'Loaves by subscription.', sector: 'Food', interestLevel: 'High' };
const read = { ...idea, interestLevel: 'high' };
const reply = (...ideas: unknown[]) => JSON.stringify({ ideas });

describe('a reply is read', () => {
  test('when it is plain JSON', () => {
    expect(parseIdeas(reply(idea))).toEqual([read]);
  });

  test('when a code fence surrounds it, named json or not', () => {
    expect(parseIdeas(`\`\`\`json\n${reply(idea)}\n\`\`\``)).toEqual([read]);
    expect(parseIdeas(`\`\`\`\n${reply(idea)}\n\`\`\``)).toEqual([read]);
  });

  test('when words surround it', () => {
    expect(parseIdeas(`Here: ${reply(idea)} bye`)).toEqual([read]);
    expect(parseIdeas(`A {note} first. ${reply(idea)} Then {more}.`)).toEqual([read]);
  });
});

describe('interest levels', () => {
  test.each([
    ['High', 'high'],
    ['Élevé', 'high'],
    ['eleve', 'high'],
    ['MOYEN', 'medium'],
    ['Medium', 'medium'],
    [' faible ', 'low'],
    ['Low', 'low'],
  ])('%s is %s', (word, level) => {
    expect(toInterestLevel(word)).toBe(level);
  });

  test('another word is none, and an idea with it is left out', () => {
    expect(toInterestLevel('huge')).toBeUndefined();
    expect(parseIdeas(reply({ ...idea, interestLevel: 'huge' }, idea))).toEqual([read]);
  });
});

test('entries without a text are left out; without any idea there is no result', () => {
  expect(parseIdeas(reply({ ...idea, title: '  ' }, null, 'x', { title: 'x' }))).toBeUndefined();
  expect(parseIdeas(reply())).toBeUndefined();
  expect(parseIdeas('{"ideas":"many"}')).toBeUndefined();
  expect(parseIdeas('sorry')).toBeUndefined();
});

test('more than fifteen ideas are cut', () => {
  expect(parseIdeas(reply(...Array.from({ length: 20 }, () => idea)))).toHaveLength(15);
});

test('texts are trimmed, cut and freed of a warning mark; what cannot be stored is left out', () => {
  const [result] = parseIdeas(reply({ ...idea, title: ` ⚠️ ${'a'.repeat(300)}` })) ?? [];
  expect(result?.title).toBe('a'.repeat(200));
  expect(parseIdeas(reply({ ...idea, title: 'a\u0000b' }))).toBeUndefined();
});

test('a cut never leaves half an emoji', () => {
  const [result] = parseIdeas(reply({ ...idea, title: `${'a'.repeat(199)}🥖` })) ?? [];
  expect(result?.title).toBe('a'.repeat(199));
});
