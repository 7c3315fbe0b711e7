import { promptLimits } from '@elan/domain/limits';
import { languages } from '@elan/domain/locale';
import { samples } from '@elan/domain/modules/testing/samples';
import { describe, expect, test } from 'vitest';
import { noFigures } from '../builtin/testing/no-figures.ts';
import type { GenerationRequest } from '../port.ts';
import { buildPrompt } from './build-prompt.ts';
import { readWholeProject } from './project-data.ts';

const nonce = '0123456789abcdef0123456789abcdef';

function requestOf(change: Partial<GenerationRequest>, entries = samples.bakery.en.entries): GenerationRequest {
  const modules = { journal: { answers: {}, aiResponse: null, entries } };
  const project = { ...noFigures, name: 'Bakery', description: null, modules };
  return { module: 'journal', language: 'en', project, answers: {}, clarification: '', ...change };
}
const promptOf = (change: Partial<GenerationRequest>, entries = samples.bakery.en.entries) =>
  buildPrompt(requestOf(change, entries), { productName: 'Élan', nonce });

type Shown = { date: string; title: string; mood: string; content: string };
const dataOf = (message: string): { entries: Shown[]; olderEntriesNotShown?: number } =>
  JSON.parse(message.split(`<<<DATA ${nonce}>>>`)[1]?.split(`<<<END ${nonce}>>>`)[0] ?? '');

describe('the prompt of a journal', () => {
  test('has the ten newest of twelve entries, newest first, and says that there are more (JOUR-014)', () => {
    const { system, user } = promptOf({});
    const data = dataOf(user);
    expect(data.entries.map(({ title }) => title)).toEqual(
      samples.bakery.en.entries.slice(0, 10).map(({ title }) => title),
    );
    expect(data.olderEntriesNotShown).toBe(2);
    for (const { title } of samples.bakery.en.entries.slice(10)) expect(system + user).not.toContain(title);
  });

  test('gives each entry its date, mood and words', () => {
    expect(dataOf(promptOf({}).user).entries[1]).toEqual({
      date: 'April 3, 2025',
      title: 'Seven subscriptions',
      mood: 'Positive',
      content: samples.bakery.en.entries[1]?.content,
    });
  });

  test('has all of a short journal and speaks of no other entries', () => {
    const data = dataOf(promptOf({}, samples.bakery.en.entries.slice(0, 3)).user);
    expect(data.entries).toHaveLength(3);
    expect(data.olderEntriesNotShown).toBeUndefined();
  });

  test.each(['a', '<', '"', '\u0001'])(
    'stays within its length when every entry is as long as it may be: %j',
    (letter) => {
      const long = samples.bakery.en.entries.map((entry) => ({ ...entry, content: letter.repeat(10_000) }));
      const { user, shortened } = promptOf({}, long);
      expect(user.length).toBeLessThanOrEqual(promptLimits.total + 500);
      expect(dataOf(user).entries).toHaveLength(10);
      expect(new Set(shortened)).toEqual(new Set(['journal.entries']));
    },
  );
});

test.each(languages)(
  'another module knows the five newest entries in short, as facts and not as moods (%s)',
  (language) => {
    const { system } = promptOf({ module: 'marketing', language });
    const [newest, , , , fifth, sixth] = samples.bakery.en.entries;
    expect(system).toContain(newest?.title);
    expect(system).toContain(`${fifth?.title}. ${fifth?.content.slice(0, 100)}`);
    expect(system).not.toContain(sixth?.title);
    expect(system).not.toMatch(/"(?:Positive|Negative|Négative)"/u);
    expect(system).toContain({ en: '# The journal', fr: '# Le journal' }[language]);
    expect(promptOf({}).system).not.toContain('# The journal');
  },
);

test('what a lender asks about holds nothing of the journal', () => {
  const told = readWholeProject(requestOf({}));
  for (const { title } of samples.bakery.en.entries) expect(told).not.toContain(title);
});
