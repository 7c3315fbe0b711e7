import { describe, expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import { sampleSelection } from '../brainstorm/sample.ts';
import { moduleKeys } from '../keys.ts';
import { sample as personas } from '../personas/sample.ts';
import type { AnswersOf } from '../registry.ts';
import { sampleAnswers, sampleProjects } from '../samples.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import { categorySources } from './category-sources.ts';
import { questionOf } from './project-facts.ts';
import { type MaturityByRule, type MaturityEntries, maturityByRule, ruleParts } from './rule.ts';
import { maturityRuleText } from './rule-text.ts';

const idea: AnswersOf<'idea'> = {
  businessIdea: 'A bakery that sells bread at $8 a loaf. The shop costs $1,900 a month.',
  targetMarket: 'Families of the district',
  problemSolved: "People drive 20 minutes or buy the supermarket's bread",
  businessModel: 'product_sales',
  location: 'Trois-Rivières',
};
const score = (category: MaturityCategory, entries: MaturityEntries) => maturityByRule(entries).categories[category];
const pointsOf = (category: MaturityCategory, entries: MaturityEntries) =>
  ruleParts.map((part) => score(category, entries).parts[part].points);
const finances = (answers: AnswersOf<'finances'>, ideaAnswers: AnswersOf<'idea'> = idea) =>
  score('finance', { idea: { answers: ideaAnswers }, finances: { answers } }).parts.consistent;

function sampleEntries(project: 'bakery' | 'clinic', language: 'en' | 'fr'): MaturityEntries {
  return {
    ...Object.fromEntries(moduleKeys.map((key) => [key, { answers: sampleAnswers[key][language][project] }])),
    brainstorm: {
      answers: sampleAnswers.brainstorm[language][project],
      selectedIdea: sampleSelection[language][project],
    },
    personas: { answers: {}, personas: personas[language][project] },
  };
}

describe('a project without answers', () => {
  const result = maturityByRule({});

  test('scores 0 everywhere', () => {
    expect(result.overall).toBe(0);
    expect(maturityCategories.map((category) => result.categories[category].score)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('is told in both languages what would raise every part', () => {
    for (const category of maturityCategories) {
      for (const part of ruleParts) {
        const { reason, raise } = result.categories[category].parts[part];
        for (const language of languages) {
          expect(reason[language]).not.toMatch(/^\s*$|undefined/u);
          expect(raise?.[language]).toMatch(/\p{L}{4}.*\.$/u);
        }
      }
    }
    expect(result.categories.idea.status).toEqual({ en: 'Not started', fr: 'Pas commencé' });
  });
});

test('every question that the rule reads stands in its module', () => {
  for (const category of maturityCategories) {
    const { figures, evidence } = categorySources[category];
    for (const [module, id] of [...figures, ...evidence])
      expect([module, id, questionOf(module, id)?.id]).toEqual([module, id, id]);
  }
});

describe('answered', () => {
  test('is the share of the required questions', () => {
    // 5 required: 25 × 3 ÷ 5 = 15.
    const answers = { businessIdea: 'Bread at home', targetMarket: 'Families', problemSolved: 'No baker left' };
    const { answered } = score('idea', { idea: { answers } }).parts;
    expect(answered.points).toBe(15);
    expect(answered.reason.en).toBe('Required answers given: 3 of 5.');
    expect(answered.raise?.en).toBe('Complete: “How you earn money” (My idea), “Where you will operate” (My idea).');
  });

  test('counts an answer that leaves it open as open, and says so', () => {
    const open = score('idea', { idea: { answers: { ...idea, problemSolved: "I don't know" } } }).parts.answered;
    expect(open.points).toBe(20);
    expect(open.reason.fr).toContain('compte comme ouverte');
    // marketSize, competitors, differentiators and the personas: one of four is given.
    const market = { analysis: { answers: { marketSize: 'unknown', competitors: 'The supermarket' } } };
    expect(score('market', market).parts.answered.points).toBe(6);
  });

  test('of the market includes the three personas', () => {
    const answers = { marketSize: 'local', competitors: 'The supermarket', differentiators: 'Open late' };
    const with3 = { analysis: { answers }, personas: { personas: personas.en.bakery } };
    expect(score('market', { analysis: { answers } }).parts.answered.points).toBe(19);
    expect(score('market', with3).parts.answered.points).toBe(25);
  });
});

describe('consistent', () => {
  const agreeing = { pricingStrategy: '$8 a loaf', fixedCosts: 'Rent: $1,900 a month' };

  test('of the finances compares the price, the costs and the budget', () => {
    // Price and rent agree, the budget is missing on both sides: 25 × 2 ÷ 3 rounded.
    expect(finances(agreeing)).toMatchObject({ points: 17 });
    expect(finances(agreeing).reason.en).toContain('The price is the same in “My idea” and in “Finances”: $8.');
    expect(finances(agreeing).reason.en).toContain('The cost of “My idea” comes back in “Finances”: $1,900.');
  });

  test('names both prices when they differ, and gives nothing for it', () => {
    const { points, reason, raise } = finances({ ...agreeing, pricingStrategy: '$9 a loaf' });
    expect(points).toBe(8);
    expect(reason.en).toContain('The amounts differ: $8, $1,900 in “My idea”, $9 in “Finances”.');
    expect(reason.fr).toContain('8\u00a0$, 1\u00a0900\u00a0$');
    expect(raise?.en).toContain('Write the same price');
  });

  test('names a cost that was forgotten', () => {
    const { reason } = finances({ ...agreeing, fixedCosts: 'Insurance: $80 a month' });
    expect(reason.en).toContain('$1,900 of “My idea” does not come back among the costs in “Finances”.');
  });

  test('asks for no cost where the idea names none', () => {
    expect(finances(agreeing, { ...idea, businessIdea: 'Bread at $8 a loaf' }).reason.en).toContain('1 of 2.');
  });

  test('compares the investment with the budget and its sources', () => {
    const within = { ...agreeing, initialInvestment: '10000_25000', fundingSources: 'personal_funds' } as const;
    const rich = { ...idea, budget: '20000_50000' } as const;
    const poor = { ...idea, budget: 'under_5000' } as const;
    expect(finances(within, rich).points).toBe(25);
    expect(finances(within, rich).raise).toBeUndefined();
    expect(finances(within, poor).points).toBe(17);
    expect(finances(within, poor).reason.en).toContain('above your starting budget (Less than $5,000)');
  });

  test('compares three months of marketing with the starting budget', () => {
    const marketing = (budget: string) =>
      score('marketing', { idea: { answers: { ...idea, budget: 'under_5000' } }, marketing: { answers: { budget } } })
        .parts.consistent.reason.en;
    expect(marketing('1500_3000')).toContain('Three months of your marketing budget ($1,500 to $3,000) fit');
    expect(marketing('3000_5000')).toContain(
      'take at least $9,000 (3 × $3,000), more than your starting budget allows ($5,000)',
    );
    expect(marketing('to_be_determined')).not.toContain('Three months');
  });

  test('finds the same words in two modules, and says which', () => {
    const analysis = { answers: { competitors: 'The supermarket', differentiators: 'Open late' } };
    expect(score('idea', { idea: { answers: idea }, analysis }).parts.consistent).toMatchObject({
      points: 25,
      reason: { en: expect.stringContaining('“supermarket”') },
    });
    const other = { answers: { ...analysis.answers, competitors: 'A petrol station' } };
    const { points, raise } = score('idea', { idea: { answers: idea }, analysis: other }).parts.consistent;
    expect(points).toBe(0);
    expect(raise?.en).toContain('“The problem you solve” (My idea) with “Your competitors” (Situation analysis)');
  });

  test('compares the idea that was kept, and its budget, where there is a brainstorm', () => {
    const brainstorm = {
      answers: { budget: '50000_100000' },
      selectedIdea: { title: 'A kennel', description: 'Dogs over the weekend' },
    };
    const { reason } = score('idea', {
      brainstorm,
      idea: { answers: { ...idea, budget: 'under_5000' } },
      analysis: { answers: { competitors: 'The supermarket' } },
    }).parts.consistent;
    expect(reason.en).toContain('Comparisons that agree: 1 of 3. The idea you kept, “A kennel”, is not the one');
    expect(reason.en).toContain('$50,000 to $100,000 there, Less than $5,000 here');
  });

  test('asks for new personas when the customers have changed', () => {
    const { reason } = score('market', {
      idea: { answers: { ...idea, targetMarket: 'Truck drivers' } },
      analysis: { answers: { marketSize: 'local' } },
      personas: { personas: personas.en.bakery },
    }).parts.consistent;
    expect(reason.en).toContain('Your personas and your target customers have no words in common.');
  });

  test('sees that a local market needs a place', () => {
    const market = (location: string) =>
      score('market', { idea: { answers: { ...idea, location } }, analysis: { answers: { marketSize: 'local' } } })
        .parts.consistent.reason.en;
    expect(market('Online')).toContain('Your market is local, and your place, “Online”, names no city.');
    expect(market('Online, from Sherbrooke')).toContain('fits your place');
  });
});

test('quantified is the share of the answers that call for a figure and hold one', () => {
  // businessIdea and problemSolved hold one, experience and budget do not: 25 × 2 ÷ 4 = 12.5, rounded.
  const { quantified } = score('idea', { idea: { answers: idea } }).parts;
  expect(quantified.points).toBe(13);
  expect(quantified.raise?.en).toBe(
    'Put a figure (price, number, time) into “Your experience” (My idea), “Starting budget” (My idea).',
  );
});

describe('supported', () => {
  const supported = (experience: string) =>
    score('idea', { idea: { answers: { ...idea, experience } } }).parts.supported;

  test('is worth 15 points for the first thing that happened, 25 for two', () => {
    expect(supported('Six years as a baker').points).toBe(0);
    expect(supported('I sold 40 loaves.').points).toBe(15);
    expect(supported('I sold 40 loaves. Two chefs asked me for more.').points).toBe(25);
    expect(supported('I sold 40 loaves.').reason.fr).toContain('«\u00a0I sold 40 loaves\u00a0»');
  });

  test('of the product counts a stage that was reached', () => {
    const product = (developmentStage: string) =>
      score('product', { rd: { answers: { developmentStage } } }).parts.supported;
    expect(product('concept').points).toBe(0);
    expect(product('customer_tests').points).toBe(15);
  });
});

test('the overall score is the average of the six, and each the sum of its parts', () => {
  const check = (result: MaturityByRule) => {
    const scores = maturityCategories.map((category) => {
      const { score: sum, parts } = result.categories[category];
      expect(ruleParts.reduce((total, part) => total + parts[part].points, 0)).toBe(sum);
      return sum;
    });
    expect(result.overall).toBe(Math.round(scores.reduce((total, value) => total + value, 0) / 6));
  };
  check(maturityByRule({ idea: { answers: idea } }));
  for (const project of sampleProjects) check(maturityByRule(sampleEntries(project, 'en')));
  expect(pointsOf('idea', { idea: { answers: idea } })).toEqual([25, 0, 13, 0]);
});

describe.each(languages)('the samples in %s', (language) => {
  test.each(sampleProjects)('%s: the same answers give the same score, and no part is empty of words', (project) => {
    const result = maturityByRule(sampleEntries(project, language));
    expect(result).toEqual(maturityByRule(sampleEntries(project, language)));
    expect(result.overall).toBeGreaterThan(55);
    for (const category of maturityCategories) {
      expect(result.categories[category].parts.answered.points).toBe(25);
      for (const part of ruleParts) {
        const { points, raise } = result.categories[category].parts[part];
        expect(points === 25 ? raise : raise?.[language]).not.toBe(points === 25 ? null : '');
        expect(raise === undefined).toBe(points === 25);
      }
    }
  });
});

test('French keeps its no-break spaces, in every reason and in the text of the rule', () => {
  const texts = [maturityByRule({}), ...sampleProjects.map((project) => maturityByRule(sampleEntries(project, 'fr')))];
  const french = texts.flatMap((result) =>
    maturityCategories.flatMap((category) =>
      ruleParts.flatMap((part) => {
        const { reason, raise } = result.categories[category].parts[part];
        return [reason.fr, raise?.fr ?? ''];
      }),
    ),
  );
  for (const text of [...french, maturityRuleText.fr]) expect(text).not.toMatch(/ [:;!?»$]|« |’|\d \d{3}/u);
});

test('the rule says that it gives no probability', () => {
  expect(maturityRuleText.en).toContain('It says nothing about the probability that the business succeeds');
  expect(maturityRuleText.fr).toContain('Elle ne dit rien de la probabilité');
});
