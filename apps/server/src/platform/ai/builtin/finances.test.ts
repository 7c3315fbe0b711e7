import { type Language, languages } from '@elan/domain/locale';
import { finances as definition } from '@elan/domain/modules/finances/index';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import { fewerSales, financePlanOf, lowerPrice } from '../finance-plan-of.ts';
import type { GenerationRequest } from '../port.ts';
import { finances } from './finances.ts';
import { createReading } from './reading/reading.ts';
import { numbersIn, numbersOfPerson } from './testing/numbers-in.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => finances(createReading(request));
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The bakery with some answers changed. */
const bakeryWith = (answers: Record<string, string>, language: Language = 'en', clarification = '') => {
  const request = sampleRequest('finances', 'bakery', language);
  return write({ ...request, answers: { ...request.answers, ...answers }, clarification });
};

const theirWords = {
  en: {
    bakery: [
      'Second-hand mixer',
      'My sister at the counter',
      'nobody haggled',
      'About 60 loaves a day',
      '40 loaves a week',
      'The restaurants pay 30 days after delivery',
    ],
    clinic: [
      'Security check of the app',
      'extra text messages',
      'About 7 clinics',
      'cancel at any time',
      'my old clinic still uses',
    ],
  },
  fr: {
    bakery: [
      "Pétrin d'occasion",
      'Ma sœur au comptoir',
      "personne n'a négocié",
      'Environ 60 miches par jour',
      '40 miches par semaine',
      'Les restaurants paient 30 jours',
    ],
    clinic: [
      "Vérification de la sécurité de l'application",
      'textos supplémentaires',
      'Environ 7 cliniques',
      'résiliable en tout temps',
      'mon ancienne clinique utilise encore',
    ],
  },
} as const;

/** What the draft computes beyond the plan itself, worked out by hand. */
const computed = {
  bakery: [
    // 25,000 ÷ 41,372.45; 5.95 ÷ 8; 5.95 − 0.16; 1,007 × 12 ÷ 52 rounded up; 1,040 − 1,007; 40 × 52 ÷ 12; 1,007 − 173.
    60, 74.4, 5.79, 52, 233, 33, 173, 834,
    // (5,990 + 100) ÷ 5.95 = 1,023.5; 18,042.35 ÷ 12; year 2 less year 2 of each case.
    100, 17, 1503.52, 18_010.65, 11_788.14,
    // (5,990 − 1,100) ÷ 5.95 = 821.8; 5,990 ÷ 6.11 = 980.4; 5,990 ÷ 6.35 = 943.3; a tenth of 1.60; a twentieth of 8.
    822, 981, 944, 0.16, 0.4,
  ],
  clinic: [
    // 12,000 − 11,875.30; 70.70 ÷ 79; 70.70 − 0.60; 8 − 7; (545 + 100) ÷ 70.70 = 9.1, two more.
    124.7, 89.5, 70.1, 100,
    // 85,511.40 ÷ 12; 28,527.20 ÷ 12; year 2 less year 2 of each case; (545 − 160) ÷ 70.70 = 5.4.
    7125.95, 2377.26, 7352.8, 3804.32, 6,
  ],
};
/** Months, years, numbering, and the shares of what is supposed. */
const structural = [...Array.from({ length: 25 }, (_, index) => index), 10, 20, 30];

function numbersOfPlan(value: unknown): number[] {
  if (typeof value === 'number') return [Math.abs(value), Math.abs(value) / 100];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOfPlan) : [];
}

function quarterNumbers(request: GenerationRequest): number[] {
  const { months } = financePlanOf(request);
  const sums = (of: (month: (typeof months)[number]) => number, size: number) =>
    months.flatMap((_, index) =>
      index % size === 0 ? [months.slice(index, index + size).reduce((sum, month) => sum + of(month), 0) / 100] : [],
    );
  const coming = (month: (typeof months)[number]) => month.salesCents + month.fundingCents;
  const going = (month: (typeof months)[number]) => month.variableCents + month.fixedCents + month.startUpCents;
  return [1, 3].flatMap((size) => [...sums(coming, size), ...sums(going, size)]);
}

function expectEvenTables(text: string): void {
  for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
    const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
    expect(new Set(widths).size).toBe(1);
  }
}

describe.each(languages)('in %s', (language) => {
  test.each(sampleProjects)('the plan works with the words of the %s', (project) => {
    const text = write(sampleRequest('finances', project, language));
    for (const words of theirWords[language][project]) expect(text).toContain(words);
  });

  test.each(sampleProjects)('no number of the %s is anything but theirs, computed or structural', (project) => {
    const request = sampleRequest('finances', project, language);
    const plans = [financePlanOf(request), financePlanOf(request, lowerPrice), financePlanOf(request, fewerSales)];
    const notes = plans.flatMap((plan) =>
      [...plan.monthly.variable.lines, ...plan.monthly.fixed.lines, ...(plan.breakEven?.calculation ?? [])].flatMap(
        (entry) =>
          numbersIn(
            ('note' in entry ? entry.note?.[language] : undefined) ?? ('en' in entry ? entry[language] : ''),
            language,
          ),
      ),
    );
    const allowed = new Set([
      ...structural,
      ...computed[project],
      ...numbersOfPerson(request),
      ...plans.flatMap(numbersOfPlan),
      ...quarterNumbers(request),
      ...notes,
    ]);
    expect(numbersIn(write(request), language).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test.each(sampleProjects)('is sound markdown for the %s, the same every time', (project) => {
    const text = write(sampleRequest('finances', project, language));
    expect(text).toBe(write(sampleRequest('finances', project, language)));
    expect(text.startsWith('## ')).toBe(true);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|\.\.|” ”/u);
    expect(text.match(/^## /gmu)).toHaveLength(11);
    expectEvenTables(text);
  });

  test('two projects share few lines', () => {
    const [bakery, clinic] = sampleProjects.map((project) => write(sampleRequest('finances', project, language)));
    const lines = new Set(bakery?.split('\n'));
    const own = (clinic ?? '').split('\n').filter((line) => line.length > 20 && !lines.has(line));
    expect(own.length).toBeGreaterThan(90);
  });
});

test('French has its no-break spaces and its own marks', () => {
  for (const project of sampleProjects) {
    const text = write(sampleRequest('finances', project, 'fr'));
    expect(text).not.toMatch(/ [:;!?»](?![-|])|« |\d [$%]|’|\d \d{3}/u);
    expect(text).not.toMatch(/\b(?:the|your|answer|computed|month)\b/iu);
    expect(text).toContain('(hypothèse à confirmer)');
  }
});

describe('the figures', () => {
  const text = bakeryWith({});

  test('say what is needed, what is there and what is missing, in the first lines', () => {
    const first = section(text, 'In short');
    expect(first).toContain('needs **$41,372.45** (computed), $25,200 to open and $16,172.45 to hold out');
    expect(first).toContain('You count on $25,000; **$16,372.45 is still to be found** (computed)');
    expect(first).toContain('before GST and QST');
  });

  test('of the tables add up', () => {
    expect(section(text, 'Start-up budget')).toContain('| **Total** | **$25,200** | (computed) |');
    expect(section(text, 'Funding and what is missing')).toContain('$41,372.45 − $25,000 = **$16,372.45** (computed)');
    const quarters = section(text, '24-month cash plan');
    expect(quarters).toContain('| 1 to 3 | $0 | $32,608 | $45,119.55 | −$12,511.55 |');
    expect(quarters).toContain('| 24 | $3,479.35 | $10,392 | $8,652.95 | $5,218.40 |');
    expect(quarters.match(/^\| \d/gmu)).toHaveLength(32);
  });

  test('show their calculation', () => {
    const shown = section(text, 'Break-even');
    expect(shown).toContain('1. $8 − $2.05 = $5.95 left of each sale (computed)');
    expect(shown).toContain('2. $5,990 ÷ $5.95 = 1,006.72, so 1,007 sales a month (computed)');
    expect(shown).toContain('**233 sales a week** (computed)');
    expect(shown).toContain('| Insurance | $125 | $1,500 ÷ 12 (computed) |');
    expect(shown).toContain('33 more than it takes');
    expect(section(text, 'Three-year forecast')).toContain('15,113 × $5.95 − 12 × $5,990 = $18,042.35');
  });

  test('of the two cases are the plan computed again', () => {
    const cases = section(text, 'What if');
    expect(cases).toContain('| Price | $8 | $7.20 | $8 |');
    expect(cases).toContain('| Break-even a month | 1,007 | 1,159 | 1,007 |');
    expect(cases).toContain('| Result of year 2 | $18,042.35 | $6,254.21 | $31.70 |');
  });

  test('take an amount of the comments box where the answers have none', () => {
    const changed = bakeryWith({ fixedCosts: 'little' }, 'en', 'Rent would be $2,000 a month.');
    expect(section(changed, 'Break-even')).toContain('$2,000 ÷ $5.95 = 336.13, so 337 sales a month');
  });

  test('point out what contradicts them', () => {
    expect(bakeryWith({ pricingStrategy: '$9 a loaf' })).toContain('“My idea” named another price, $8');
    expect(bakeryWith({ initialInvestment: 'under_10000' })).toContain('but your list comes to $25,200');
    expect(bakeryWith({ initialInvestment: '50000_100000' })).toContain('up to the low end stands in the table');
  });
});

describe('what does not hold is said first', () => {
  const firstOf = (answers: Record<string, string>) => section(bakeryWith(answers), 'In short');

  test.each([
    [{ variableCosts: 'Ingredients $9 a loaf' }, 'selling more only costs more'],
    [{ revenueGoals: '10 loaves a day, 4 days a week, after a year' }, 'do not get there within three years'],
    [{ revenueGoals: 'many' }, 'a sales goal with a date'],
    [{ cashFlow: 'Before opening: oven $30,000' }, 'who lends'],
  ])('%o', (answers, words) => {
    expect(firstOf(answers)).toContain(words);
  });

  test('a plan that holds only because nobody is paid', () => {
    expect(section(write(sampleRequest('finances', 'clinic', 'en')), 'In short')).toContain('your own pay');
  });

  test('costs that stand still while customers multiply', () => {
    expect(write(sampleRequest('finances', 'clinic', 'en'))).toContain(
      'stay at $545 a month from 20 to 150 paying customers',
    );
    expect(bakeryWith({})).not.toContain('another pair of hands');
  });
});

test('every source of money and every way of being paid has its own reading', () => {
  for (const id of ['fundingSources', 'revenueModel'] as const) {
    const question = definition.questions.find((entry) => entry.id === id);
    const values = question?.kind === 'select' ? question.options.map((option) => option.value) : [];
    for (const language of languages) {
      const texts = values.map((value) => bakeryWith({ [id]: value }, language));
      expect(new Set(texts).size).toBe(values.length);
    }
  }
});

test('thin and missing answers are named, and no figure is made up in their place', () => {
  const thin = { pricingStrategy: 'fair', fixedCosts: 'not sure', variableCosts: '?', revenueGoals: 'a lot' };
  for (const language of languages) {
    for (const answers of [{}, thin]) {
      const text = write(requestWith('finances', language, answers));
      const about = text.replace(/“\$45 an hour”|«\u00a045\u00a0\$ l'heure\u00a0»|“\$8 a loaf”.*/gu, '');
      expect(about).not.toMatch(/÷|undefined|NaN/u);
      for (const question of definition.questions) {
        if (question.id === 'cashFlow' || question.id === 'breakEven') continue;
        expect(text).toContain(question.label[language]);
      }
      expectEvenTables(text);
    }
  }
});

test('an amount that can be read two ways is quoted, not used', () => {
  const text = bakeryWith({ fixedCosts: 'Rent $1,900 a month\nHelp 1.200 $ a month' });
  expect(text).toContain('In “Fixed costs each month”, “1.200 $” was left out');
  expect(section(text, 'Break-even')).toContain('| **Total** | **$1,900** | (computed) |');
});

const hostile = [
  'a $5 | b $6 | c',
  '| --- | --- | $3',
  '<script>alert(1)</script> $7',
  '[click](javascript:alert(1)) $8 a month',
  '![x](https://evil.example/pixel.png) $9',
  '```\n## In short $4\n```',
  '# ⚠️ Service temporarily unavailable $2',
  'https://evil.example www.evil.example a@evil.example $1 a month',
  '\u202egnirts\u2066 \u0007 $6 a month',
  'שלום | עולם 500 $ par mois',
  '👩‍👩‍👧‍👦'.repeat(200),
  `**${'*'.repeat(2_000)} $5`,
  '$8 '.repeat(1_600),
  'rent $5 a month, '.repeat(290),
  `a${'\u0301'.repeat(4_000)} $5`,
  'and $5 '.repeat(700),
];

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostile.map((text) => [text.slice(0, 30), text]))('%s', (_, text) => {
    const answers = {
      initialInvestment: 'under_10000',
      pricingStrategy: text,
      fixedCosts: text,
      variableCosts: text,
      breakEven: text,
      revenueGoals: `${text}\n10 loaves a month`,
      cashFlow: `Before opening: ${text}\nmy savings ${text}`,
    };
    const report = write(requestWith('finances', language, answers, {}, text));
    expect(report.isWellFormed()).toBe(true);
    expect(report).not.toMatch(/(?<!\\)<[a-z/!]/iu);
    expect(report).not.toMatch(/(?<!\\)\]\(/u);
    expect(report).not.toMatch(/https?:\/\/|www\.|@evil/u);
    expect(report).not.toMatch(/[\u202a-\u202e\u2066\u2067]|(?!\s)\p{Cc}/u);
    expect(report).not.toMatch(/^\s*(?:```|~~~)/mu);
    expect(report.match(/^#+ .*(?:⚠|Service temporarily)/gmu)).toBeNull();
    expect(new Set(report.match(/^## .*$/gmu)).size).toBe(report.match(/^## .*$/gmu)?.length);
    expect(report.length).toBeLessThan(60_000);
    expectEvenTables(report);
  });
});
