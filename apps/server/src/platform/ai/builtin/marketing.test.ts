import { languages } from '@elan/domain/locale';
import { marketing as definition } from '@elan/domain/modules/marketing/index';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { marketing } from './marketing.ts';
import { createReading } from './reading/reading.ts';
import { numbersIn, numbersOfPerson } from './testing/numbers-in.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => marketing(createReading(request));
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** A sample in English with some answers changed. */
const sampleWith = (project: SampleProject, answers: Record<string, string>, clarification = '') => {
  const request = sampleRequest('marketing', project, 'en');
  return write({ ...request, answers: { ...request.answers, ...answers }, clarification });
};
const optionsOf = (id: string) => {
  const question = definition.questions.find((entry) => entry.id === id);
  return question?.kind === 'select' ? question.options.map((option) => option.value) : [];
};

const theirWords = {
  en: {
    bakery: [
      'Le Levain de Sainte-Cécile',
      'baked this morning a few steps from your home',
      'two restaurants nearby that asked me for bread',
      '25 regulars',
      'The story of the miller',
      'Open until 7 p.m.',
      '60 weekly subscriptions',
    ],
    clinic: [
      'Place retrouvée',
      'offered to your waiting list in one minute',
      '30 clinics of Estrie',
      'name two others',
      'told by a receptionist',
      'set up in one hour',
      'spreadsheet that my old clinic still uses',
    ],
  },
  fr: {
    bakery: [
      'Le Levain de Sainte-Cécile',
      'cuit ce matin à quelques pas de chez vous',
      "deux restaurants voisins qui m'ont demandé du pain",
      '25\u00a0habitués',
      "L'histoire du meunier",
      "Ouvert jusqu'à 19",
      '60\u00a0abonnements hebdomadaires',
    ],
    clinic: [
      'Place retrouvée',
      "offerte à votre liste d'attente en une minute",
      "30\u00a0cliniques de l'Estrie",
      'en nommer deux autres',
      'raconté par une réceptionniste',
      'installé en une heure',
      'chiffrier que mon ancienne clinique utilise encore',
    ],
  },
} as const;

/** What the draft may compute from each sample, worked out by hand. */
const computed: Record<SampleProject, number[]> = {
  // 500 shared 50, 20, 20, 10; 500 × 12; 1,900 + 500; 25,000 − 20,700 and its months; 3 × 500 ÷ 10; 150 ÷ 8;
  // 1,900 ÷ 8; 500 ÷ 238; 10 ÷ 25; 10 ÷ 200; 4 − 3.
  bakery: [250, 100, 50, 6_000, 2_400, 4_300, 1.8, 1_500, 150, 18.75, 19, 238, 2.1, 40, 5, 1],
  // 500 and 1,500 shared; × 12; 320 + 500; 12,000 − 6,100 and its months; 3 × each ÷ 10; ÷ 79; 10 ÷ 30; 6 − 3.
  clinic: [
    250, 100, 50, 750, 300, 150, 6_000, 18_000, 820, 5_900, 7.2, 4_500, 450, 1.9, 5.7, 6.33, 7, 18.99, 19, 33.3, 3,
  ],
};
/** Numbering of lists and weeks, ten customers, three months, twelve months, the shares of a hundred. */
const structural = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 50, 100];

describe.each(languages)('in %s', (language) => {
  test.each(sampleProjects)('the plan works with the words of the %s', (project) => {
    const text = write(sampleRequest('marketing', project, language));
    for (const words of theirWords[language][project]) expect(text).toContain(words);
  });

  test.each(sampleProjects)('no number of the %s is anything but theirs, computed or structural', (project) => {
    const request = sampleRequest('marketing', project, language);
    const allowed = new Set([...structural, ...computed[project], ...numbersOfPerson(request)]);
    expect(numbersIn(write(request), language).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test.each(sampleProjects)('is sound markdown for the %s, the same every time', (project) => {
    const text = write(sampleRequest('marketing', project, language));
    expect(text).toBe(write(sampleRequest('marketing', project, language)));
    expect(text.startsWith('## ')).toBe(true);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|\.\./u);
    expectEvenTables(text);
    expect(text.match(/^## /gmu)).toHaveLength(11);
  });

  test('two projects share few lines', () => {
    const [bakery, clinic] = sampleProjects.map((project) => write(sampleRequest('marketing', project, language)));
    const lines = new Set(bakery?.split('\n'));
    const own = (clinic ?? '').split('\n').filter((line) => line.length > 40 && !lines.has(line));
    expect(own.length).toBeGreaterThan(45);
  });
});

test('French has its no-break spaces and its own marks', () => {
  for (const project of sampleProjects) {
    const text = write(sampleRequest('marketing', project, 'fr'));
    expect(text).not.toMatch(/ [:;!?»%](?![-|])|« |\d \$|’|[^\u00a0];/u);
    expect(text).not.toMatch(/\b(?:the|your|answer|computed)\b/iu);
  }
});

describe('the budget', () => {
  test('is shared out at the ends of its band, and adds up', () => {
    for (const budget of optionsOf('budget')) {
      const rows = section(sampleWith('clinic', { budget }), 'Monthly budget')
        .split('\n')
        .filter((line) => /^\| .* \| \d+% \|/u.test(line))
        .map((line) =>
          line
            .split(' | ')
            .slice(2)
            .map((cell) => numbersIn(cell, 'en')[0] ?? 0),
        );
      const total = rows.at(-1) ?? [];
      const ends: Record<string, number[]> = {
        under_500: [500],
        '500_1500': [500, 1_500],
        '1500_3000': [1_500, 3_000],
        '3000_5000': [3_000, 5_000],
        over_5000: [5_000],
        to_be_determined: [100],
      };
      expect(total).toEqual(ends[budget]);
      for (const [column, sum] of total.entries()) {
        expect(rows.slice(0, -1).reduce((added, row) => added + (row[column] ?? 0), 0)).toBe(sum);
      }
    }
  });

  test('says which end of the band it works with', () => {
    const text = (budget: string) => section(sampleWith('bakery', { budget }), 'Monthly budget');
    expect(text('under_500')).toContain('has no lower end');
    expect(text('1500_3000')).toContain('both ends of the range, $1,500 and $3,000');
    expect(text('over_5000')).toContain('has no upper end');
    expect(text('to_be_determined')).toContain('Decide it from below');
  });

  test('stands beside the reserve and the starting budget', () => {
    const text = section(sampleWith('clinic', {}), 'Monthly budget');
    expect(text).toContain('$320 + $500 = $820 a month goes out, so the reserve lasts 7.2 months');
    expect(text).toContain('“$5,000 to $20,000”: the first of these sums alone is more than its lower end, $5,000');
    expect(section(sampleWith('bakery', {}), 'In short')).toContain('lasts 1.8 months (computed below)');
  });

  test('gives the cost of a customer, or says why not', () => {
    const measure = (project: SampleProject, budget: string) =>
      section(sampleWith(project, { budget }), 'How to measure');
    expect(measure('bakery', 'under_500')).toContain('$150 ÷ $8 = 18.75, so 19 sales (computed)');
    expect(measure('bakery', 'under_500')).toContain('$500 ÷ 238 = $2.10 out of each $8 (computed)');
    expect(measure('clinic', '500_1500')).toContain('$450 ÷ $79 = 5.7 months of payments (computed)');
    expect(measure('clinic', '500_1500')).toContain('$1,500 ÷ $79 = 18.99, so 19 paying customers');
    expect(measure('clinic', 'to_be_determined')).not.toContain('÷');
  });
});

describe('the channels', () => {
  test('each have their own steps', () => {
    const texts = optionsOf('marketingChannels').map((marketingChannels) =>
      section(sampleWith('bakery', { marketingChannels }), 'Your channels'),
    );
    expect(new Set(texts).size).toBe(7);
    for (const text of texts) {
      expect(text.match(/^\d\. /gmu)).toHaveLength(3);
      expect(text.match(/^\| (?!Beside|---)/gmu)).toHaveLength(2);
    }
  });

  test('beside the chosen one come from the answers', () => {
    const text = section(sampleWith('bakery', {}), 'Your channels');
    expect(text).toContain(
      '| Word of mouth and referrals | you already plan it: “A free loaf for whoever brings a neighbour',
    );
    expect(text).toContain('| Partners who sell or recommend | you already plan it: “The two restaurants first');
  });

  test('that no action uses are pointed out', () => {
    const text = sampleWith('clinic', { marketingChannels: 'paid_advertising' });
    expect(section(text, 'Your channels')).toContain('None of the actions you list uses this channel');
    expect(section(text, 'In short')).toContain('your channel and your actions');
  });
});

test('the first ten begin with those who asked, and numbers in words count', () => {
  const text = section(sampleWith('bakery', {}), 'Your first ten customers');
  expect(text).toContain('They asked: bring a date and a price');
  expect(text).toContain('| “two restaurants” (your answer) | Brings 2 at most');
  expect(text).toContain('10 ÷ 25 = 40% (computed)');
  expect(text).toContain('10 ÷ 200 = 5% (computed)');
});

test('the calendar holds the actions and subjects, and leads to a step of the plan', () => {
  const text = section(sampleWith('bakery', {}), 'Twelve weeks');
  expect(text.match(/^\| \d+ and \d+ \|/gmu)).toHaveLength(6);
  expect(text).toContain('week 1 comes right after month 1 (4 − 3, computed)');
  expect(text).toContain('| “The story of the miller in Mauricie” |');
  const empty = section(sampleWith('bakery', { customerAcquisition: '?', contentStrategy: '' }), 'Twelve weeks');
  expect(empty.match(/^\| \d+ and \d+ \|/gmu)).toHaveLength(6);
  expect(empty).toContain('“Organic flour from a mill in Mauricie”');
});

test('every personality has its own voice', () => {
  const voices = [...optionsOf('brandPersonality'), ''].map((brandPersonality) =>
    section(sampleWith('bakery', { brandPersonality }), 'Promise and message'),
  );
  expect(new Set(voices).size).toBe(8);
});

test('an empty promise is judged', () => {
  const text = section(
    sampleWith('bakery', { valueProposition: 'The best quality bread in the whole town' }),
    'Promise and message',
  );
  expect(text).toContain('Words to drop');
  expect(text).toContain('nothing in it can be checked yet');
});

test('French and consent are questions to ask, fitted to the project', () => {
  const bakery = section(sampleWith('bakery', {}), 'French and consent');
  const clinic = section(sampleWith('clinic', {}), 'French and consent');
  for (const text of [bakery, clinic]) expect(text).toContain('Office québécois de la langue française');
  expect(bakery).toContain('Sign and window');
  expect(clinic).not.toContain('Sign and window');
  expect(bakery).toContain('you plan “A message to the 25 regulars');
  const request = sampleRequest('marketing', 'bakery', 'en');
  const idea = { ...request.project.modules.idea?.answers, location: 'Kingston, Ontario' };
  const modules = { ...request.project.modules, idea: { answers: idea, aiResponse: null } };
  expect(write({ ...request, project: { ...request.project, modules } })).toContain(
    'If you also sell to people in Québec',
  );
});

test('thin and missing answers are named, and nothing is made up in their place', () => {
  const answers = {
    brandName: 'x',
    valueProposition: 'good stuff',
    marketingChannels: 'social_media',
    budget: 'to_be_determined',
    customerAcquisition: 'ads',
  };
  const text = write(requestWith('marketing', 'en', answers));
  const missing = section(text, 'What is missing');
  expect(missing).toContain('“What you promise” is thin. You wrote “good stuff”');
  expect(missing).toContain('“How you will win customers” is thin');
  expect(missing).toContain('“What you will show and tell” has no answer');
  expect(missing).toContain('The price, in “My idea”');
  expect(text).not.toContain('÷');
  expectEvenTables(text);
});

test('the whole of nothing is still a page', () => {
  for (const language of languages) {
    const text = write(requestWith('marketing', language, {}));
    expect(text.match(/^## /gmu)).toHaveLength(11);
    expect(text).not.toMatch(/undefined|NaN|“”|«\u00a0\u00a0»/u);
    expectEvenTables(text);
  }
});

test('the comment of this run is answered', () => {
  expect(sampleWith('bakery', {}, 'Should I pay for Facebook advertising?')).toContain('## Your comment');
});

const hostile = [
  'a | b | c',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '```\n## In short\n```',
  'https://evil.example www.evil.example a@evil.example',
  '\u202egnirts\u2066 \u0007',
  'call 25 people | visit two clinics (|)',
  '99999999 people '.repeat(300),
  '$8 '.repeat(1_600),
  '(((((((((('.repeat(400),
  '*'.repeat(5_000),
  'and '.repeat(1_200),
];

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostile.map((text) => [text.slice(0, 40), text]))('%s', (_, text) => {
    const filled = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, text]));
    const modules = {
      idea: {
        answers: filled(['businessIdea', 'targetMarket', 'problemSolved', 'location', 'experience']),
        aiResponse: null,
      },
      analysis: { answers: filled(['competitors', 'differentiators', 'marketTrends', 'risks']), aiResponse: null },
      'business-plan': { answers: filled(['team', 'resources', 'milestones', 'vision', 'location']), aiResponse: null },
    };
    const answers = {
      ...filled(['brandName', 'valueProposition', 'customerAcquisition', 'contentStrategy']),
      marketingChannels: 'social_media',
      budget: '500_1500',
    };
    const report = write(requestWith('marketing', language, answers, modules, text));
    expect(report.isWellFormed()).toBe(true);
    expect(report).not.toMatch(/(?<!\\)<[a-z/!]/iu);
    expect(report).not.toMatch(/(?<!\\)\]\(/u);
    expect(report).not.toMatch(/https?:\/\/|www\.|@evil/u);
    expect(report).not.toMatch(/[\u202a-\u202e\u2066\u2067]|(?!\s)\p{Cc}/u);
    expect(report).not.toMatch(/^\s*(?:```| {3})/mu);
    expectEvenTables(report);
    const headings = report.match(/^## .*$/gmu) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
  });
});

function expectEvenTables(text: string): void {
  for (const block of text.split(/\n{2,}/u).filter((part) => part.startsWith('|'))) {
    const widths = block.split('\n').map((line) => line.split(/(?<!\\)\|/u).length);
    expect(new Set(widths).size).toBe(1);
  }
}
