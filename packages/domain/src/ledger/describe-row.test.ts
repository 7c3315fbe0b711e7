import { expect, test } from 'vitest';
import { row } from '../forecast/testing/rows.ts';
import { describeRow } from './describe-row.ts';
import { readAnswers } from './read/read-answers.ts';

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

test('a stream with what it costs and the quantities to come', () => {
  const loaf = row('stream', 'Loaf', {
    price: 800,
    quantity: 55,
    per: 'day',
    climbMonths: 6,
    targets: [{ month: 12, quantity: 70 }],
    unitCost: 160,
  });
  expect([describeRow(loaf, 'en'), describeRow(loaf, 'fr').replace(/[\u00a0\u202f]/gu, ' ')]).toEqual([
    'Loaf: $8, 55 a day open after 6 months, 70 by month 12, $1.60 of costs each',
    "Loaf : 8 $, 55 par jour d'ouverture après 6 mois, 70 au mois 12, 1,60 $ de coûts par unité",
  ]);
});

test('small numbers agree, and months are said as within a sentence', () => {
  const rows = [
    row('person', 'Cook', { count: 2, salary: 180_000, every: 'month' }),
    row('person', 'Ana', { hours: 1, from: 1, to: '2028-04' }),
    row('stream', 'Loaf', { quantity: 1, per: 'month', climbMonths: 1, start: 3 }),
    row('purchase', 'Oven', { month: 1, life: 1 }),
  ];
  expect(rows.map((each) => describeRow(each, 'en'))).toEqual([
    'Cook (2): $1,800 a month each',
    'Ana: 1 hour a week, from opening, until April 2028',
    'Loaf: 1 a month after 1 month, from month 3',
    'Oven: at opening, 1 year of use',
  ]);
  expect(rows.map((each) => describeRow(each, 'fr').replaceAll('\u00a0', ' '))).toEqual([
    'Cook (2) : 1 800 $ par mois par personne',
    "Ana : 1 heure par semaine, dès l'ouverture, jusqu'en avril 2028",
    'Loaf : 1 par mois après 1 mois, dès le mois 3',
    "Oven : à l'ouverture, 1 année d'utilisation",
  ]);
});
