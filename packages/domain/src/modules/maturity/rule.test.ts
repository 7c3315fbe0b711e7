import { describe, expect, test } from 'vitest';
import { row, setting } from '../../forecast/testing/rows.ts';

import { readAnswers } from '../../ledger/read/read-answers.ts';
import type { Ledger } from '../../ledger/reading.ts';
import type { Row } from '../../ledger/row.ts';
import { sampleLedger } from '../../ledger/testing/sample-ledger.ts';
import { languages } from '../../locale.ts';
import { paperKeys } from '../../papers/papers.ts';
import { moduleKeys } from '../keys.ts';
import { sample as personas } from '../personas/sample.ts';
import { type SampleProject, sampleAnswers, sampleProjects } from '../samples.ts';
import { type MaturityCategory, maturityCategories } from './categories.ts';
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
const scoreOf = (category: MaturityCategory, facts: ProjectFacts) => maturityByRule(facts).categories[category].score;

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
  const cases: [LenderCheckKey, MaturityCategory, ProjectFacts][] = [
    ['pay', 'business', withRows(without(pay))],
    ['seasons', 'market', withRows([{ ...bread, cells: { ...bread.cells, season: null } }, ...without(bread)])],
    ['cash', 'finance', withRows(without(savings))],
    ['loan', 'finance', withRows([...sound, bigLoan])],
    ['unitCost', 'product', withRows([{ ...bread, cells: { ...bread.cells, unitCost: 900 } }, ...without(bread)])],
    ['breakEven', 'marketing', withRows([{ ...bread, cells: { ...bread.cells, quantity: 20 } }, ...without(bread)])],
    ['sellable', 'idea', withRows([{ ...bread, cells: { ...bread.cells, price: null } }, ...without(bread)])],
  ];
  test.each(cases)('%s lowers the score of %s and of the whole', (key, category, facts) => {
    expect(resultOf(key, facts)).toBe('open');
    expect(scoreOf(category, facts)).toBeLessThan(scoreOf(category, withRows(sound)));
    expect(maturityByRule(facts).overall).toBeLessThan(maturityByRule(withRows(sound)).overall);
    const check = maturityByRule(facts).checks.find((each) => each.key === key);
    expect(check?.advice?.en).toBeTruthy();
  });

  test('a loan that the business can carry fills the gap', () => {
    const loan = row('funding', 'Loan', { source: 'loan', amount: 800_000, rate: 800, months: 84 });
    const short = withRows(without(savings));
    const lent = withRows([...without(savings), loan]);
    expect([resultOf('cash', short), resultOf('loan', short)]).toEqual(['open', undefined]);
    expect([resultOf('cash', lent), resultOf('loan', lent)]).toEqual(['met', 'met']);
    expect(maturityByRule(lent).overall).toBeGreaterThan(maturityByRule(short).overall);
    const terms = { ...loan, cells: { ...loan.cells, rate: null } };
    expect(resultOf('loan', withRows([...without(savings), terms]))).toBe('unconfirmed');
  });

  test('says how much is missing and when', () => {
    const cash = maturityByRule(withRows(without(savings))).checks.find(({ key }) => key === 'cash');
    expect(cash?.reason.en).toMatch(/^Cash falls to −\$\d.* in \w+ 20\d\d: you are short \$\d.*\.$/u);
    expect(cash?.reason.fr).toMatch(/^L'encaisse descend à −\d.*\u00a0\$ en \p{L}+ 20\d\d\u00a0: il manque \d/u);
  });

  test('limits the whole: 69 with one thing, 59 with two, 49 with more', () => {
    const ceilingOf = (...rows: Row[]) => maturityByRule(withRows(rows)).ceiling;
    const flat = { ...bread, cells: { ...bread.cells, season: null } };
    expect(ceilingOf(bread, rent, savings, month)).toBe(69);
    expect(ceilingOf(flat, rent, savings, month)).toBe(59);
    expect(ceilingOf(rent, month)).toBe(49);
    // A complete, proved file does not get past it.
    const entries = entriesOf('bakery', 'en');
    const papers = Object.fromEntries(paperKeys.map((key) => [key, 'have' as const]));
    const proof = { kind: 'quote', detail: 'in writing' } as const;
    const proved = sound.filter((each) => each !== pay).map((each) => ({ ...each, proof }) as Row);
    expect(maturityByRule({ ...withRows(proved), entries, papers }).overall).toBe(69);
    expect(maturityByRule({ ...withRows([...proved, pay]), entries, papers }).overall).toBeGreaterThan(90);
  });

  test('does not apply to a subscription without a season or a non-profit without an owner', () => {
    const monthly = row('stream', 'Access', { model: 'subscription', price: 900, quantity: 10, unitCost: 0 });
    expect(resultOf('seasons', withRows([monthly]))).toBeUndefined();
    expect(resultOf('pay', withRows([bread, setting('legalForm', 'nonprofit')]))).toBeUndefined();
  });
});

describe('figures that nobody confirmed', () => {
  test('give half, and no verdict: neither cash that holds nor cash that is short', () => {
    const short = sound.filter((each) => each !== savings);
    for (const rows of [sound, short]) {
      const { checks, ceiling } = maturityByRule(withRows(proposed(rows)));
      expect(checks.find(({ key }) => key === 'cash')).toMatchObject({
        result: 'unconfirmed',
        advice: { en: 'Check your figures.' },
      });
      expect(checks.filter(({ result }) => result === 'open')).toEqual([]);
      expect(ceiling).toBeNull();
    }
    expect(scoreOf('finance', withRows(proposed(sound)))).toBe(scoreOf('finance', withRows(proposed(short))) + 15);
  });

  test('can lower the score once they are confirmed', () => {
    const lease = row('cost', 'Lease', { amount: 400_000, every: 'month' });
    const read = maturityByRule(withRows([...sound, ...proposed([lease])])).overall;
    expect(maturityByRule(withRows([...sound, lease])).overall).toBeLessThan(read);
  });
});

/** The same project, as its answers tell it, with and without what a lender asks first. */
test('pay, loan and season each give another number when they are answered', () => {
  const facts = (more: string): ProjectFacts => {
    const ledger = sampleLedger('bakery', 'en', '2026-12');
    const rows = ledger.rows.filter(
      ({ kind, cells }) => kind !== 'person' || !('role' in cells && cells.role === 'owner'),
    );
    const read = readAnswers({ answers: { finances: { cashFlow: more } }, today: '2026-12' }).rows;
    return { ...nothing, ledger: { ...ledger, rows: [...rows, ...read] } };
  };
  const plain = maturityByRule(facts('')).overall;
  expect(maturityByRule(facts('I pay myself $2,400 a month.')).overall).toBeGreaterThan(plain);
  expect(resultOf('loan', facts('A loan of $20,000 at 8% over 60 months.'))).toBe('unconfirmed');
  expect(resultOf('loan', facts(''))).toBeUndefined();
  const open = facts('');
  const season = proposed([setting('openMonths', equalMonths)]);
  const seasonal = { ...open, ledger: { ...open.ledger, rows: [...open.ledger.rows, ...season] } };
  expect([resultOf('seasons', open), resultOf('seasons', seasonal)]).toEqual(['open', 'unconfirmed']);
  expect(maturityByRule(seasonal).overall).toBeGreaterThan(plain);
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
    expect(proofOf('marketing', withRows([proved(bread, 'invoice')]))).toBe(30);
    const phone = row('cost', 'Phone', { amount: 20_000, every: 'month' });
    // 600 of 800 a month is proved: three quarters of half the part; the money is in hand: the other half.
    expect(proofOf('finance', withRows([proved(rent), phone, savings]))).toBe(26);
    expect(proofOf('product', withRows([proved(oven)]))).toBe(15);
  });

  test('counts the stage of development and the papers in hand', () => {
    const at = (developmentStage: string) => ({ ...nothing, entries: { rd: { answers: { developmentStage } } } });
    expect([proofOf('product', at('concept')), proofOf('product', at('on_sale'))]).toEqual([0, 15]);
    expect([proofOf('marketing', at('customer_tests')), proofOf('marketing', at('on_sale'))]).toEqual([15, 30]);
    const papers = { lease: 'have', partners: 'not_needed', cv: 'asked_for' } as const;
    expect(proofOf('business', { ...nothing, papers })).toBe(Math.round((30 * 2) / paperKeys.length));
  });
});

test('completeness is the share of the required questions; what leaves one open counts as open', () => {
  const answers = { businessIdea: 'Bread at home', targetMarket: 'Families', problemSolved: "I don't know" };
  const { complete } = maturityByRule({ ...nothing, entries: { idea: { answers } } }).categories.idea.parts;
  // 2 of 5.
  expect(complete.points).toBe(8);
  expect(complete.reason.fr).toContain('2 sur 5 (une réponse qui laisse la question ouverte');
  const filled = { idea: { answers, filledIn: ['businessIdea'] } };
  expect(maturityByRule({ ...nothing, entries: filled }).categories.idea.parts.complete.points).toBe(4);
  const market = { analysis: { answers: { marketSize: 'unknown', competitors: 'The supermarket' } } };
  expect(maturityByRule({ ...nothing, entries: market }).categories.market.parts.complete.points).toBe(5);
});

function entriesOf(project: SampleProject, language: 'en' | 'fr'): ProjectFacts['entries'] {
  return {
    ...Object.fromEntries(moduleKeys.map((key) => [key, { answers: sampleAnswers[key][language][project] }])),
    personas: { personas: personas[language][project] },
  };
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
