import { promptLimits } from '@elan/domain/limits';
import { languages } from '@elan/domain/locale';
import { sample } from '@elan/domain/modules/journal/sample';
import { moduleKeys } from '@elan/domain/modules/keys';
import { describe, expect, test } from 'vitest';
import { noFigures } from '../builtin/testing/no-figures.ts';
import type { GenerationRequest } from '../port.ts';
import { buildPrompt } from './build-prompt.ts';

const nonce = '0123456789abcdef0123456789abcdef';

function promptOf(change: Partial<GenerationRequest>, entries = sample.en.bakery) {
  return buildPrompt(
    {
      module: 'journal',
      language: 'en',
      project: {
        ...noFigures,
        name: 'Bakery',
        description: null,
        modules: { journal: { answers: {}, aiResponse: null, entries } },
      },
      answers: {},
      clarification: '',
      ...change,
    },
    { productName: 'Élan', nonce },
  );
}

type Shown = { date: string; title: string; mood: string; content: string };
const dataOf = (message: string): { entries: Shown[]; olderEntriesNotShown?: number } =>
  JSON.parse(message.split(`<<<DATA ${nonce}>>>`)[1]?.split(`<<<END ${nonce}>>>`)[0] ?? '');

describe('the prompt of a journal', () => {
  test('has the ten newest of twelve entries, newest first, and says that there are more (JOUR-014)', () => {
    const { system, user } = promptOf({});
    const data = dataOf(user);
    expect(data.entries.map(({ title }) => title)).toEqual(sample.en.bakery.slice(0, 10).map(({ title }) => title));
    expect(data.olderEntriesNotShown).toBe(2);
    for (const { title } of sample.en.bakery.slice(10)) expect(system + user).not.toContain(title);
  });

  test('gives each entry its date, mood and words', () => {
    expect(dataOf(promptOf({}).user).entries[1]).toEqual({
      date: 'April 3, 2025',
      title: 'Seven subscriptions',
      mood: 'Positive',
      content: sample.en.bakery[1]?.content,
    });
  });

  test('has all of a short journal and speaks of no other entries', () => {
    const data = dataOf(promptOf({}, sample.en.bakery.slice(0, 3)).user);
    expect(data.entries).toHaveLength(3);
    expect(data.olderEntriesNotShown).toBeUndefined();
  });

  test.each(['a', '<', '"', '\u0001'])(
    'stays within its length when every entry is as long as it may be: %j',
    (letter) => {
      const long = sample.en.bakery.map((entry) => ({ ...entry, content: letter.repeat(10_000) }));
      const { user, shortened } = promptOf({}, long);
      expect(user.length).toBeLessThanOrEqual(promptLimits.total + 500);
      expect(dataOf(user).entries).toHaveLength(10);
      expect(new Set(shortened)).toEqual(new Set(['journal.entries']));
    },
  );
});

test.each(
  moduleKeys.filter((key) => key !== 'journal').flatMap((key) => languages.map((language) => [key, language] as const)),
)('the prompt of %s in %s holds nothing of the journal: a diary stays where it was written', (module, language) => {
  const { system, user } = promptOf({ module, language });
  for (const { title, content } of sample.en.bakery) {
    expect(system + user).not.toContain(title);
    expect(system + user).not.toContain(content.slice(0, 30));
  }
});
