import { languages } from '@elan/domain/locale';
import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import type { Answers } from '@elan/domain/modules/define-module';
import { describe, expect, test } from 'vitest';
import { draftOf } from './testing/draft-of.ts';
import { requestWith } from './testing/sample-request.ts';

const ideasOf = async (answers: Answers, language: 'en' | 'fr' = 'en') =>
  parseIdeas(await draftOf(requestWith('brainstorm', language, answers))) ?? [];

const odd: Record<string, Answers> = {
  'nothing at all': {},
  'short answers': { interests: 'cats', skills: 'sewing' },
  'the other language': { interests: 'dogs, baking bread', skills: 'gardening' },
  emoji: { interests: '🥖🥖, 🐈', skills: '🎨' },
  'no answer worth the name': { interests: '???', skills: "I don't know" },
  'very long answers': { interests: 'collecting stamps '.repeat(270), skills: 'y'.repeat(5_000) },
  'line breaks and quotes': { interests: 'a "b"\nc \\ d', skills: '{"ideas":[]}' },
  'right-to-left words': { interests: 'אפייה, שיר', skills: 'بيع' },
};

describe.each(languages)('ideas in %s', (language) => {
  test.each(Object.keys(odd))('are 12 to 15, all different, for %s', async (name) => {
    const ideas = await ideasOf(odd[name] ?? {}, language);
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.length).toBeLessThanOrEqual(15);
    expect(new Set(ideas.map((idea) => idea.title)).size).toBe(ideas.length);
    for (const idea of ideas) expect(idea.title).not.toMatch(/undefined|\n/u);
  });
});

const grooms = ({ title }: { title: string }) => /groom|nails|anxious dogs|walks and visits/iu.test(title);

test.each([
  ['what they like', { interests: 'dogs', skills: 'patience' }],
  ['the wrong list', { interests: 'being outside', skills: 'dogs and grooming' }],
])('who writes of dogs under %s is told so, and finds grooming first', async (_, answers) => {
  const [first, ...others] = await ideasOf(answers);
  expect([first, ...others].filter((idea) => idea !== undefined && grooms(idea)).length).toBeGreaterThanOrEqual(2);
  expect(first?.description).toMatch(/You wrote “(?:dogs|grooming)”/u);
  expect(first?.interestLevel).toBe('high');
});

test('what a person chose counts for and against an idea, in words', async () => {
  const van = (ideas: Awaited<ReturnType<typeof ideasOf>>) =>
    ideas.find(({ title }) => title.startsWith('Grooming van'));
  const base = { interests: 'dogs', skills: 'grooming', businessType: 'mobile', productOrService: 'service' };
  const rich = van(await ideasOf({ ...base, budget: '20000_50000', timeCommitment: 'full_time' }));
  expect(rich?.interestLevel).toBe('high');
  expect(rich?.description).toContain('It suits your budget, the time you have');
  const poor = van(await ideasOf({ ...base, budget: 'under_5000', timeCommitment: 'under_10_hours' }));
  expect(poor?.interestLevel).toBe('medium');
  expect(poor?.description).toContain('It does not suit your budget, the time you have.');
});

test('an idea outside of the chosen sector is never rated high', async () => {
  const means = { budget: 'over_100000', timeCommitment: 'full_time', productOrService: 'service' };
  const ideas = await ideasOf({ interests: 'dogs', skills: 'grooming', preferredSector: 'education', ...means });
  const others = ideas.filter(({ description }) =>
    /It suits your budget, the time you have, what you want to sell\. It does not suit your sector\./u.test(
      description,
    ),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others.map(({ interestLevel }) => interestLevel)).not.toContain('high');
});

test('what rests on one of their words is rated below what rests on two', async () => {
  const ideas = await ideasOf({ interests: 'dogs', skills: 'patience' });
  for (const { interestLevel, description } of ideas)
    expect(interestLevel, description).toBe(/You wrote “dogs”, “patience”/u.test(description) ? 'high' : 'medium');
  expect(new Set(ideas.map(({ interestLevel }) => interestLevel)).size).toBe(2);
});

test('who says nothing that decides is shown many sectors', async () => {
  const sectors = Map.groupBy(await ideasOf({}), ({ sector }) => sector);
  for (const ideas of sectors.values()) expect(ideas.length).toBeLessThanOrEqual(3);
});

test('no trade has more than three ideas, and the highest level comes first', async () => {
  const ideas = await ideasOf({ interests: 'dogs, cats, pets', skills: 'grooming, patience, animals' });
  expect(ideas.filter(grooms).length).toBeLessThanOrEqual(3);
  const levels = ideas.map(({ interestLevel }) => ['high', 'medium', 'low'].indexOf(interestLevel));
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});

test('whom somebody would serve is no reason for an idea about something else', async () => {
  const ideas = await ideasOf({ interests: 'wood', skills: 'carpenter', targetCustomers: 'people with houses' });
  expect(ideas.some(({ description }) => description.includes('You wrote “wood”'))).toBe(true);
  expect(ideas.filter(({ description }) => /“(?:people|houses)”/u.test(description))).toEqual([]);
});
