import { describe, expect, test } from 'vitest';
import { row, setting } from '../../forecast/testing/rows.ts';

import { readAnswers } from '../../ledger/read/read-answers.ts';
import type { Ledger } from '../../ledger/reading.ts';
import type { Row } from '../../ledger/row.ts';
import { sampleLedger } from '../../ledger/testing/sample-ledger.ts';
import { languages } from '../../locale.ts';
import { paperKeys } from '../../papers/papers.ts';
import { moduleKeys } from '../keys.ts';
import { type SampleProject, sampleProjects } from '../sample-file.ts';
import { samples } from '../testing/samples.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
import type { CheckResult } from './check-steps.ts';
import type { LenderCheckKey } from './lender-check-keys.ts';
import { type MaturityByRule, maturityByRule, type ProjectFacts, partPoints, ruleParts } from './rule.ts';
import { maturityRuleText } from './rule-text.ts';

const nothing: ProjectFacts = {
  entries: {},
  ledger: { rows: [], conflicts: [], differences: [], unread: [] },
  papers: {},
  today: '2026-12',
};
const withRows = (rows: readonly Row[], more: Partial<Ledger> = {}): ProjectFacts => ({
  ...nothing,
  ledger: { ...nothing.ledger, rows: [...rows], ...more },
});
const resultOf = (key: LenderCheckKey, facts: ProjectFacts) =>
  maturityByRule(facts).checks.find((check) => check.key === key)?.result;

/** A small shop that holds: it sells 500 loaves a month at 8.00, which cost 2.00 each. */
const equalMonths = Array.from({ length: 12 }, () => 100);
const bread = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month', unitCost: 200, season: equalMonths });
const rent = row('cost', 'Rent', { amount: 60_000, every: 'month' });
const oven = row('purchase', 'Oven', { amount: 500_000 });
const savings = row('funding', 'Savings', { source: 'savings', amount: 800_000, state: 'in_hand' });
const pay = row('person', 'Me', { role: 'owner', salary: 150_000, every: 'month' });
const month = setting('openingMonth', '2027-01');
const sound: Row[] = [bread, rent, oven, savings, pay, month];
const proposed = (rows: readonly Row[]): Row[] => rows.map((each) => ({ ...each, status: 'proposed' }) as Row);

describe('a project without answers and figures', () => {
  const result = maturityByRule(nothing);

  test('scores 0 everywhere', () => {
    expect(result.overall).toBe(0);
    expect(maturityCategories.map((category) => result.categories[category].score)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(result.categories.idea.status).toEqual({ en: 'Not started', fr: 'Pas commencé' });
  });

  test('is told in both languages what would raise every part', () => {
    for (const category of maturityCategories) {
      for (const part of ruleParts) {
        const { reason, raises } = result.categories[category].parts[part];
        expect(raises.length).toBeGreaterThan(0);
        for (const language of languages) {
          expect(reason[language]).not.toMatch(/^\s*$|undefined/u);
          for (const { text } of raises) expect(text[language]).toMatch(/\p{L}{4}.*\.$/u);
        }
      }
    }
  });
});

describe('what would stop a lender', () => {
  test('is nothing in a sound plan, and nothing limits its score', () => {
    const { checks, ceiling } = maturityByRule(withRows(sound));
    expect(checks.map(({ key, result }) => [key, result])).toEqual([
      ['cash', 'met'],
      ['pay', 'met'],
      ['seasons', 'met'],
      ['breakEven', 'met'],
      ['unitCost', 'met'],
      ['sellable', 'met'],
    ]);
    expect(ceiling).toBeNull();
  });

  const without = (left: Row) => sound.filter((each) => each !== left);
  const bigLoan = row('funding', 'Loan', { source: 'loan', amount: 9_000_000, rate: 1_000, months: 36 });
  const instead = (cells: Partial<typeof bread.cells>) =>
    withRows([{ ...bread, cells: { ...bread.cells, ...cells } }, ...without(bread)]);
  const unpaid = { ...pay, cells: { ...pay.cells, salary: 0 } };
  const cases: [LenderCheckKey, MaturityCategory, CheckResult, ProjectFacts][] = [
    ['cash', 'finance', 'open', withRows(without(savings))],
    ['loan', 'finance', 'open', withRows([...sound, bigLoan])],
    ['pay', 'business', 'open', withRows([unpaid, ...without(pay)])],
    ['unitCost', 'product', 'open', instead({ unitCost: 900 })],
    ['breakEven', 'marketing', 'open', instead({ quantity: 20 })],
    // What nobody said is neither met nor a deal-breaker.
    ['pay', 'business', 'unconfirmed', withRows(without(pay))],
    ['seasons', 'market', 'unconfirmed', instead({ season: null })],
    ['unitCost', 'product', 'unconfirmed', instead({ unitCost: null })],
    ['sellable', 'idea', 'unconfirmed', instead({ price: null })],
    ['cash', 'finance', 'unconfirmed', withRows([bread, savings])],
    ['breakEven', 'marketing', 'unconfirmed', withRows([bread, savings])],
    ['cash', 'finance', 'unconfirmed', withRows([...sound, row('cost', 'Insurance', { every: 'month' })])],
    ['loan', 'finance', 'unconfirmed', withRows([...sound, row('funding', 'Loan', { source: 'loan', amount: 0 })])],
  ];
  test.each(cases)('%s, which counts in %s, is %s', (key, category, result, facts) => {
    const { checks, categories, ceiling } = maturityByRule(facts);
    const check = checks.find((each) => each.key === key);
    expect(check?.result).toBe(result);
    expect(check?.advice?.en).toBeTruthy();
    const { points } = categories[category].parts.lender;
    expect(points).toBeLessThan(maturityByRule(withRows(sound)).categories[category].parts.lender.points);
    expect(ceiling === null).toBe(checks.every((each) => each.result !== 'open'));
  });

  test('a loan that the business can carry fills the gap', () => {
    const loan = row('funding', 'Loan', { source: 'loan', amount: 800_000, rate: 800, months: 84, state: 'promised' });
    const short = withRows(without(savings));
    const lent = withRows([...without(savings), loan]);
    expect([resultOf('cash', short), resultOf('loan', short)]).toEqual(['open', undefined]);
    expect([resultOf('cash', lent), resultOf('loan', lent)]).toEqual(['met', 'met']);
    expect(maturityByRule(lent).overall).toBeGreaterThan(maturityByRule(short).overall);
    const mom = row('funding', 'Mom', { source: 'loan', amount: 800_000 });
    const open = maturityByRule(withRows([...without(savings), loan, mom])).checks.find(({ key }) => key === 'loan');
    expect(open).toMatchObject({
      result: 'unconfirmed',
      reason: {
        en: 'Missing: the rate and the term of “Mom”.',
        fr: 'Il manque le taux et le terme de «\u00a0Mom\u00a0».',
      },
    });
  });

  test('cash that lasts only with money that nobody has promised is a condition, not a strength', () => {
    const cashWith = (state: 'asked_for' | 'promised' | null, also: Row[] = without(savings)) => {
      const grant = row('funding', 'Grant', { source: 'grant', amount: 800_000, state });
      return maturityByRule(withRows([...also, grant])).checks.find(({ key }) => key === 'cash');
    };
    expect(cashWith('promised')?.result).toBe('met');
    expect(cashWith('asked_for', sound)?.result).toBe('met');
    expect(cashWith(null)?.result).toBe('unconfirmed');
    const { result, reason } = cashWith('asked_for') ?? {};
    expect(result).toBe('unconfirmed');
    expect(reason?.en).toMatch(
      /^Cash lasts only if \$8,000 comes in that nobody has promised yet: .* −\$\d.* 20\d\d\.$/u,
    );
    expect(reason?.fr).toMatch(
      /^L'encaisse ne suffit que si vous recevez 8\u00a0000\u00a0\$ .*\u00a0: .* −\d.* 20\d\d\.$/u,
    );
  });

  test('says how much is missing and when', () => {
    const cash = maturityByRule(withRows(without(savings))).checks.find(({ key }) => key === 'cash');
    expect(cash?.reason.en).toMatch(/^Cash falls to −\$\d.* in \w+ 20\d\d: you are short \$\d.*\.$/u);
    expect(cash?.reason.fr).toMatch(/^L'encaisse descend à −\d.*\u00a0\$ en \p{L}+ 20\d\d\u00a0: il manque \d/u);
  });

  test('limits the whole: 69 with one thing, 59 with two, 49 with more', () => {
    const atLoss = { ...bread, cells: { ...bread.cells, unitCost: 900 } };
    expect(maturityByRule(withRows([unpaid, ...without(pay)])).ceiling).toBe(69);
    expect(maturityByRule(withRows([rent, atLoss, pay, row('funding', 'Gift', { amount: 90_000_000 })])).ceiling).toBe(
      59,
    );
    expect(maturityByRule(withRows([rent, atLoss, unpaid])).ceiling).toBe(49);
    // A complete, proved file does not get past it.
    const entries = entriesOf('bakery', 'en');
    const papers = Object.fromEntries(paperKeys.map((key) => [key, 'have' as const]));
    const proof = { kind: 'quote', detail: 'in writing' } as const;
    const proved = (rows: Row[]) => ({ ...withRows(rows.map((each) => ({ ...each, proof }) as Row)), entries, papers });
    expect(maturityByRule(proved([unpaid, ...without(pay)])).overall).toBe(69);
    expect(maturityByRule(proved(sound)).overall).toBeGreaterThan(90);
  });

  test('does not apply to a subscription without a season or a non-profit without an owner', () => {
    const monthly = row('stream', 'Access', { model: 'subscription', price: 900, quantity: 10, unitCost: 0 });
    const form = setting('legalForm', 'nonprofit');
    expect(resultOf('seasons', withRows([monthly]))).toBeUndefined();
    expect(resultOf('pay', withRows([bread, form]))).toBeUndefined();
    const read = withRows(proposed([monthly, form]));
    expect([resultOf('seasons', read), resultOf('pay', read)]).toEqual(['unconfirmed', 'unconfirmed']);
  });
});

test('figures that nobody confirmed earn nothing and give no verdict: neither cash that holds nor cash that is short', () => {
  const short = sound.filter((each) => each !== savings);
  for (const rows of [sound, short]) {
    const { checks, ceiling, categories } = maturityByRule(withRows(proposed(rows)));
    expect(checks.find(({ key }) => key === 'cash')).toMatchObject({
      result: 'unconfirmed',
      advice: { en: 'Check your figures.' },
    });
    expect(checks.filter(({ result }) => result !== 'unconfirmed')).toEqual([]);
    expect(maturityCategories.map((key) => categories[key].score)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(ceiling).toBeNull();
  }
});

/** The same project, as its answers tell it, with and without what a lender asks first. */
test('pay, loan and season of answers are to check, and without it not among the figures', () => {
  const reasonsOf = (more: string) => {
    const { rows } = readAnswers({ answers: { finances: { cashFlow: more } }, today: '2026-12' });
    const { checks } = maturityByRule(withRows([bread, rent, ...rows]));
    return Object.fromEntries(checks.map(({ key, reason }) => [key, reason.en]));
  };
  expect(reasonsOf('').pay).toContain('not among your figures');
  expect(reasonsOf('').loan).toBeUndefined();
  expect(reasonsOf('I pay myself $2,400 a month.').pay).toContain('to check');
  expect(reasonsOf('A loan of $20,000 at 8% over 60 months.').loan).toContain('to check');
});

describe('proof', () => {
  const proofOf = (category: MaturityCategory, facts: ProjectFacts) =>
    maturityByRule(facts).categories[category].parts.proof.points;
  const proved = <R extends Row>(each: R, kind: 'quote' | 'invoice' | 'letter' = 'quote'): R => ({
    ...each,
    proof: { kind, detail: 'in writing' },
  });

  test('counts papers beside rows by their amount, never words', () => {
    const idea = {
      idea: { answers: { experience: 'I sold 40 loaves; two chefs asked me for more. Quote from Moulin.' } },
    };
    expect(proofOf('idea', { ...withRows([bread]), entries: idea })).toBe(0);
    expect(proofOf('idea', withRows([proved(bread, 'letter')]))).toBe(30);
    expect(proofOf('marketing', withRows([proved(bread, 'letter')]))).toBe(0);
    expect(proofOf('marketing', withRows([proved(bread, 'invoice')]))).toBe(30);
    expect(proofOf('product', withRows([proved(bread, 'invoice')]))).toBe(30);
    const phone = row('cost', 'Phone', { amount: 20_000, every: 'month' });
    // 7,200 and 8,000 of 17,600: a year of rent is proved, and the savings are in hand.
    expect(proofOf('finance', withRows([proved(rent), phone, savings]))).toBe(26);
    expect(proofOf('finance', withRows([phone, ...proposed([savings])]))).toBe(0);
    expect(proofOf('finance', withRows([proved(oven), oven]))).toBe(15);
  });

  test('counts the stage of development and the papers in hand', () => {
    const at = (developmentStage: string) => ({ ...nothing, entries: { rd: { answers: { developmentStage } } } });
    const stages = ['concept', 'prototype', 'customer_tests', 'on_sale'];
    expect(stages.map((stage) => proofOf('product', at(stage)))).toEqual([0, 15, 15, 15]);
    expect(stages.map((stage) => proofOf('marketing', at(stage)))).toEqual([0, 0, 15, 15]);
    const filled = { rd: { answers: { developmentStage: 'on_sale' }, filledIn: ['developmentStage'] } };
    expect(proofOf('marketing', { ...nothing, entries: filled })).toBe(0);
    const papers = { lease: 'have', partners: 'not_needed', cv: 'asked_for' } as const;
    expect(proofOf('business', { ...nothing, papers })).toBe(Math.round(30 / (paperKeys.length - 1)));
    const none = Object.fromEntries(paperKeys.map((key) => [key, 'not_needed' as const]));
    expect(proofOf('business', { ...nothing, papers: none })).toBe(0);
  });
});

test('answers earn the share of the required questions that say something', () => {
  const answers = {
    businessIdea: 'Bread baked at home for the street',
    targetMarket: 'Everybody',
    problemSolved: "I don't know",
    businessModel: 'services',
    location: 'Not sure',
  };
  const partOf = (entries: ProjectFacts['entries']) =>
    maturityByRule({ ...nothing, entries }).categories.idea.parts.complete;
  expect(partOf({ idea: { answers } })).toMatchObject({ points: 8, reason: { en: expect.stringContaining('2 of 5') } });
  expect(partOf({ idea: { answers, filledIn: ['businessIdea'] } }).points).toBe(4);
});

function entriesOf(project: SampleProject, language: 'en' | 'fr'): ProjectFacts['entries'] {
  const { answers } = samples[project][language];
  return Object.fromEntries(moduleKeys.map((key) => [key, { answers: answers[key] }]));
}

function sampleFacts(project: SampleProject, language: 'en' | 'fr'): ProjectFacts {
  const entries = entriesOf(project, language);
  return { ...nothing, entries, ledger: sampleLedger(project, language, '2026-12') };
}

test('the overall score is the average of the six up to its limit, and each the sum of its parts', () => {
  const check = (result: MaturityByRule) => {
    const scores = maturityCategories.map((category) => {
      const { score, parts } = result.categories[category];
      for (const part of ruleParts) expect(parts[part].points).toBeLessThanOrEqual(partPoints[part]);
      expect(ruleParts.reduce((total, part) => total + parts[part].points, 0)).toBe(score);
      return score;
    });
    const average = Math.round(scores.reduce((total, value) => total + value, 0) / 6);
    expect(result.overall).toBe(Math.min(average, result.ceiling ?? 100));
  };
  for (const project of sampleProjects) {
    const facts = sampleFacts(project, 'en');
    check(maturityByRule(facts));
    expect(maturityByRule(facts)).toEqual(maturityByRule(facts));
  }
});

test('French keeps its no-break spaces, in every reason and in the text of the rule', () => {
  const results = [
    nothing,
    withRows(sound),
    withRows(proposed(sound)),
    ...sampleProjects.map((project) => sampleFacts(project, 'fr')),
  ];
  const french = results.flatMap((facts) => {
    const { checks, categories } = maturityByRule(facts);
    return [
      ...checks.flatMap(({ reason, advice }) => [reason.fr, advice?.fr ?? '']),
      ...maturityCategories.flatMap((category) =>
        ruleParts.flatMap((part) => {
          const { reason, raises } = categories[category].parts[part];
          return [reason.fr, ...raises.map(({ text }) => text.fr)];
        }),
      ),
    ];
  });
  for (const text of [...french, maturityRuleText.fr]) expect(text).not.toMatch(/ [:!?»$]|« |’|\d \d{3}/u);
});

test('the rule says that it gives no probability', () => {
  expect(maturityRuleText.en).toContain('It says nothing about the probability that the business succeeds');
  expect(maturityRuleText.fr).toContain('Il ne dit rien de la probabilité');
});
