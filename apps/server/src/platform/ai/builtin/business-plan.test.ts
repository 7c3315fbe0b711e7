import { languages } from '@elan/domain/locale';
import { autofillDefaults } from '@elan/domain/modules/autofill';
import { businessPlan as definition } from '@elan/domain/modules/business-plan/index';
import { type SampleProject, sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { businessPlan } from './business-plan.ts';
import { createReading } from './reading/reading.ts';
import { numbersIn, numbersOfPerson } from './testing/numbers-in.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const write = (request: GenerationRequest) => businessPlan(createReading(request));
const section = (text: string, heading: string) => text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The bakery in English with some answers changed. */
const bakeryWith = (answers: Record<string, string>, clarification = '') => {
  const request = sampleRequest('business-plan', 'bakery', 'en');
  return write({ ...request, answers: { ...request.answers, ...answers }, clarification });
};

const theirWords = {
  en: {
    bakery: [
      'sourdough bread at $8',
      'My sister: the counter and the subscriptions',
      'Second-hand mixer',
      '60 weekly subscriptions signed before the opening',
      'community fridge',
      'beside the primary school',
      'The downtown bakery',
      'I get sick and nobody can bake',
      '40 loaves a week',
    ],
    clinic: [
      'fills cancelled appointments',
      'met at night school',
      'Security check of the app',
      'written agreement with my partner',
      '150 clinics',
      'Data hosted in Canada',
      'a big suite copies the function',
    ],
  },
  fr: {
    bakery: [
      'pain au levain bio à 8\u00a0$',
      'Ma sœur\u00a0: le comptoir et les abonnements',
      "Pétrin d'occasion",
      "60\u00a0abonnements hebdomadaires signés avant l'ouverture",
      'frigo communautaire',
      "à côté de l'école primaire",
      'La boulangerie du centre-ville',
      'Je tombe malade',
      '40 miches par semaine',
    ],
    clinic: [
      'comble les rendez-vous annulés',
      'rencontré aux cours du soir',
      "Vérification de la sécurité de l'application",
      'entente écrite avec mon associé',
      '150\u00a0cliniques',
      'Données hébergées au Canada',
      'un grand logiciel copie la fonction',
    ],
  },
} as const;

/** What the draft may compute from each sample, worked out by hand. */
const computed: Record<SampleProject, number[]> = {
  // 3,800 + 6,500 + 4,800 + 3,200 + 2,400; 25,000 − 20,700; 4,300 ÷ 1,900; 1,900 ÷ 8; (1,900 + 3,500) ÷ 8;
  // 40 × 52 ÷ 12 and what is missing to 675; 1,900 × 12; 8 − 5; 80 × 8.
  bakery: [20_700, 4_300, 2.3, 237.5, 238, 675, 173, 502, 12, 22_800, 3, 640],
  // 4,000 + 1,800 + 300; 12,000 − 6,100; 5,900 ÷ 320; 320 ÷ 79; 15 × 52; 320 × 12; 150 × 79.
  clinic: [6_100, 5_900, 18.4, 4.05, 5, 52, 780, 12, 3_840, 11_850],
};
/** Numbering of lists and counts of what was named. */
const structural = [0, 1, 2, 3, 4, 5, 6];

describe.each(languages)('in %s', (language) => {
  test.each(sampleProjects)('the plan works with the words of the %s', (project) => {
    const text = write(sampleRequest('business-plan', project, language));
    for (const words of theirWords[language][project]) expect(text).toContain(words);
  });

  test.each(sampleProjects)('no number of the %s is anything but theirs, computed or structural', (project) => {
    const request = sampleRequest('business-plan', project, language);
    const allowed = new Set([...structural, ...computed[project], ...numbersOfPerson(request)]);
    expect(numbersIn(write(request), language).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test.each(sampleProjects)('is sound markdown for the %s, the same every time', (project) => {
    const text = write(sampleRequest('business-plan', project, language));
    expect(text).toBe(write(sampleRequest('business-plan', project, language)));
    expect(text.startsWith('## ')).toBe(true);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}|\.\.|” ”/u);
    expectEvenTables(text);
    expect(text.match(/^## /gmu)).toHaveLength(12);
  });

  test('two projects share few lines', () => {
    const [bakery, clinic] = sampleProjects.map((project) => write(sampleRequest('business-plan', project, language)));
    const lines = new Set(bakery?.split('\n'));
    const own = (clinic ?? '').split('\n').filter((line) => line.length > 40 && !lines.has(line));
    expect(own.length).toBeGreaterThan(50);
  });
});

test('French has its no-break spaces and its own marks', () => {
  for (const project of sampleProjects) {
    const text = write(sampleRequest('business-plan', project, 'fr'));
    expect(text).not.toMatch(/ [:;!?»](?![-|])|« |\d \$|’|[^\u00a0];/u);
    expect(text).not.toMatch(/\b(?:the|your|answer|computed)\b/iu);
  }
});

describe('the money', () => {
  test('is added up before the reader', () => {
    const text = section(bakeryWith({}), 'Resources and money');
    expect(text).toContain('$3,800 + $6,500 + $4,800 + $3,200 + $2,400 = $20,700 (computed)');
    expect(text).toContain('$25,000 − $20,700 = $4,300 left as a reserve (computed)');
    expect(text).toContain('2.3 months ($4,300 ÷ $1,900, computed)');
    expect(text).toContain('($1,900 + $3,500) ÷ $8 = 675 sales a month (computed)');
  });

  test('that is missing is the first thing said', () => {
    const text = bakeryWith({ resources: 'Oven: $30,000\nMixer: $6,500\nMy savings: $25,000' });
    expect(section(text, 'Summary')).toContain('**To settle first:** $11,500 are missing');
    expect(text).toContain('$25,000 − $36,500 = −$11,500 (computed)');
    expect(text).toContain('Finding the missing $11,500');
  });

  test('of other people counts apart', () => {
    const text = bakeryWith({
      resources: 'Mixer: $6,500\nMy savings: $5,000\nLoan from the caisse hoped for: $10,000',
    });
    expect(text).toContain('$5,000 + $10,000 − $6,500 = $8,500 left as a reserve (computed)');
    expect(text).toContain('$10,000 is not yours');
    expect(text).toContain('“$20,000 to $50,000”, and here your own share comes to $5,000');
  });

  test('in ranges or without an amount is not computed with', () => {
    const text = section(bakeryWith({ resources: 'An oven between $5,000 and $8,000\nA van' }), 'Resources and money');
    expect(text).not.toContain('What the start takes');
    expect(text.match(/to find out/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  test('of a wage that has no amount is asked for, once', () => {
    expect(bakeryWith({})).toContain('**A wage without an amount.** “My sister: the counter');
    expect(bakeryWith({ resources: "My sister's wage: $1,200 a month" })).not.toContain('A wage without an amount');
    expect(bakeryWith({ team: 'Me: baking, without pay at first' })).not.toContain('A wage without an amount');
  });

  test('named twice counts once', () => {
    const text = bakeryWith({ resources: 'Rent: $1,900 a month\nMixer: $6,500\nMy savings: $25,000' });
    expect(text).toContain('$1,900 ÷ $8 = 237.5');
    expect(text).not.toContain('$3,800');
  });
});

describe('the legal form', () => {
  const options = definition.questions.find((question) => question.id === 'legalStructure');
  const values = options?.kind === 'select' ? options.options.map((option) => option.value) : [];

  test('has its own reading for every option, and for none', () => {
    const texts = [...values, ''].map((legalStructure) => section(bakeryWith({ legalStructure }), 'Legal form'));
    // An open question and 'Not decided yet' read alike.
    expect(new Set(texts).size).toBe(values.length);
    for (const text of texts) expect(text).not.toMatch(/\$\d+(?:\.\d+)? (?:fee|to register)/u);
  });

  test('LLC is said not to exist here', () => {
    const text = section(bakeryWith({ legalStructure: 'llc' }), 'Legal form');
    expect(text).toContain('neither Québec nor Canada has it');
    expect(text).toContain('| Corporation |');
  });

  test('of one owner does not go with a partner', () => {
    const text = bakeryWith({ team: 'Me: baking\nMy partner: the counter, half of the business' });
    expect(section(text, 'Legal form')).toContain('a sole proprietorship has one owner');
  });

  test('speaks of the NEQ in Québec only', () => {
    expect(bakeryWith({})).toContain('NEQ');
    const request = sampleRequest('business-plan', 'bakery', 'en');
    const idea = { ...request.project.modules.idea?.answers, location: 'Kingston, Ontario' };
    const modules = { ...request.project.modules, idea: { answers: idea, aiResponse: null } };
    const text = write({ ...request, project: { ...request.project, modules } });
    expect(text).not.toMatch(/NEQ|Registraire/u);
    expect(text).toContain("your province's business registry");
  });

  test('and the timeline of auto-fill are options', () => {
    for (const [id, value] of Object.entries(autofillDefaults['business-plan'] ?? {})) {
      const question = definition.questions.find((entry) => entry.id === id);
      expect(question?.kind === 'select' && question.options.some((option) => option.value === value)).toBe(true);
    }
  });
});

describe('the milestones', () => {
  test('stand with date, owner and proof', () => {
    expect(bakeryWith({})).toContain(
      '| Month 2 | “lease signed for the shop on Sainte-Cécile Street” | “me” | The signed lease, read by somebody who has signed one before |',
    );
  });

  test('without dates are spread over the timeline, and the page says so', () => {
    const text = section(
      bakeryWith({ timeline: '3_months', milestones: 'Sign the lease\nBuy the mixer\nOpen' }),
      'Milestones',
    );
    expect(text).toContain('spread evenly over 3 months here (assumption to confirm)');
    expect(text).toMatch(/\| Month 1 \| “Sign the lease”[\s\S]*\| Month 3 \| “Open”/u);
  });

  test('after the end of the timeline are pointed out', () => {
    const text = bakeryWith({ timeline: '3_months' });
    expect(text).toContain('Your last step stands in month 6 and your timeline ends after 3 months');
  });

  test('in the wrong order are pointed out', () => {
    const text = bakeryWith({ milestones: 'Month 1: lease signed (me)\nMonth 2: loan of the caisse granted (me)' });
    expect(text).toContain('“lease signed” comes before “loan of the caisse granted”');
  });

  test('read dates as people write them', () => {
    const text = bakeryWith({
      milestones: 'By March: lease signed\nWeek 20: first sale to a customer\nLater, the website',
    });
    expect(text).toContain('| “By March” | “lease signed”');
    expect(text).toContain('| “Week 20” | “first sale to a customer”');
    expect(text).toContain('| date to fix |');
  });
});

test('every timeline has its own reading', () => {
  const texts = ['3_months', '6_months', 'within_year', 'over_year', 'not_defined'].map((timeline) =>
    section(bakeryWith({ timeline, milestones: 'Sign the lease\nOpen the shop' }), 'Milestones'),
  );
  expect(new Set(texts).size).toBe(5);
});

test('a partner without a written agreement comes first', () => {
  const text = write(sampleRequest('business-plan', 'clinic', 'en'));
  expect(section(text, 'Summary')).toContain('the written agreement with your partner');
  expect(section(text, 'Your next steps')).toContain('one evening with your partner');
});

test('thin and missing answers are named, and nothing is made up in their place', () => {
  const answers = {
    timeline: 'not_defined',
    team: 'me',
    resources: 'none',
    milestones: 'soon',
    vision: '?',
    location: 'x',
  };
  for (const language of languages) {
    const text = write(requestWith('business-plan', language, answers));
    expect(text).not.toMatch(/÷|\$|undefined|NaN/u);
    for (const question of definition.questions) {
      if (question.id === 'timeline') continue;
      expect(
        section(
          text,
          language === 'en' ? 'What is missing before a bank visit' : "Ce qui manque avant d'aller à la banque",
        ),
      ).toContain(question.label[language]);
    }
    expectEvenTables(text);
  }
});

test('the whole of nothing is still a page', () => {
  for (const language of languages) {
    const text = write(requestWith('business-plan', language, {}));
    expect(text.match(/^## /gmu)).toHaveLength(12);
    expect(text).not.toMatch(/undefined|NaN|“”|«\u00a0\u00a0»/u);
  }
});

test('the comment of this run is answered', () => {
  expect(bakeryWith({}, 'Can I get a grant?')).toContain('## Your comment');
});

const hostile = [
  'a | b | c',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '```\n## Risks\n```',
  'https://evil.example www.evil.example a@evil.example',
  '\u202egnirts\u2066 \u0007',
  'Me: $5 | savings (me)\nMonth 99999: $1 (|)',
  '$8 '.repeat(1_600),
  '(((((((((('.repeat(400),
  '*'.repeat(5_000),
  'Month 1: a (b)\n'.repeat(300),
  'and '.repeat(1_200),
];

describe.each(languages)('text typed to do harm stays text in %s', (language) => {
  test.each(hostile.map((text) => [text.slice(0, 40), text]))('%s', (_, text) => {
    const fields = ['team', 'resources', 'milestones', 'vision', 'values', 'location'];
    const idea = ['businessIdea', 'targetMarket', 'problemSolved', 'location', 'experience'];
    const analysis = ['competitors', 'differentiators', 'marketTrends', 'risks'];
    const filled = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, text]));
    const modules = {
      idea: { answers: filled(idea), aiResponse: null },
      analysis: { answers: filled(analysis), aiResponse: null },
    };
    const report = write(
      requestWith('business-plan', language, { timeline: '6_months', ...filled(fields) }, modules, text),
    );
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
