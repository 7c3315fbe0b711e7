import { describe, expect, it } from 'vitest';
import { calendarMonthOf } from '../ledger/cell-month.ts';
import type { Season } from '../ledger/field.ts';
import { type Cells, invalidCells } from '../ledger/row.ts';
import { forecastOf, row, setting } from './testing/rows.ts';

/** What people say of how they earn, the cells that hold it, and what it is worth by hand, in dollars. */
type Way = {
  says: string;
  opening?: string;
  streams: Readonly<Record<string, Partial<Cells<'stream'>>>>;
  /** Sales of the twelve months from the opening, and of the next twelve. */
  year1?: number;
  year2?: number;
  /** Of the first year. */
  directCosts?: number;
  /** Sales of calendar months, and what customers pay in them; '0' is before the opening. */
  sales?: Readonly<Record<string, number>>;
  cash?: Readonly<Record<string, number>>;
};

/** January is 1. What is not named has no weight. */
const months = (weights: Readonly<Record<number, number>>): Season =>
  Array.from({ length: 12 }, (_, at) => weights[at + 1] ?? 0);
const open = (...named: number[]) => months(Object.fromEntries(named.map((month) => [month, 100])));
const all = (changed: Readonly<Record<number, number>>): Season =>
  Array.from({ length: 12 }, (_, at) => changed[at + 1] ?? 100);

const ways: Readonly<Record<string, Way>> = {
  'yoga studio': {
    says: '« 18 cours par semaine, 9 personnes par cours en moyenne, 16 $ la place, fermé 2 semaines à Noël et 2 en juillet »',
    streams: { Cours: { price: 1600, quantity: 18, each: 9, per: 'week', weeks: 48, season: all({ 7: 50, 12: 50 }) } },
    year1: 124_416,
  },
  'yoga studio with cards of ten': {
    says: '« la moitié achète la carte de 10 à 140 $ »',
    streams: {
      Place: { price: 1600, quantity: 81, per: 'week', weeks: 48 },
      Carte: { price: 14_000, unit: 'carte', quantity: 8.1, per: 'week', weeks: 48, aheadMonths: 1 },
    },
    year1: 116_640,
    sales: { '2027-01': 9_720 },
    // The cards of January are paid before the opening, those of February in January.
    cash: { '0': 4_536, '2027-01': 9_720 },
  },
  'barber with rented chairs': {
    says: 'me 9 cuts a day at $38, 5 days, 50 weeks; two chairs rented out at $900 a month each',
    streams: {
      Cuts: { price: 3800, quantity: 9, per: 'day', days: 5, daysPer: 'week', weeks: 50 },
      Chairs: { price: 90_000, quantity: 2, per: 'month' },
    },
    year1: 85_500 + 21_600,
  },
  beekeeper: {
    says: '« 60 ruches, 25 kg par ruche, récolte en août, je vends 70 % en pots de 500 g à 11 $ au marché de septembre à décembre, 30 % en vrac à 9,50 $ le kg en septembre »',
    streams: {
      Pots: { channel: 'marché', price: 1100, quantity: 2100, per: 'season', season: open(9, 10, 11, 12) },
      Vrac: { price: 950, unit: 'kg', quantity: 450, per: 'season', season: open(9) },
    },
    year1: 23_100 + 4_275,
    sales: { '2027-08': 0, '2027-09': 5_775 + 4_275, '2027-12': 5_775 },
  },
  'bike courier': {
    says: 'start 15 drops a day at $7.50, 40 a day by month 6, 60 after a year, 22 days a month',
    streams: {
      Drops: {
        price: 750,
        first: 15,
        quantity: 40,
        climbMonths: 6,
        targets: [{ month: 13, quantity: 60 }],
        per: 'day',
        days: 22,
        daysPer: 'month',
      },
    },
    // In month 2, 20 a day.
    sales: { '2027-01': 2_475, '2027-02': 3_300, '2027-06': 6_600, '2028-01': 9_900, '2028-02': 9_900 },
  },
  'escape room': {
    says: '$28 a player, 4.5 players a game, Fri-Sun 5 games a day, Tue-Thu 2, closed Monday',
    streams: {
      'Friday to Sunday': { price: 2800, quantity: 5, each: 4.5, per: 'day', days: 3, daysPer: 'week' },
      'Tuesday to Thursday': { price: 2800, quantity: 2, each: 4.5, per: 'day', days: 3, daysPer: 'week' },
    },
    year1: 2_646 * 52,
  },
  'pottery classes': {
    says: "« sessions de 8 semaines, 3 par an, 4 groupes de 8, 295 $ la session; payé à l'inscription »",
    streams: {
      Sessions: {
        price: 29_500,
        quantity: 12,
        each: 8,
        per: 'year',
        season: open(1, 2, 4, 5, 9, 10),
        paidMonths: open(1, 4, 9),
      },
    },
    year1: 28_320,
    sales: { '2027-01': 4_720, '2027-03': 0 },
    cash: {
      '0': 0,
      '2027-01': 9_440,
      '2027-02': 0,
      '2027-04': 9_440,
      '2027-09': 9_440,
      '2027-10': 0,
      '2028-01': 9_440,
    },
  },
  'mobile welding': {
    says: '$135/h, 22 billable hours a week, 46 weeks, customers pay in 45 days, rods and gas 9 % of the invoice',
    streams: {
      Welding: { price: 13_500, unit: 'hour', quantity: 22, per: 'week', weeks: 46, customerDays: 45, costShare: 900 },
    },
    year1: 136_620,
    directCosts: 12_295.8,
    // 11,385 a month: half after one month, half after two.
    cash: { '2027-01': 0, '2027-02': 5_692.5, '2027-03': 11_385 },
  },
  'snow contracts': {
    says: '« 55 contrats à 480 $ pour la saison, payés moitié en octobre moitié en janvier »',
    opening: '2027-10',
    streams: {
      Contrats: {
        price: 48_000,
        quantity: 55,
        per: 'season',
        season: open(11, 12, 1, 2, 3, 4),
        paidMonths: open(10, 1),
      },
    },
    year1: 26_400,
    sales: { '2027-10': 0, '2027-11': 4_400, '2028-04': 4_400, '2028-05': 0 },
    cash: { '0': 0, '2027-10': 13_200, '2027-11': 0, '2028-01': 13_200, '2028-04': 0, '2028-10': 13_200 },
  },
  'lawn care': {
    says: '40 lawns weekly May–Oct (26 weeks) at $48, spring clean-up $180 for 30 of them in April',
    streams: {
      Lawns: { price: 4800, quantity: 40, per: 'week', weeks: 26, season: open(5, 6, 7, 8, 9, 10) },
      'Clean-up': { price: 18_000, quantity: 30, per: 'season', season: open(4) },
    },
    year1: 49_920 + 5_400,
    sales: { '2027-04': 5_400, '2027-05': 8_320 },
  },
  'online tutor': {
    says: '$45 an hour, 12 hours a week in term (36 weeks), 4 in summer (8 weeks), nothing else',
    streams: {
      Term: { price: 4500, quantity: 12, per: 'week', weeks: 36, season: open(9, 10, 11, 12, 1, 2, 3, 4, 5) },
      Summer: { price: 4500, quantity: 4, per: 'week', weeks: 8, season: open(7, 8) },
    },
    year1: 19_440 + 1_440,
    sales: { '2027-06': 0, '2027-07': 720 },
  },
  'bed and breakfast': {
    says: '« 5 chambres, 145 $ la nuit, occupation 85 % en juillet-août, 50 % juin et septembre, fermé le reste »',
    streams: {
      Nuits: {
        price: 14_500,
        unit: 'nuit',
        quantity: 5,
        per: 'day',
        days: 7,
        daysPer: 'week',
        season: months({ 6: 50, 7: 85, 8: 85, 9: 50 }),
      },
    },
    year1: 59_957.5,
    sales: { '2027-05': 0, '2027-07': 5 * 145 * 31 * 0.85 },
  },
  campground: {
    says: '40 seasonal sites at $1,900 paid in May, 25 nightly sites at $42, 70 % full July and August, 35 % June',
    opening: '2027-05',
    streams: {
      Seasonal: {
        price: 190_000,
        quantity: 40,
        per: 'season',
        season: open(5, 6, 7, 8, 9),
        paidMonths: open(5),
      },
      Nightly: {
        price: 4200,
        quantity: 25,
        per: 'day',
        days: 7,
        daysPer: 'week',
        season: months({ 6: 35, 7: 70, 8: 70 }),
      },
    },
    year1: 76_000 + 56_595,
    sales: { '2027-05': 15_200 },
    cash: { '2027-05': 76_000, '2027-06': 25 * 42 * 30 * 0.35, '2027-09': 0 },
  },
  florist: {
    says: '« 22 ventes par jour à 41 $ en moyenne, 6 jours, le double la semaine de la Saint-Valentin et de la fête des Mères »',
    streams: {
      Ventes: { price: 4100, quantity: 22, per: 'day', days: 6, daysPer: 'week' },
      'Saint-Valentin et fête des Mères, en plus': {
        price: 4100,
        quantity: 22,
        per: 'day',
        days: 6,
        daysPer: 'week',
        weeks: 2,
        season: open(2, 5),
      },
    },
    year1: 5_412 * 54,
  },
  taproom: {
    says: 'Thu–Sat 90 people a night, two pints each at $8.50, food $6 a head, a third less Jan–Mar',
    streams: Object.fromEntries(
      [
        { name: 'Pints', price: 850, each: 2 },
        { name: 'Food', price: 600, each: 1 },
      ].map(({ name, price, each }) => [
        name,
        {
          price,
          each,
          quantity: 90,
          per: 'day',
          days: 3,
          daysPer: 'week',
          season: all({ 1: 66.666667, 2: 66.666667, 3: 66.666667 }),
        },
      ]),
    ),
    year1: 39 * 6_210 + 13 * 4_140,
    sales: { '2027-01': (4_140 * 52) / 12, '2027-04': (6_210 * 52) / 12 },
  },
  translation: {
    says: '18,000 words a month at 24 cents, half subcontracted at 13 cents',
    streams: {
      'Own words': { price: 24, unit: 'word', quantity: 9000, per: 'month', unitCost: 0 },
      Subcontracted: { price: 24, unit: 'word', quantity: 9000, per: 'month', unitCost: 13 },
    },
    year1: 51_840,
    directCosts: 12 * 1_170,
    sales: { '2027-01': 4_320 },
  },
  'IT support': {
    says: 'retainers $650 a month: 4 customers at opening, one more each month up to 20; 5 % leave a year',
    streams: {
      Retainers: {
        model: 'subscription',
        price: 65_000,
        first: 4,
        newPerMonth: 1,
        quantity: 20,
        churn: 500,
        churnPer: 'year',
      },
    },
    // 4 × 0.95^(1/12) + 1 = 4.982939…; in the end, 20.
    sales: { '2027-01': 2_600, '2027-02': 3_238.91, '2029-12': 13_000 },
  },
  'moving truck': {
    says: '« 3 déménagements par semaine à 690 $, 9 par semaine du 15 juin au 15 juillet, rien en janvier »',
    streams: {
      Déménagements: { price: 69_000, quantity: 3, per: 'week', season: all({ 1: 0, 6: 200, 7: 200 }) },
    },
    // 52 ÷ 12 weeks a month; June and July are half at 3 a week and half at 9.
    year1: 8_970 * 13,
    sales: { '2027-01': 0, '2027-05': 8_970, '2027-06': 17_940 },
  },
  laundromat: {
    says: '16 washers, 3.5 turns a day at $5.25, dryers add 60 %; open every day',
    streams: {
      Washers: { price: 525, quantity: 16, each: 3.5, per: 'day', days: 7, daysPer: 'week' },
      Dryers: { price: 315, quantity: 16, each: 3.5, per: 'day', days: 7, daysPer: 'week' },
    },
    year1: 107_310 * 1.6,
  },
  'vending machines': {
    says: '12 machines, $14 a day each, product 48 %, 10 % of sales to the site',
    streams: {
      Machines: { price: 1400, quantity: 12, per: 'day', days: 7, daysPer: 'week', costShare: 4800 + 1000 },
    },
    year1: 61_320,
    directCosts: 61_320 * 0.58,
  },
  'screen printer': {
    says: "« t-shirts : lots de 48 à 15,50 $ l'unité, 6 lots par mois la première année, 10 la deuxième; t-shirt et encre 6,10 $ »",
    streams: {
      'T-shirts': {
        price: 1550,
        quantity: 6,
        each: 48,
        per: 'month',
        targets: [{ month: 13, quantity: 10, atOnce: true }],
        unitCost: 610,
      },
    },
    year1: 53_568,
    year2: 89_280,
    directCosts: 6 * 48 * 6.1 * 12,
  },
  'tattoo artist': {
    says: '$160/h, 20 h a week, deposits of $100 a month ahead, supplies $14 a session of 3 h',
    streams: {
      Tattoos: {
        price: 16_000,
        unit: 'hour',
        quantity: 20,
        per: 'week',
        batchCost: 1400,
        batchSize: 3,
        deposit: 10_000,
        aheadMonths: 1,
      },
    },
    year1: 166_400,
    directCosts: (20 * 52 * 14) / 3,
    // 20 × 52 ÷ 12 ÷ 3 sessions a month × 100.00 = 2,888.89 before the opening, for those of January.
    cash: { '0': 2_888.89, '2027-01': 13_866.67 },
  },
  'vegetable baskets': {
    says: '« 85 abonnés, 28 $ par semaine pendant 18 semaines, payés en avril »',
    opening: '2027-04',
    streams: {
      Paniers: {
        price: 2800,
        quantity: 85,
        per: 'week',
        weeks: 18,
        season: open(6, 7, 8, 9, 10),
        paidMonths: open(4),
      },
    },
    year1: 42_840,
    sales: { '2027-04': 0, '2027-06': 8_568, '2027-10': 8_568, '2027-11': 0 },
    cash: { '2027-04': 42_840, '2027-06': 0, '2027-10': 0, '2028-04': 42_840 },
  },
  'Christmas trees': {
    says: '600 trees at $45 in December, wreaths 250 at $30 from mid-November; plantation planted now gives nothing before year 8',
    streams: {
      Trees: { price: 4500, quantity: 600, per: 'season', season: open(12) },
      Wreaths: { price: 3000, quantity: 250, per: 'season', season: months({ 11: 50, 12: 100 }) },
      Plantation: { price: 4500, quantity: 2000, per: 'season', season: open(12), start: 85 },
    },
    year1: 27_000 + 7_500,
    year2: 27_000 + 7_500,
    sales: { '2027-11': 2_500, '2027-12': 32_000 },
  },
  'driving school': {
    says: '« 7 nouveaux élèves par mois, 1 050 $ en six versements sur 12 mois, essence et moniteur 380 $ par élève »',
    streams: {
      Élèves: {
        price: 105_000,
        quantity: 7,
        per: 'month',
        instalments: 6,
        instalmentMonths: 12,
        unitCost: 38_000,
      },
    },
    year1: 88_200,
    directCosts: 7 * 380 * 12,
    sales: { '2027-01': 7_350 },
    // A sixth at once, and one more of each group every second month.
    cash: { '2027-01': 1_225, '2027-02': 1_225, '2027-03': 2_450, '2027-11': 7_350, '2027-12': 7_350 },
  },
  'dance academy': {
    says: '110 kids, $68 a month September to June, costume $85 in April, recital 400 tickets at $18 in June',
    opening: '2027-09',
    streams: {
      Classes: { price: 6800, quantity: 110, per: 'month', season: open(9, 10, 11, 12, 1, 2, 3, 4, 5, 6) },
      Costumes: { price: 8500, quantity: 110, per: 'year', season: open(4) },
      Recital: { price: 1800, quantity: 400, per: 'year', season: open(6) },
    },
    year1: 74_800 + 9_350 + 7_200,
  },
  'home care': {
    says: "« 2 clients au départ puis 1 de plus par mois jusqu'à 14, 11 h par semaine chacun à 34 $; j'embauche à partir de 5 »",
    streams: {
      Heures: { price: 3400, unit: 'heure', first: 2, newPerMonth: 1, quantity: 14, each: 11, per: 'week' },
    },
    // 2 × 11 × 34 × 52 ÷ 12; 5 clients in April; 14 from January on.
    sales: { '2027-01': 3_241.33, '2027-04': 8_103.33, '2028-01': 22_689.33, '2028-02': 22_689.33 },
  },
  'podcast studio': {
    says: 'room $75/h, 25 h a week; editing $180 an episode, 10 a month, editor paid $95 each',
    streams: {
      Room: { price: 7500, unit: 'hour', quantity: 25, per: 'week' },
      Editing: { price: 18_000, unit: 'episode', quantity: 10, per: 'month', unitCost: 9500 },
    },
    year1: 97_500 + 21_600,
    directCosts: 11_400,
  },
  'board-game café': {
    says: '120 visitors on a weekend day, 45 on a weekday, spend $13.50; cover $4 half of them',
    streams: {
      Weekend: { price: 1350, quantity: 120, per: 'day', days: 2, daysPer: 'week' },
      Weekdays: { price: 1350, quantity: 45, per: 'day', days: 5, daysPer: 'week' },
      'Cover, weekend': { price: 400, quantity: 60, per: 'day', days: 2, daysPer: 'week' },
      'Cover, weekdays': { price: 400, quantity: 22.5, per: 'day', days: 5, daysPer: 'week' },
    },
    year1: 52 * ((240 + 225) * 13.5 + ((240 + 225) / 2) * 4),
  },
  'soap by mail': {
    says: "« 150 commandes par mois à 38 $, 300 en novembre et décembre, frais d'envoi 9,80 $ à ma charge, boutique en ligne 3 % + 0,30 $ »",
    streams: {
      Savons: {
        channel: 'en ligne',
        unit: 'commande',
        price: 3800,
        quantity: 150,
        per: 'month',
        season: all({ 11: 200, 12: 200 }),
        unitCost: 980 + 30,
        costShare: 300,
      },
    },
    year1: 79_800,
    directCosts: 2_100 * (9.8 + 0.3 + 38 * 0.03),
    sales: { '2027-10': 5_700, '2027-11': 11_400 },
  },
};

/** Each line is rounded to the cent each month: twelve half cents a line at most. */
const centsOf = (lines: number, monthsAdded: number) => 0.5 * lines * monthsAdded;

describe.each(Object.entries(ways))('%s', (_, { says, opening = '2027-01', streams, ...worth }) => {
  const rows = Object.entries(streams).map(([name, cells]) => row('stream', name, cells));
  const forecast = forecastOf([setting('openingMonth', calendarMonthOf(opening) as never), ...rows]);
  const { income, cash } = forecast;

  it(says, () => {
    for (const { kind, cells } of rows) expect(invalidCells(kind, cells)).toEqual([]);
    const near = (cents: number | undefined, dollars: number, monthsAdded: number) =>
      expect(Math.abs((cents ?? Number.NaN) - dollars * 100)).toBeLessThanOrEqual(centsOf(rows.length, monthsAdded));
    const at = (month: string) => (month === '0' ? 0 : forecast.months.indexOf(month as never));
    if (worth.year1 !== undefined) near(income.sales.years[0], worth.year1, 12);
    if (worth.year2 !== undefined) near(income.sales.years[1], worth.year2, 12);
    if (worth.directCosts !== undefined) near(income.directCosts.years[0], worth.directCosts, 12);
    for (const [month, dollars] of Object.entries(worth.sales ?? {})) near(income.sales.values[at(month)], dollars, 1);
    for (const [month, dollars] of Object.entries(worth.cash ?? {})) near(cash.customers.values[at(month)], dollars, 1);
  });
});

it('leaves out what is sold after the three years, and says so', () => {
  const { leftOut } = forecastOf([row('stream', 'Plantation', { price: 4500, quantity: 1, per: 'season', start: 85 })]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['outside_plan']);
});

it('owes customers what they paid ahead, until they have it', () => {
  const { balance } = forecastOf([
    setting('openingMonth', '2027-04'),
    row('stream', 'Baskets', {
      price: 2800,
      quantity: 85,
      per: 'week',
      weeks: 18,
      season: open(6, 7, 8, 9, 10),
      paidMonths: open(4),
    }),
    row('stream', 'Invoices', { price: 10_000, quantity: 1, per: 'month', customerDays: 30 }),
  ]);
  // 42,840 paid in April; 8,568 delivered in June.
  expect(balance.advances.values.slice(1, 5)).toEqual([4_284_000, 4_284_000, 3_427_200, 2_570_400]);
  expect(balance.receivables.values.slice(1, 3)).toEqual([10_000, 10_000]);
});
