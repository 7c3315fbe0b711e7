import { row, setting } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';

/** A corporation in Quebec that opens in spring. */
export const bakery: readonly Row[] = [
  setting('openingMonth', '2027-04'),
  setting('province', 'QC'),
  setting('legalForm', 'corporation'),
  setting('salesTax', 'registered'),
  setting('supplierDays', 30),
  setting('openDays', 6),
  row('stream', 'Loaves', { price: 825, quantity: 95, per: 'day', climbMonths: 4, unitCost: 180, tax: 'zero_rated' }),
  row('stream', 'Catering', {
    ...{ price: 42_000, quantity: 5, per: 'month', start: 4, costShare: 3_000, customerDays: 45, growth: 500 },
    season: [60, 60, 80, 100, 140, 160, 150, 120, 110, 100, 80, 140],
  }),
  row('cost', 'Rent', { amount: 240_000, every: 'month', from: '2027-03', increase: 250 }),
  row('cost', 'Cleaning', { amount: 9_500, every: 'week' }),
  row('person', 'Owner', { role: 'owner', salary: 280_000, every: 'month' }),
  row('person', 'Bakers', { role: 'employee', count: 2, wage: 2_150, hours: 32, increase: 200 }),
  row('purchase', 'Oven', { amount: 2_850_000, use: 'equipment', life: 7, month: 0 }),
  row('purchase', 'Van', { amount: 900_000, use: 'vehicle', owned: true, used: true }),
  row('purchase', 'Flour', { amount: 180_000, use: 'opening_stock', tax: 'zero_rated' }),
  row('purchase', 'Notary', { amount: 150_000, use: 'fees' }),
  row('funding', 'Savings', { source: 'savings', amount: 2_000_000, state: 'in_hand' }),
  row('funding', 'Grant', { source: 'grant', amount: 500_000, month: 6 }),
  row('funding', 'Bank', { source: 'loan', amount: 3_000_000, rate: 785, months: 84, interestOnly: 6 }),
];

/** A person alone in British Columbia, in season, with what a new business seldom thinks of. */
export const kayaks: readonly Row[] = [
  setting('openingMonth', '2027-06'),
  setting('province', 'BC'),
  setting('incomeTax', true),
  setting('openMonths', [0, 0, 0, 0, 50, 100, 120, 120, 80, 0, 0, 0]),
  row('stream', 'Passe de saison', {
    ...{ price: 32_000, quantity: 40, per: 'season', unitCost: 1_250 },
    paidMonths: [0, 0, 0, 60, 0, 40, 0, 0, 0, 0, 0, 0],
  }),
  row('stream', 'Sorties', {
    ...{ price: 8_900, first: 10, quantity: 60, climbMonths: 3, per: 'week', deposit: 2_000, instalments: 3 },
    targets: [
      { month: 14, quantity: 80 },
      { month: 26, quantity: 95, atOnce: true },
    ],
    unitCost: 950,
  }),
  row('stream', 'Club', {
    ...{ price: 4_500, model: 'subscription', first: 5, newPerMonth: 6, churn: 400, quantity: 90, customerDays: 20 },
    season: [0, 0, 0, 0, 100, 100, 100, 100, 100, 0, 0, 0],
  }),
  row('cost', "Droit d'accès", { amount: 120_000, every: 'season' }),
  row('cost', 'Téléphone', { amount: 6_500, every: 'month' }),
  row('cost', 'Chauffage', { amount: 24_000, every: 'month', season: [100, 100, 50, 0, 0, 0, 0, 0, 0, 0, 100, 100] }),
  row('cost', 'Assurance', { amount: 90_000, every: 'year', season: [0, 0, 0, 100, 0, 0, 0, 0, 0, 100, 0, 0] }),
  row('person', 'Moi', { role: 'owner', salary: 150_000, every: 'month', from: 3 }),
  row('person', 'Guides', {
    ...{ count: 3, wage: 2_100, hours: 30 },
    season: [0, 0, 0, 0, 50, 100, 100, 100, 60, 0, 0, 0],
  }),
  row('purchase', 'Pagaies', { amount: 145_000, count: 12, use: 'equipment', used: true, month: 2 }),
  row('purchase', 'Remorque', { amount: 380_000, use: 'vehicle', month: '2028-03' }),
  row('funding', 'Épargne', { source: 'savings', amount: 1_500_000 }),
  row('funding', 'Préventes', { source: 'advance_sales', amount: 300_000 }),
  row('funding', 'Subvention de la ville', { amount: 200_000 }),
  row('funding', 'Marge de crédit', { source: 'loan', amount: 2_000_000 }),
  row('funding', 'Caisse', { source: 'loan', amount: 2_500_000, rate: 690 }),
  row('scenario', 'Été pluvieux', { sales: -2500, without: ['Téléphone'] }),
];
