import { type Language, languages } from '@elan/domain/locale';
import { answerLabel } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { drafts } from './drafts.ts';
import { createReading } from './reading/reading.ts';
import { sentencesOf } from './reading/sentences.ts';
import { countWords } from './reading/split-list.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => drafts[request.module](createReading(request));

/** Words that a reader of each draft must find again. */
const theirWords = {
  en: {
    idea: {
      bakery: [
        'sourdough bread at $8',
        'Sainte-Cécile district',
        '40 loaves a week',
        'Trois-Rivières',
        'two restaurants',
      ],
      clinic: ['fills cancelled appointments', 'dental clinics', '6 appointments a week', 'Sherbrooke', '$79'],
    },
    analysis: {
      bakery: [
        'The supermarket on Sainte-Cécile Street',
        'closes at 3 p.m.',
        'People who bake at home',
        'I get sick',
        'mill',
      ],
      clinic: ['general booking tools', 'set up in one hour', 'a big suite copies the function', 'text messages'],
    },
  },
  fr: {
    idea: {
      bakery: [
        'pain au levain bio à 8\u00a0$',
        'quartier Sainte-Cécile',
        '40 miches par semaine',
        'Trois-Rivières',
        'deux restaurants',
      ],
      clinic: [
        'comble les rendez-vous annulés',
        'cliniques dentaires',
        '6 rendez-vous par semaine',
        'Sherbrooke',
        '79\u00a0$',
      ],
    },
    analysis: {
      bakery: [
        'Le supermarché de la rue Sainte-Cécile',
        'ferme à 15',
        'Les gens qui font leur pain',
        'Je tombe malade',
        'moulin',
      ],
      clinic: [
        'prise de rendez-vous généraux',
        'installé en une heure',
        'un grand logiciel copie la fonction',
        'textos',
      ],
    },
  },
} as const;

/** What the drafts may compute from each sample, worked out by hand. */
const computed = {
  // 1900 ÷ 8 = 237.5; 238 ÷ 30 rounded up; half of 8; 1900 ÷ 4; 40 × 52 ÷ 12; 173 × 8; 238 − 173; budget ÷ 1900; 8 − 5.
  bakery: [237.5, 238, 8, 4, 475, 52, 12, 173, 1384, 65, 10.5, 26.3, 3],
  // 320 ÷ 79 = 4.05, so 5; budget ÷ 320.
  clinic: [4.05, 5, 15.6, 62.5],
};
/** Numbering of lists and weeks, the month of thirty days, the years of the market figures to look for. */
const structural = [1, 2, 3, 4, 5, 6, 7, 30, 2024, 2025];

function numbersOf(text: string, language: Language): number[] {
  const grouped = /\d{1,3}(?:[\u00a0 ,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
  return (text.match(grouped) ?? []).map((token) => {
    const plain = token.replace(/[\u00a0 ]/gu, '');
    if (/^\d{1,3}(?:,\d{3})+/u.test(plain)) return Number(plain.replaceAll(',', ''));
    return Number(language === 'fr' ? plain.replace(',', '.') : plain);
  });
}

/** Every text of a request that a person wrote or chose. */
function wordsOf(request: GenerationRequest): string[] {
  const entries = { ...request.project.modules, [request.module]: { answers: request.answers } };
  return Object.entries(entries).flatMap(([module, entry]) =>
    moduleDefinition(module as ModuleKey).questions.flatMap((question) => {
      const value = entry?.answers[question.id] ?? '';
      return [value, answerLabel(question, value)[request.language]];
    }),
  );
}

describe.each(languages)('in %s', (language) => {
  describe.each(['idea', 'analysis'] as const)('the draft of %s', (module) => {
    test.each(sampleProjects)('works with the words of the %s', (project) => {
      const text = write(sampleRequest(module, project, language));
      for (const words of theirWords[language][module][project]) expect(text).toContain(words);
    });

    test.each(sampleProjects)('holds no number for the %s that is not theirs, computed or structural', (project) => {
      const request = sampleRequest(module, project, language);
      const words = wordsOf(request);
      const allowed = new Set([
        ...structural,
        ...computed[project],
        ...words.flatMap((text) => numbersOf(text, language)),
        ...words.flatMap((text) => [text, ...sentencesOf(text)]).map(countWords),
      ]);
      const strange = numbersOf(write(request), language).filter((number) => !allowed.has(number));
      expect(strange).toEqual([]);
    });

    test('is the same every time and differs between projects', () => {
      const [bakery, clinic] = sampleProjects.map((project) => write(sampleRequest(module, project, language)));
      expect(write(sampleRequest(module, 'bakery', language))).toBe(bakery);
      const lines = new Set(bakery?.split('\n'));
      const own = (clinic ?? '').split('\n').filter((line) => line.length > 40 && !lines.has(line));
      expect(own.length).toBeGreaterThan(25);
    });

    test.each(sampleProjects)('is sound markdown for the %s', (project) => {
      const text = write(sampleRequest(module, project, language));
      expect(text.startsWith('## ')).toBe(true);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/u);
      const tables = text.split(/\n{2,}/u).filter((block) => block.startsWith('|'));
      expect(tables.length).toBeGreaterThanOrEqual(2);
      for (const block of tables) {
        const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
        expect(new Set(widths).size).toBe(1);
      }
    });
  });
});

describe('French typography', () => {
  test.each(['brainstorm', 'idea', 'analysis'] as const)('of %s has its no-break spaces', (module) => {
    for (const project of sampleProjects) {
      const text = write(sampleRequest(module, project, 'fr')).replace(/"[a-zA-Z]+": /gu, '');
      expect(text).not.toMatch(/ [:;!?»](?![-|])/u);
      expect(text).not.toMatch(/« /u);
      expect(text).not.toMatch(/\d \$|’/u);
      expect(text).not.toMatch(/[“”](?![^“”]*»)/u);
    }
  });
});

describe('the calculation', () => {
  test('is shown with both numbers, its result and its origin', () => {
    const text = write(sampleRequest('idea', 'bakery', 'en'));
    expect(text).toContain('$1,900 ÷ $8 = 237.5, so 238 sales a month (computed)');
    expect(text).toContain(
      '“40 loaves a week” is about 173 a month (40 × 52 ÷ 12), or $1,384 at the same price (computed)',
    );
    expect(text).toContain('between 10.5 and 26.3 months ($20,000 ÷ $1,900 and $50,000 ÷ $1,900, computed)');
  });

  test('is written as French writes it', () => {
    const text = write(sampleRequest('idea', 'bakery', 'fr')).replaceAll('\u00a0', ' ');
    expect(text).toContain('1 900 $ ÷ 8 $ = 237,5, donc 238 ventes par mois (calculé)');
  });

  test('takes the amounts of the comments box into account', () => {
    const request = { ...sampleRequest('idea', 'clinic', 'en'), clarification: 'I want to earn $3,500 a month.' };
    const text = write(request);
    expect(text).toContain('$320 + $3,500 = $3,820 (computed)');
    expect(text).toContain('$3,820 ÷ $79 = 48.35, so 49 paying customers');
    expect(text).toContain('You added: “I want to earn $3,500 a month”');
  });

  test('compares prices only where both are given', () => {
    expect(write(sampleRequest('analysis', 'bakery', 'en'))).toContain('You are $3 above ($8 − $5, computed)');
    expect(write(sampleRequest('analysis', 'clinic', 'en'))).not.toContain('above');
  });

  test('is not made up when figures are missing', () => {
    const text = write(
      requestWith('idea', 'en', {
        ...sampleRequest('idea', 'bakery', 'en').answers,
        businessIdea: 'A bakery that sells bread',
      }),
    );
    expect(text).not.toContain('÷');
    expect(text).toContain('No price.');
    expect(text).toContain('No monthly cost.');
  });
});

describe('a thin answer', () => {
  const thin = {
    businessIdea: 'an app',
    targetMarket: 'everyone',
    problemSolved: "I don't know",
    businessModel: 'freemium',
    location: 'online',
  };

  test('is named, with the reason somebody will ask', () => {
    const text = write(requestWith('idea', 'en', thin));
    for (const label of ['Your business idea', 'Your target customers', 'The problem you solve']) {
      expect(text).toContain(`“${label}” is thin.`);
    }
    for (const label of ['Your experience', 'Starting budget']) expect(text).toContain(`“${label}” has no answer`);
  });

  test('of a full sample is not invented', () => {
    expect(write(sampleRequest('idea', 'bakery', 'en'))).not.toContain('is thin.');
    expect(write(sampleRequest('analysis', 'bakery', 'en'))).not.toContain('is thin.');
  });

  test('about competitors is contradicted', () => {
    const text = write(
      requestWith('analysis', 'fr', {
        marketSize: 'unknown',
        competitors: 'aucun',
        differentiators: 'meilleur service',
      }),
    );
    expect(text).toContain('Il y a toujours un concurrent');
    expect(text).toContain('tout le monde le dit');
  });
});

test('every way of earning money and every budget has its own reading', () => {
  const answers = sampleRequest('idea', 'bakery', 'en').answers;
  const section = (text: string, heading: string) => text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const models = ['product_sales', 'services', 'subscription', 'marketplace', 'freemium', 'license', 'other'];
  const earnings = models.map((businessModel) =>
    section(write(requestWith('idea', 'fr', { ...answers, businessModel })), "Comment l'idée rapporte"),
  );
  expect(new Set(earnings).size).toBe(models.length);
  const budgets = ['under_5000', '5000_20000', '20000_50000', '50000_100000', 'over_100000', ''];
  const means = budgets.map((budget) =>
    section(write(requestWith('idea', 'en', { ...answers, budget })), 'What you bring'),
  );
  expect(new Set(means).size).toBe(budgets.length);
});

test('every market size has its own reading', () => {
  const { answers } = sampleRequest('analysis', 'bakery', 'en');
  const texts = ['local', 'national', 'international', 'niche', 'unknown'].map(
    (marketSize) =>
      write(requestWith('analysis', 'en', { ...answers, marketSize }))
        .split('## Your market')[1]
        ?.split('\n\n')[1],
  );
  expect(new Set(texts).size).toBe(5);
});

test('a service on the road is not told to look at a lease, a shop is', () => {
  const base = {
    targetMarket: 'Families of the district with children',
    problemSolved: 'No time left in the evening',
    location: 'Montréal',
  };
  const place = (businessIdea: string, businessModel: string) =>
    write(requestWith('idea', 'en', { ...base, businessIdea, businessModel }));
  expect(place('House cleaning at $45 an hour', 'services')).toContain('the road is the rent');
  expect(place('House cleaning at $45 an hour', 'services')).not.toContain('zoning');
  expect(place('A café with a terrace', 'services')).toContain('zoning');
  expect(place('A café with a terrace', 'services')).toContain('PME MTL');
  expect(place('A café with a terrace', 'services')).toContain('MAPAQ');
});

test('questions in the comments box are answered or sent to where the answer is', () => {
  const ask = (clarification: string) =>
    write({ ...sampleRequest('idea', 'bakery', 'en'), clarification })
      .split('## Your comment')[1]
      ?.split('\n## ')[0] ?? '';
  expect(ask('Do I have to register for GST?')).toContain('Revenu Québec');
  expect(ask('Can I get a grant?')).toContain('Futurpreneur');
  expect(ask('Why is the sky blue?')).toContain('do not hold what it takes to reply');
  expect(write(sampleRequest('idea', 'bakery', 'en'))).not.toContain('## Your comment');
});
