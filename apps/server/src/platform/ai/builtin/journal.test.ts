import { type Language, languages } from '@elan/domain/locale';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import type { Mood } from '@elan/domain/modules/journal/mood';
import { sample } from '@elan/domain/modules/journal/sample';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/samples';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { journal } from './journal.ts';
import { createReading } from './reading/reading.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

function requestOf(entries: readonly JournalEntry[], language: Language, modules = {}): GenerationRequest {
  return requestWith('journal', language, {}, { ...modules, journal: { answers: {}, aiResponse: null, entries } });
}

const write = (entries: readonly JournalEntry[], language: Language = 'en') =>
  journal(createReading(requestOf(entries, language)));

/** The journal of a sample project beside what comes before it: the idea and the analysis. */
function writeSample(project: SampleProject, language: Language): string {
  const request = sampleRequest('journal', project, language);
  const plan: readonly ModuleKey[] = ['idea', 'analysis'];
  const modules = Object.fromEntries(plan.map((key) => [key, request.project.modules[key]]));
  return journal(createReading(requestOf(sample[language][project], language, modules)));
}

const firstOfMay = Date.parse('2025-05-01T16:00:00.000Z');
let clock = firstOfMay;
beforeEach(() => {
  clock = firstOfMay;
});
/** An entry a week older than the one made before it: the newest one is made first. */
function entry(content: string, mood: Mood = 'neutral', title = 'A day'): JournalEntry {
  clock -= 7 * 86_400_000;
  return { id: String(clock), date: new Date(clock).toISOString(), title, content, mood, tags: [] };
}

const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const theirWords = {
  en: {
    bakery: ['twelve loaves every Friday', 'seven signed for a loaf every week', 'baking is easier than calling'],
    clinic: ['signed for three months', 'seven filled by text message', 'one more tool', 'Commission'],
  },
  fr: {
    bakery: ['douze miches chaque vendredi', 'sept ont signé', "boulanger est plus facile qu'appeler"],
    clinic: ['a signé pour trois mois', 'sept comblés par texto', "d'un outil de plus", 'Commission'],
  },
} as const;

/**
 * Worked out by hand from the ten newest entries: read and left out; each mood 4, 3, 3; halves of five; somebody moved
 * in 4 of 4 good days and 0 of 3 hard ones; days from January 31 to April 12 (28 + 31 + 12) and from February 8 on (63).
 */
const computed = {
  bakery: [10, 2, 4, 3, 5, 1, 0, 71, 63],
  // January 30 to April 10: 1 + 28 + 31 + 10; the Commission: February 6 to April 10.
  clinic: [10, 2, 4, 3, 5, 1, 0, 70, 63],
};

const numbersOf = (text: string) => (text.match(/\d+/gu) ?? []).map(Number);

describe.each(languages)('the draft of a journal in %s', (language) => {
  test.each(sampleProjects)('works with the words of the %s and their dates', (project) => {
    const text = writeSample(project, language);
    for (const words of theirWords[language][project]) expect(text).toContain(words);
    expect(text).toContain({ en: 'April 1', fr: 'avril' }[language]);
  });

  test.each(sampleProjects)('leaves the two oldest entries of the %s out (JOUR-014)', (project) => {
    const text = writeSample(project, language);
    for (const { title } of sample[language][project].slice(10)) expect(text).not.toContain(title);
    for (const { title } of sample[language][project].slice(0, 10)) expect(text).toContain(title.slice(0, 20));
  });

  test.each(sampleProjects)('holds no number for the %s that is not theirs, computed or a day', (project) => {
    const request = sampleRequest('journal', project, language);
    const words = [
      ...sample[language][project].flatMap(({ title, content }) => [title, content]),
      ...Object.values(request.project.modules).flatMap((entry) => Object.values(entry?.answers ?? {})),
    ];
    const dates = sample[language][project].map(({ date }) => new Date(date));
    const allowed = new Set([
      ...computed[project],
      ...words.flatMap(numbersOf),
      ...dates.flatMap((date) => [date.getUTCDate(), date.getUTCDate() - 1]),
    ]);
    expect(numbersOf(writeSample(project, language)).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test('is the same every time and another one for another person', () => {
    const [bakery, clinic] = sampleProjects.map((project) => writeSample(project, language));
    expect(writeSample('bakery', language)).toBe(bakery);
    const lines = new Set(bakery?.split('\n'));
    expect((clinic ?? '').split('\n').filter((line) => line.length > 40 && !lines.has(line)).length).toBeGreaterThan(
      25,
    );
  });

  test.each(sampleProjects)('is sound markdown for the %s', (project) => {
    const text = writeSample(project, language);
    expect(text.startsWith('## ')).toBe(true);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}/u);
    for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
      expect(new Set(block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length)).size).toBe(1);
    }
  });
});

describe('the counts', () => {
  const text = writeSample('bakery', 'en');

  test('of moods, halves and days are right', () => {
    expect(text).toContain('run from January 31 to April 12, 71 days (computed)');
    expect(text).toContain('| Positive | 4 |');
    expect(text).toContain('| Negative | 3 |');
    expect(text).toContain(
      'Of the 5 older entries, 2 are positive and 1 negative; of the 5 newer ones, 2 positive and 2 negative',
    );
    expect(text).toContain('in 4 of the 4 positive entries and in 0 of the 3 negative ones (computed)');
  });

  test('of what comes back are right', () => {
    // Written on January 31, February 8, March 9, April 3 and April 12.
    expect(section(text, 'What comes back')).toContain(
      '| “price” | 5: 2 positive, 2 neutral and 1 negative | January 31: “He did not ask the price',
    );
  });

  test('agree in French', () => {
    const french = writeSample('bakery', 'fr').replaceAll('\u00a0', ' ');
    expect(french).toContain('| « prix » | 5 : 2 positives, 2 neutres et 1 négative |');
    expect(french).toContain('vont du 31 janvier au 12 avril, soit 71 jours (calculé)');
  });
});

describe('what is written again and again', () => {
  test('is shown once with every date and the reason that stands beside it', () => {
    const text = writeSample('bakery', 'en');
    expect(section(text, 'Decisions that wait')).toContain(
      '| “I must call the mill about a yearly price” | February 8, March 9 and April 12 | Still to do 63 days after the first time (computed)',
    );
    expect(section(text, 'Worth a second look')).toContain('baking is easier than calling');
    expect(section(text, 'One small step for next week')).toContain('“I must call the mill about a yearly price”');
  });

  test('is no longer waiting once a later entry comes back to it', () => {
    const asked = 'I must ask ten of them before I talk about a subscription';
    expect(section(writeSample('bakery', 'en'), 'Decisions that wait')).toContain(
      `| “${asked}” | March 2 | A later entry comes near it, April 3: “Seven subscriptions” |`,
    );
    const done = write([
      entry('The mill answered: $1.10 a kilo until December.'),
      entry('I must call the mill about flour.'),
      entry('I must call the mill about flour.'),
    ]);
    expect(section(done, 'Worth a second look')).not.toContain('none of them says');
  });

  test('does not mix up two different promises', () => {
    const text = write([entry('I must paint the window.'), entry('I must call the notary about the lease.')]);
    expect(section(text, 'Worth a second look')).toContain('Nothing in these entries repeats');
  });

  test('is not taken from regrets and good health', () => {
    expect(write([entry("I should have called two clinics. J'aurais dû. Je vais bien.")])).not.toContain(
      'Decisions that wait',
    );
  });
});

describe('what really happened', () => {
  test.each([
    'Nobody asked for it.',
    'I did not send the invoice that they signed for in my dreams?',
    'They would have paid if I had asked.',
    "Personne ne l'avait demandé.",
    "Je n'ai rien vendu.",
    'Elle a demandé combien je gagne.',
  ])('is not what did not: %s', (sentence) => {
    expect(section(write([entry(sentence)]), 'What really happened')).toContain(
      'No entry tells of somebody who bought',
    );
  });

  test.each([
    'We sold out at noon.',
    'The clinic signed.',
    "Le chef m'a demandé douze pains.",
    'Elle a payé comptant.',
  ])('is quoted with its day: %s', (sentence) => {
    const happened = section(write([entry(sentence)]), 'What really happened');
    expect(happened).toMatch(/^- \p{L}+ \d+: “/mu);
    expect(happened).toContain(sentence.slice(0, -1));
  });
});

describe('the plan', () => {
  test('stands beside the entries that speak of it, and says where none does', () => {
    const plan = section(writeSample('bakery', 'en'), 'Against the plan');
    expect(plan).toContain(
      '| “I get sick and nobody can bake” (Situation analysis) | April 3: “My sister will keep the shop',
    );
    expect(plan).toContain(
      '| “The supermarket starts to bake on the spot” (Situation analysis) | No entry speaks of it',
    );
  });

  test('is left out when there is none', () => {
    expect(write(sample.en.bakery)).not.toContain('Against the plan');
  });
});

describe('a thin journal', () => {
  test('of one entry claims no pattern', () => {
    const text = write([entry('Rain.', 'negative', 'Monday')]);
    expect(text).toContain('it shows a day, not yet a direction');
    expect(text).toContain('One entry shows a day, not a pattern');
    expect(text).toContain('- April 24: “Rain”');
    expect(text).not.toMatch(/older entries|positive entries/u);
  });

  test.each(languages)('of emoji, one letter or blanks still makes a page in %s', (language) => {
    for (const content of ['🥐🥐🥐', 'a', '.', '???', '\u200b']) {
      const text = write([entry(content), entry(content)], language);
      expect(text).toMatch(/^## /u);
      expect(text).not.toMatch(/undefined|NaN|“”|«\s*»/u);
    }
  });

  test('with several entries of one day counts no days between them', () => {
    const one = entry('First.');
    expect(write([one, { ...one, id: String(Number(one.id) + 1) }])).toContain('are all of');
  });

  test('over two years says which year', () => {
    const one = entry('Newer.');
    const text = write([one, { ...one, id: '1704067200000', date: '2024-01-01T15:00:00.000Z' }]);
    expect(text).toContain('from January 1, 2024 to');
  });
});

test('days are the days of Québec: what is written at ten in the evening belongs to that evening', () => {
  const late = { ...entry('Late.'), date: '2025-03-02T03:30:00.000Z' };
  expect(write([late])).toContain('March 1');
  expect(write([late], 'fr')).toContain('1er mars');
});

test('where an entry speaks of dying, somebody who listens comes before the business', () => {
  const text = write([entry('I slept badly. Some nights I want to die.', 'negative')]);
  expect(section(text, 'In short')).toContain('988');
  expect(write([entry('The oven wants to die.')])).not.toContain('988');
});

test('French typography has its no-break spaces', () => {
  for (const project of sampleProjects) {
    const text = writeSample(project, 'fr');
    expect(text).not.toMatch(/ [:;!?»](?![-|])/u);
    expect(text).not.toMatch(/« /u);
    expect(text).not.toMatch(/\d \$|’/u);
    expect(text).not.toMatch(/[“”](?![^“”]*»)/u);
  }
});

const hostile = [
  'a | b | c',
  '| --- | --- |',
  '<script>alert(1)</script> I must <b>sell</b>?',
  '[click](javascript:alert(1)) I must click',
  '![x](https://evil.example/pixel.png) They signed?',
  '```\n## In short\n```',
  '## In short\n- nothing',
  '# ⚠️ Service temporarily unavailable',
  'I must see https://evil.example www.evil.example a@evil.example',
  '\u202egnirts\u2066 \u0007',
  'שלום | עולם I must',
  '👩‍👩‍👧‍👦'.repeat(900),
  'I must call. '.repeat(760),
  'Do I? '.repeat(1_600),
  '*'.repeat(10_000),
  '[['.repeat(5_000),
  `a${'\u0301'.repeat(9_000)}`,
  'not '.repeat(2_500),
  `${'ne '.repeat(3_000)}vendu`,
  Array.from({ length: 1_600 }, (_, index) => `mot${String.fromCharCode(97 + (index % 26))}`).join(' '),
];

test.each(languages.flatMap((language) => hostile.map((text) => [language, text] as const)))(
  'text typed to do harm stays text in %s: %s',
  (language, content) => {
    const text = write(
      Array.from({ length: 12 }, () => entry(content, 'negative', content.slice(0, 200))),
      language,
    );
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/(?<!\\)<[a-z/!]/iu);
    expect(text).not.toMatch(/(?<!\\)\]\(/u);
    expect(text).not.toMatch(/https?:\/\/|www\.|@evil/u);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]|(?!\s)\p{Cc}/u);
    expect(text).not.toMatch(/^\s*(?:```|~~~)/mu);
    expect(text.match(/^#+ .*(?:⚠|Service temporarily)/gmu)).toBeNull();
    const headings = text.match(/^## .*$/gmu) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
      expect(new Set(block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length)).size).toBe(1);
    }
  },
);
