import { expect, test } from 'vitest';
import type { Season } from '../ledger/field.ts';
import type { Cells } from '../ledger/row.ts';
import type { Language } from '../locale.ts';
import { capacityCheck, describeStream, saleAtLoss } from './describe-stream.ts';
import { row } from './testing/rows.ts';
import { leftOfSale } from './unit-cost.ts';

const months = (weights: Readonly<Record<number, number>>, others = 0): Season =>
  Array.from({ length: 12 }, (_, at) => weights[at + 1] ?? others);
const summer = months({ 5: 100, 6: 100, 7: 100, 8: 100, 9: 100, 10: 100 });
const noTimes = { openDays: null, openMonths: null };
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, ' ');

test.each<[cells: Partial<Cells<'stream'>>, en: string, fr: string]>([
  [
    { price: 9500, quantity: 20, per: 'month', season: summer },
    '20 × $95 = $1,900 a month from May to October',
    '20 × 95 $ = 1 900 $ par mois de mai à octobre',
  ],
  [
    { price: 1600, quantity: 18, each: 9, per: 'week', weeks: 48 },
    '18 × 9 × $16 = $2,592 a week, 48 weeks a year: $124,416 a year',
    '18 × 9 × 16 $ = 2 592 $ par semaine, 48 semaines par année : 124 416 $ par année',
  ],
  [
    { price: 1400, quantity: 12, per: 'day', days: 7, daysPer: 'week' },
    '12 × $14 = $168 a day open, every day: $61,320 a year',
    "12 × 14 $ = 168 $ par jour d'ouverture, tous les jours : 61 320 $ par année",
  ],
  [
    { price: 3800, quantity: 150, per: 'month', season: months({ 11: 200, 12: 200 }, 100) },
    '150 × $38 = $5,700 a month, more in November and December: $79,800 a year',
    '150 × 38 $ = 5 700 $ par mois, davantage en novembre et décembre : 79 800 $ par année',
  ],
  [
    { price: 48_000, quantity: 55, per: 'season', season: months({ 10: 100, 11: 100, 12: 100, 1: 100 }) },
    '55 × $480 = $26,400 a season from October to January',
    "55 × 480 $ = 26 400 $ par saison d'octobre à janvier",
  ],
  [
    { price: 65_000, model: 'subscription', first: 4, newPerMonth: 1, quantity: 20 },
    '4 × $650 = $2,600 a month in the first month; later 20 × $650 = $13,000 a month',
    '4 × 650 $ = 2 600 $ par mois le premier mois ; ensuite 20 × 650 $ = 13 000 $ par mois',
  ],
  [
    { price: 1000, first: 30, quantity: 60, climbMonths: 7, per: 'day', days: 5, daysPer: 'week' },
    '30 × $10 = $300 a day open in the first month, rising to 60 × $10 = $600 a day open by month 7, 5 days a week: $156,000 a year once it runs',
    "30 × 10 $ = 300 $ par jour d'ouverture le premier mois, puis jusqu'à 60 × 10 $ = 600 $ par jour d'ouverture au mois 7, 5 jours par semaine : 156 000 $ par année une fois le rythme atteint",
  ],
])('%o', (cells, en, fr) => {
  const stream = row('stream', 'It', cells);
  expect(plain(describeStream(stream, noTimes, 'en'))).toBe(en);
  expect(plain(describeStream(stream, noTimes, 'fr'))).toBe(fr);
});

test('says nothing before there are a price, a quantity and a period', () => {
  for (const cells of [{}, { price: 100 }, { price: 100, quantity: 2 }, { quantity: 2, per: 'day' as const }]) {
    expect(describeStream(row('stream', 'It', cells), noTimes, 'en')).toBeNull();
  }
});

test('says that a sale costs as much as it brings in, or more', () => {
  const said = (cells: Partial<Cells<'stream'>>, language: Language = 'en') =>
    plain(saleAtLoss(row('stream', 'It', cells), language));
  expect(said({ price: 1200, unitCost: 12_660 })).toBe('One sale costs $126.60 and brings in $12');
  expect(said({ price: 1200, unitCost: 12_660 }, 'fr')).toBe('Une vente coûte 126,60 $ et rapporte 12 $');
  expect(said({ price: 1000, unitCost: 400, batchCost: 900, batchSize: 3, costShare: 3_000 })).toBe(
    'One sale costs $10 and brings in $10',
  );
  for (const cells of [{ price: 1000, unitCost: 999 }, { price: 0, unitCost: 5 }, { unitCost: 5 }]) {
    expect(saleAtLoss(row('stream', 'It', cells), 'en')).toBeNull();
  }
});

test('what a sale leaves adds up with the amounts shown', () => {
  // 6.25 and 2.375, shown as 2.38
  expect(leftOfSale(625, 237.5)).toBe(387);
});

test('compares the busiest month with what can be done in a day', () => {
  const check = (cells: Partial<Cells<'stream'>>) => capacityCheck(row('stream', 'It', cells), noTimes, 'en');
  expect(check({ quantity: 80, per: 'month', capacity: 5 })).toEqual({
    aMonth: 80,
    aDay: 5,
    daysNeeded: 16,
    daysOpen: 22,
    fits: true,
    says: '80 a month at 5 a day needs 16 days',
  });
  const july = check({ quantity: 80, per: 'month', capacity: 5, season: months({ 7: 200 }, 100) });
  expect(july).toMatchObject({ fits: false, says: '160 a month at 5 a day needs 32 days; you are open about 22' });
  expect(check({ quantity: 9, per: 'day', days: 5, daysPer: 'week', capacity: 9 })?.fits).toBe(true);
  expect(check({ quantity: 10, per: 'day', days: 5, daysPer: 'week', capacity: 9 })?.fits).toBe(false);
  const french = capacityCheck(row('stream', 'It', { quantity: 80, per: 'month', capacity: 5 }), noTimes, 'fr');
  expect(french?.says).toBe('80 par mois à 5 par jour demandent 16 jours');
  expect(check({ quantity: 80, per: 'month' })).toBeNull();
});
