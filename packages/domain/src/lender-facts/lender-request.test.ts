import { expect, test } from 'vitest';
import { planFigures } from '../forecast/plan-figures.ts';
import { row, setting } from '../forecast/testing/rows.ts';
import type { Row } from '../ledger/row.ts';
import { factForm, factPlace, isPrivateFact, isValidFact, overfullGroup, readLenderFacts } from './facts.ts';
import { hasRequest, lenderRequest } from './lender-request.ts';
import { missingFacts } from './missing-facts.ts';
import { requestProblems } from './request-problems.ts';

const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const stored = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([fact, text]) => ({ fact, text }));

function requestOf(texts: Readonly<Record<string, string>>, rows: readonly Row[] = []) {
  return lenderRequest(
    readLenderFacts(stored(texts)),
    planFigures({ rows: [...rows], unread: [] }, { today: '2026-12' }),
  );
}
const saidOf = (request: ReturnType<typeof requestOf>, language: 'en' | 'fr' = 'en') =>
  requestProblems(request).map(({ text }) => text[language]);
const missingOf = (request: ReturnType<typeof requestOf>) => missingFacts(request).map(({ key }) => key);

test('a fact has a place in the form, and a value that fits it', () => {
  expect(factPlace('ask.amount')?.field.type).toBe('money');
  expect(factPlace(`borrower.${uuid(1)}.name`)).toMatchObject({ group: 'borrower', id: uuid(1), name: 'name' });
  for (const unknown of ['ask.rate', 'borrower.name', `ask.${uuid(1)}.amount`, 'ask.constructor', 'loan.amount']) {
    expect(factPlace(unknown), unknown).toBeNull();
  }
  expect(factForm.test('ask.amount\n')).toBe(false);
  const isValid = (fact: string, text: string) => isValidFact({ fact, text });
  expect(['1800000', '0', ''].every((text) => isValid('ask.amount', text))).toBe(true);
  expect(['18 000', '-5', '1e9', '18000.50', 'NaN'].some((text) => isValid('ask.amount', text))).toBe(false);
  expect(isValid(`borrower.${uuid(1)}.share`, '10001')).toBe(false);
  expect(isValid('ask.kind', 'loan')).toBe(true);
  expect(isValid('ask.kind', 'gift')).toBe(false);
  expect(isValid(`borrower.${uuid(1)}.name`, 'x'.repeat(121))).toBe(false);
  expect(isPrivateFact(`asset.${uuid(1)}.value`)).toBe(true);
  expect(isPrivateFact('ask.amount')).toBe(false);
});

test('an entry is there while one of its fields says something, in the order it was begun', () => {
  const { borrower } = readLenderFacts(
    stored({
      [`borrower.${uuid(2)}.name`]: 'Zoé',
      [`borrower.${uuid(1)}.name`]: 'Anne',
      [`borrower.${uuid(3)}.name`]: '',
      [`borrower.${uuid(1)}.share`]: '5000',
    }),
  );
  expect(borrower.map(({ name, share }) => [name, share])).toEqual([
    ['Zoé', null],
    ['Anne', 5000],
  ]);
  const many = (most: number) =>
    stored(Object.fromEntries(Array.from({ length: most }, (_, place) => [`borrower.${uuid(place)}.name`, 'A'])));
  expect(overfullGroup(many(20))).toBeNull();
  expect(overfullGroup(many(21))).toBe('borrower');
});

const bank = row('funding', 'Bank loan', { source: 'loan', state: 'asked_for', amount: 20_000_00, months: 60 });
const savings = row('funding', 'Savings', { source: 'savings', state: 'in_hand', amount: 5_000_00 });
const uncle = row('funding', 'Uncle', { source: 'loan', state: 'promised', amount: 3_000_00 });

test('what nobody typed is read from the rows, and other money stays apart', () => {
  const read = requestOf({}, [bank, savings, uncle, setting('legalForm', 'sole')]);
  expect(read.ask).toMatchObject({ kind: 'loan', amount: 20_000_00, months: 60 });
  expect(read).toMatchObject({
    own: 5_000_00,
    ownShare: 18,
    total: 28_000_00,
    legalForm: { en: 'Sole proprietorship' },
  });
  expect(read.others.map(({ cells }) => cells.name)).toEqual(['Uncle']);
  expect(saidOf(read)).toEqual([]);
  const van = row('purchase', 'Van', { amount: 2_000_00, count: 2, owned: true });
  expect(requestOf({}, [bank, savings, van])).toMatchObject({ broughtIn: 4_000_00, own: 5_000_00, total: 25_000_00 });
  // Of two lenders that are asked, the request is to the one with its amount.
  const fund = row('funding', 'Fund', { source: 'loan', state: 'asked_for', amount: 9_000_00 });
  const toFund = requestOf({ 'ask.amount': '900000' }, [bank, savings, fund]);
  expect(toFund.ask.rows).toEqual([fund]);
  expect(toFund.total).toBe(34_000_00);
  // Money without an amount makes the total unknown, not smaller.
  const grant = row('funding', 'Grant', { source: 'grant', state: 'hoped' });
  expect(requestOf({}, [bank, savings, grant])).toMatchObject({ total: null, ownShare: null });
  expect(hasRequest(requestOf({}))).toBe(false);
  expect(hasRequest(read)).toBe(true);
});

test('what somebody known lends is asked of no lender, unless it says so', () => {
  const buddy = row('funding', 'My buddy Cole', { source: 'loan', amount: 800_000 });
  const bank = row('funding', 'Grande Prairie Credit Union', { source: 'loan', amount: 2_500_000 });
  const asked = (rows: readonly Row[]) => requestOf({}, rows).ask.rows.map(({ cells }) => cells.name);
  expect(asked([buddy, bank])).toEqual(['Grande Prairie Credit Union']);
  expect(asked([row('funding', 'Ma tante', { source: 'loan', amount: 800_000, state: 'asked_for' })])).toEqual([
    'Ma tante',
  ]);
  const { ask, others } = requestOf({}, [buddy]);
  expect([ask.amount, others.map(({ cells }) => cells.amount)]).toEqual([null, [800_000]]);
});

test('a line of credit is asked for without being money in', () => {
  const line = row('funding', 'Line of credit', { source: 'credit_line', state: 'asked_for', amount: 20_000_00 });
  const beside = requestOf({}, [bank, savings, line]);
  expect(beside).toMatchObject({ ask: { kind: 'loan', amount: 20_000_00, rows: [bank] }, others: [line] });
  expect(beside.total).toBe(25_000_00);
  const alone = requestOf({}, [savings, line]);
  expect(alone).toMatchObject({ ask: { kind: 'credit_line', amount: 20_000_00, months: null }, total: 5_000_00 });
  expect(saidOf(alone)).toEqual([]);
  // It may be there already: nobody said that it is asked for.
  const unsaid = { ...line, cells: { ...line.cells, state: null } };
  expect(requestOf({}, [savings, unsaid])).toMatchObject({ ask: { kind: null, amount: null }, others: [unsaid] });
});

test('what does not add up is said with its amounts', () => {
  const van = row('purchase', 'Van', { amount: 14_500_00, use: 'vehicle' });
  const texts = {
    'ask.kind': 'loan',
    'ask.amount': '1800000',
    'ask.months': '48',
    [`part.${uuid(1)}.row`]: van.id,
    [`part.${uuid(2)}.name`]: 'Tools',
    [`part.${uuid(2)}.amount`]: '200000',
    [`borrower.${uuid(1)}.share`]: '6000',
    [`borrower.${uuid(2)}.share`]: '6000',
  };
  expect(saidOf(requestOf(texts, [bank, van]))).toEqual([
    'You ask for $18,000; what it pays for adds up to $16,500.',
    'You ask for $18,000; your figures count on $20,000.',
    'You ask for a term of 48 months; your figures repay it in 60.',
    'The shares of the people who borrow add up to 120%.',
  ]);
  expect(saidOf(requestOf({ ...texts, [`part.${uuid(1)}.amount`]: '1600000' }, [bank, van]), 'fr')).toContain(
    "«\u00a0Van\u00a0» prend 16\u00a0000\u00a0$ sur cette somme\u00a0; vos chiffres l'inscrivent à 14\u00a0500\u00a0$.",
  );
  expect(saidOf(requestOf(texts, [bank]))).toContain('A purchase this money pays for is no longer in your figures.');
  expect(saidOf(requestOf({ 'ask.amount': '1800000', 'ask.kind': 'loan' }, [savings]))).toContain(
    'You ask for $18,000; your figures have no such money coming in yet.',
  );
});

test('a request smaller than the need says how much is missing, once the figures are known', () => {
  const sales = row('stream', 'Bread', { price: 10_00, quantity: 100, per: 'month', unitCost: 2_00 });
  const oven = row('purchase', 'Oven', { amount: 30_000_00, use: 'equipment', month: 0 });
  const rent = row('cost', 'Rent', { amount: 100_00, every: 'month' });
  const asked = row('funding', 'Bank', {
    source: 'loan',
    state: 'asked_for',
    amount: 18_000_00,
    months: 60,
    rate: 500,
  });
  const request = requestOf({}, [sales, oven, rent, asked, savings, setting('openingMonth', '2027-05')]);
  expect(request.needed).toBe(23_000_00 + request.gap);
  expect(request.ownShare).toBeLessThan(Math.round((5 / 23) * 100));
  expect(saidOf(request)).toEqual([
    expect.stringMatching(
      /^With the \$18,000 you ask for, your money adds up to \$23,000, and opening takes \$[\d,]+\. \$[\d,]+ is missing\.$/u,
    ),
  ]);
  const line = row('funding', 'Line of credit', { source: 'credit_line', state: 'asked_for', amount: 20_000_00 });
  expect(saidOf(requestOf({}, [sales, oven, rent, line, savings, setting('openingMonth', '2027-05')]), 'fr')).toEqual([
    expect.stringMatching(/^Sans la marge de crédit de 20\s000\s\$, votre financement totalise 5\s000\s\$, et /u),
  ]);
  const small = row('purchase', 'Oven', { amount: 3_000_00, use: 'equipment', month: 0 });
  const little = requestOf({}, [sales, small, rent, asked, savings, setting('openingMonth', '2027-05')]);
  expect(saidOf(little)).toEqual([expect.stringMatching(/A lender will ask what the other \$[\d,]+ is for\.$/u)]);
});

test('what a lender will miss is listed, and nothing that is known', () => {
  expect(missingOf(requestOf({})).slice(0, 3)).toEqual(['amount', 'kind', 'borrowers']);
  const complete = requestOf(
    {
      'business.address': '12 Main Street',
      'business.phone': '555',
      'business.registration': 'Applied for',
      [`borrower.${uuid(1)}.name`]: 'Marie',
      [`borrower.${uuid(1)}.share`]: '10000',
      [`borrower.${uuid(1)}.years`]: '0',
      [`borrower.${uuid(1)}.cv`]: 'Baker',
      [`part.${uuid(2)}.name`]: 'Oven',
      [`part.${uuid(2)}.amount`]: '2000000',
      [`part.${uuid(2)}.supplier`]: 'Doyon',
      [`part.${uuid(2)}.quote`]: '4417',
      [`security.${uuid(3)}.name`]: 'My sister',
      [`security.${uuid(3)}.kind`]: 'third_party',
      [`permit.${uuid(4)}.name`]: 'MAPAQ',
      [`permit.${uuid(4)}.state`]: 'asked_for',
    },
    [bank, savings, setting('legalForm', 'sole'), setting('openingMonth', '2027-05'), row('person', 'Marie')],
  );
  expect(missingOf(complete)).toEqual([]);
});

test('somebody whose pay rises later is one person', () => {
  const pay = (name: string, cells: object) => row('person', name, { role: 'owner', every: 'week', ...cells });
  const rows = [
    ...[pay('Maryse', { salary: 50_000, to: 13 }), pay('Josée', { salary: 50_000, to: 13 })],
    ...[pay('Maryse', { salary: 80_000, from: 14 }), pay('Josée', { salary: 80_000, from: 14 })],
  ];
  expect(requestOf({}, rows).people.map(({ cells }) => cells.salary)).toEqual([50_000, 50_000]);
  // Two at the same time are two.
  const both = [pay('Helper', { to: 12 }), pay('Helper', { from: 6 })];
  expect(requestOf({}, both).people).toHaveLength(2);
});
