import { expect, test } from 'vitest';
import { describeRow } from './describe-row.ts';
import { readAnswers } from './read/read-answers.ts';
import { emptyCells, type Row } from './row.ts';

const described = (question: string, text: string, more: Record<string, string> = {}) =>
  readAnswers({ answers: { finances: { [question]: text, ...more } }, today: '2026-11' }).rows.map((row) => [
    describeRow(row, 'en'),
    describeRow(row, 'fr').replace(/[\u00a0\u202f]/gu, ' '),
  ]);

test.each([
  ['fixedCosts', 'Rent $1,900 a month', [['Rent: $1,900 every month', 'Rent : 1 900 $ chaque mois']]],
  ['fixedCosts', 'Adobe 54.99 USD monthly', [['Adobe: 54.99 USD every month', 'Adobe : 54,99 USD chaque mois']]],
  [
    'fixedCosts',
    'Clerk, 15 hours a week at $18 an hour',
    [
      [
        'Clerk: employee, $18 an hour, 15 hours a week',
        "Clerk : membre du personnel, 18 $ l'heure, 15 heures par semaine",
      ],
    ],
  ],
  [
    'cashFlow',
    'Before opening: two laptops at $900',
    [['Two laptops: 2 × $900, equipment', 'Two laptops : 2 × 900 $, équipement']],
  ],
  [
    'cashFlow',
    'Loan from the caisse: $20,000 at 8% over 5 years',
    [
      [
        'Loan from the caisse: $20,000 at 8% over 60 months, loan',
        'Loan from the caisse : 20 000 $ à 8 % sur 60 mois, prêt',
      ],
    ],
  ],
  ['revenueGoals', 'open 4 days a week', [['Days open a week: 4', "Jours d'ouverture par semaine : 4"]]],
])('%s: %s', (question, text, expected) => expect(described(question, text)).toEqual(expected));

const decided = { origins: {}, status: 'confirmed', off: false, note: null, proof: null, proposal: null } as const;

test.each([
  [1, 13, 'from the opening, until month 13', "dès l'ouverture, jusqu'au mois 13"],
  [2, '2027-05', 'from month 2, until May 2027', "dès le mois 2, jusqu'en mai 2027"],
  [0, 1, 'from before the opening, until the opening', "dès avant l'ouverture, jusqu'à l'ouverture"],
] as const)('a cost from %s to %s', (from, to, english, french) => {
  const row: Row = { id: 'ads', kind: 'cost', cells: { ...emptyCells('cost', 'Ads'), from, to }, ...decided };
  expect([describeRow(row, 'en'), describeRow(row, 'fr')]).toEqual([`Ads: ${english}`, `Ads\u00a0: ${french}`]);
});

test('money is received in a month with its capital', () => {
  const cells = { ...emptyCells('funding', 'Savings'), month: '2027-05' as const };
  const row: Row = { id: 'savings', kind: 'funding', cells, ...decided };
  expect([describeRow(row, 'en'), describeRow(row, 'fr')]).toEqual([
    'Savings: received in May 2027',
    'Savings\u00a0: reçu en mai 2027',
  ]);
});

test('a stream with what it costs and the quantities to come', () => {
  const row: Row = {
    id: 'loaf',
    kind: 'stream',
    cells: {
      ...emptyCells('stream', 'Loaf'),
      price: 800,
      quantity: 55,
      per: 'day',
      climbMonths: 1,
      targets: [{ month: 12, quantity: 70 }],
      unitCost: 160,
    },
    ...decided,
  };
  expect([describeRow(row, 'en'), describeRow(row, 'fr').replace(/[\u00a0\u202f]/gu, ' ')]).toEqual([
    'Loaf: $8, 55 a day open after 1 month, 70 by month 12, $1.60 of costs each',
    "Loaf : 8 $, 55 par jour d'ouverture après 1 mois, 70 au mois 12, 1,60 $ de coûts chacun",
  ]);
});
