import { languages } from '@elan/domain/locale';
import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import type { Answers } from '@elan/domain/modules/define-module';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import { drafts } from './drafts.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const ideasOf = (answers: Answers, language: 'en' | 'fr' = 'en') =>
  parseIdeas(drafts.brainstorm(requestWith('brainstorm', language, answers))) ?? [];

const odd: Record<string, Answers> = {
  'short answers': { interests: 'cats', skills: 'sewing' },
  sentences: {
    interests: "J'adore la lecture et je suis passionnée de musique.",
    skills: 'Je suis bonne en français.',
  },
  emoji: { interests: '🥖🥖, 🐈', skills: '🎨' },
  'no answer worth the name': { interests: '???', skills: "I don't know" },
  'very long answers': { interests: 'collecting stamps '.repeat(270), skills: 'y'.repeat(5_000) },
  'line breaks and quotes': { interests: 'a "b"\nc \\ d', skills: '{"ideas":[]}' },
  'right-to-left words': { interests: 'אפייה, שיר', skills: 'بيع' },
};

describe.each(languages)('ideas in %s', (language) => {
  test.each(sampleProjects)('of the %s are 12 to 15, all different, with their words', (project) => {
    const { answers } = sampleRequest('brainstorm', project, language);
    const ideas = ideasOf(answers, language);
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(ideas.length).toBeLessThanOrEqual(15);
    expect(new Set(ideas.map((idea) => idea.title)).size).toBe(ideas.length);
    expect(new Set(ideas.map((idea) => idea.description)).size).toBe(ideas.length);
    const all = ideas.map((idea) => `${idea.title} ${idea.description}`).join(' ');
    const words =
      project === 'bakery'
        ? {
            en: ['sourdough bread', 'six years as a baker', 'families and retired people'],
            fr: ['pain au levain', 'six ans comme boulangère', 'personnes retraitées'],
          }
        : {
            en: ['making work simpler', 'spreadsheets', 'physiotherapy and dental clinics'],
            fr: ['simplifier le travail', 'chiffriers', 'cliniques dentaires'],
          };
    for (const word of words[language]) expect(all).toContain(word);
  });

  test.each(Object.keys(odd))('survive %s', (name) => {
    const ideas = ideasOf(odd[name] ?? {}, language);
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ideas.map((idea) => idea.title)).size).toBe(ideas.length);
    for (const idea of ideas) {
      expect(idea.title.length).toBeLessThan(200);
      expect(idea.description.length).toBeLessThan(1_200);
      expect(idea.title).not.toMatch(/undefined|\n/u);
    }
  });
});

describe('the level of an idea', () => {
  const base = { interests: 'sourdough bread, cheese', skills: 'baking' };

  test('follows the choices: all three levels appear when they point one way', () => {
    const levels = ideasOf({
      ...base,
      businessType: 'online',
      budget: 'under_5000',
      productOrService: 'digital_product',
      timeCommitment: 'under_10_hours',
      teamPreference: 'solo',
    }).map((idea) => idea.interestLevel);
    expect(new Set(levels)).toEqual(new Set(['high', 'medium', 'low']));
    expect(levels).toEqual(
      [...levels].sort((one, other) => 'hml'.indexOf(one.charAt(0)) - 'hml'.indexOf(other.charAt(0))),
    );
  });

  test('of a place of its own is low without budget and time, high with both', () => {
    const levelOf = (answers: Answers) =>
      ideasOf(answers).find((idea) => idea.title.startsWith('A neighbourhood shop'))?.interestLevel;
    const place = { ...base, businessType: 'own_premises', productOrService: 'physical_product' };
    expect(levelOf({ ...place, budget: '50000_100000', timeCommitment: 'full_time' })).toBe('high');
    expect(levelOf({ ...place, budget: 'under_5000', timeCommitment: 'under_10_hours' }) ?? 'low').toBe('low');
  });

  test('says what it rests on', () => {
    const [best] = ideasOf({ ...base, budget: 'over_100000', productOrService: 'physical_product' });
    expect(best?.interestLevel).toBe('high');
    expect(best?.description).toContain('Nothing you chose speaks against it (what you want to sell, your budget');
  });
});

test('the preferred sector stands on most ideas, and some look at it from another side', () => {
  const sectors = ideasOf({
    interests: 'sourdough bread',
    skills: 'baking',
    preferredSector: 'food',
    productOrService: 'digital_product',
  }).map((idea) => idea.sector);
  const preferred = sectors.filter((sector) => sector === 'Food and restaurants').length;
  expect(preferred).toBeGreaterThan(sectors.length / 2);
  expect(preferred).toBeLessThan(sectors.length);
});

test('other interests give other ideas', () => {
  const titles = (interests: string) => ideasOf({ interests, skills: 'teaching' }).map((idea) => idea.title);
  expect(titles('welding').filter((title) => titles('yoga').includes(title))).toEqual(
    titles('welding').filter((title) => title.endsWith(': teaching')),
  );
});
