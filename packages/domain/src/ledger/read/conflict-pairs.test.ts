import { expect, test } from 'vitest';
import { ledgerOf, type Plan, shownConflict } from './testing/plan.ts';

const pairs: readonly (readonly [answers: Plan['answers'], conflict: string | null])[] = [
  [
    {
      team: 'One clerk, 20 hours a week at $20 an hour.',
      fixed: 'Rent $900 a month\nClerk, 20 hours a week at $18 an hour',
    },
    'wage 18 20',
  ],
  [
    {
      team: 'Une vendeuse, 25 heures par semaine à 19 $ de l’heure.',
      fixed: 'Loyer 900 $ par mois\nVendeuse 20 heures par semaine à 19 $ de l’heure',
    },
    'hours 20 25',
  ],
  [
    { team: 'I run it and pay myself $2,500 a month.', fixed: 'Rent $900 a month\nMy pay $2,000 a month' },
    'salary 2000 2500',
  ],
  [{ resources: 'Used van $14,000', cash: 'Before opening: van $18,000, permits $300.' }, 'amount 18000 14000'],
  [{ resources: 'Laptops $2,400', cash: '3 laptops at $1,200 each, before opening.' }, 'amount 1200 2400'],
  [{ resources: 'Laptops $3,600', cash: '3 laptops at $1,200 each, before opening.' }, null],
  [
    { idea: 'A café in Halifax, opening in May 2027.', milestones: 'Opening in September 2027.' },
    'openingMonth 2027-05 2027-09',
  ],
  [
    { resources: 'Loan from BDC $20,000 at 8% over 5 years', cash: 'BDC loan $25,000 at 8% over 5 years.' },
    'amount 25000 20000',
  ],
  [
    {
      resources: 'Prêt Desjardins 20 000 $ à 8 % sur 5 ans',
      cash: 'Prêt Desjardins 20 000 $ à 7 % sur 5 ans.',
    },
    'rate 7 8',
  ],
  [{ resources: 'Grant of $5,000 from the city', cash: 'City grant $8,000, asked for.' }, 'amount 8000 5000'],
  [{ resources: 'I have $8,000 saved.', cash: 'Oven $3,000. Savings of $6,000.' }, 'amount 6000 8000'],
  [{ idea: 'On vend des pots de miel à 12 $ le pot.', prices: '14 $ le pot' }, 'price 14 12'],
  [{ prices: '$8 a loaf', milestones: 'Raise the price to $9 a loaf in year 2' }, null],
  [
    { customers: 'Publicité Facebook 300 $ par mois', fixed: 'Loyer 900 $ par mois\nPublicité 150 $ par mois' },
    'amount 150 300',
  ],
  [{ premises: 'Lease of three years at $15,000 a year.', fixed: 'Rent $1,200 a month' }, 'amount 1200 15000'],
  [{ premises: 'Lease of three years at $14,400 a year.', fixed: 'Rent $1,200 a month' }, null],
  [
    {
      idea: 'Boulangerie ouverte du mardi au samedi à Québec.',
      prices: 'Pain 6 $',
      goals: '50 pains par jour, ouvert 6 jours par semaine',
    },
    'openDays 6 5',
  ],
  [{ prices: '$10 a jar', goals: '200 jars a month. $5,000 a month in sales.' }, 'total sales'],
];

test.each(pairs)('%j: %s', (answers, conflict) => {
  const { conflicts } = ledgerOf({ trade: '', answers, wanted: [], conflicts: [] });
  expect(conflicts.map(shownConflict)).toEqual(conflict === null ? [] : [conflict]);
});
