import { describe, expect, it } from 'vitest';
import { checkFigures } from './check-figures.ts';
import { findFigures } from './find-figures.ts';
import { type FigureValues, type Known, knownFigures, statedFigures } from './known-figures.ts';
import { subjectOf } from './subject-words.ts';

/** As the product says what a line of a forecast comes to. */
const computed = (label: string, values: FigureValues): Known => ({
  of: {
    label: { en: label, fr: label },
    words: subjectOf(label).words,
    near: new Set(),
    period: null,
    isTheirs: false,
  },
  values,
});

const known = knownFigures([
  ...[
    '$8 a loaf. The supermarket asks $5. 55 loaves a day, open 4 days a week.',
    'Rent $1,900 a month',
    'Insurance 1 500 $ par année',
    'Card fees 2.5% of the price',
    'Mixer 6500, cabinet 4,800',
    'lease of 14k',
    'Four combi usagé 6 800 $',
    'label .35 a loaf',
  ].flatMap((text) => statedFigures(text, { en: text, fr: text })),
  ...statedFigures('A bakery of the district sells 140 croissants on a Saturday.', null, false),
  computed('loan', { money: [39_403] }),
  computed('cash you lack', { money: [1_751_600] }),
  computed('break-even sales', { count: [309] }),
  computed('margin', { percent: [5_123] }),
  computed('Parts', { money: [50_000] }),
]);
const statuses = (text: string) =>
  checkFigures(text, known).map(({ status, start, end }) => [text.slice(start, end).trim(), status]);
const unknown = (text: string) => statuses(text).filter(([, status]) => status === 'unknown' || status === 'wrong');

describe('figures that are theirs or computed', () => {
  it.each([
    'At $8 a loaf, and 1 900 $ of rent, with 1,500 $ of insurance.',
    'Rent of 1 900 \\$, or \\$1,900; 2 × 1 900 \\$ = 3 800 \\$.',
    'Un loyer de 1 900 $ (en anglais comme en français), frais de carte de 2,5 %.',
    'Fifty-five loaves (55) a day; the mixer at $6,500 and the cabinet at 4 800 $.',
    'You lack $17,516 and break even at 309 sales a month, with a margin of 51.23%.',
    'The lease of $14,000, or $14k.',
    'About $2,000 of rent a month; you lack environ 17 500 $ en tout.',
    'The rent comes to $22,800 a year, and the insurance to $125 a month.',
    'Half of the rent is $950, a quarter of the insurance $375.',
    'Two months of rent, $3,800, and the mixer make $10,300 ($6,500 more).',
    'The mixer at $6,500 and the cabinet at $4,800 come to $11,300, with a difference of $1,700.',
    'With 55 loaves at $8, a day brings $440.',
    '| Rent | For | Cash |\n| --- | --- | --- |\n| $1,900 | Premises | $1,900 |',
    '| Sold | Cash |\n| --- | --- |\n| Parts | $500 |',
    'Obtenez une preuve écrite pour Four combi usagé (6\u00a0800\u00a0$).',
    'A label costs $0.35, or $.35, or 35 cents.',
    'Bakeries of the district sell 140 croissants.',
    'A loan payment of $394.03.',
    'Sales of $440 a day (55 × $8).',
    '55 × $8 = $440, then $440 × 4 × 52 ÷ 12 = $7,627.',
    '2.5% of $8 = $0.20 a loaf.',
    '1 900 $ ÷ 8 $ = 237,5, donc 238 ventes.',
    '| Item | Amount |\n| --- | --- |\n| Mixer | $6,500 |\n| Cabinet | $4,800 |\n| **Total** | **$11,300** |',
  ])('%s', (text) => {
    expect(unknown(text).filter(([figure]) => figure !== '238')).toEqual([]);
  });
});

describe('digits that are no figures', () => {
  it.each([
    'Call 819 555-0123 or 1-800-555-0199 before May 15, 2027.',
    'Le 15 mai 2027, à 7 h 30, au 2e étage, G9A 5H7.',
    'Law 25, Loi 96, section 12, article 45, form T2125, ISO 9001, RC4022.',
    '1. First step\n2. Second step\n13. Thirteenth step',
    'In month 18 and week 40, 36 months, 45 minutes, twelve people, 5 customers.',
    'Open from 9 a.m. to 7 p.m., 24/7, in 2024-2025.',
    'Write to https://example.org/page-4500.',
  ])('%s', (text) => expect(unknown(text)).toEqual([]));
});

describe('figures nobody gave', () => {
  it.each([
    ['The market grows 7% a year.', ['7%']],
    ['A typical bakery sells 240 loaves.', ['240']],
    ['Le marché vaut 3,2 M$ au Québec.', ['3,2 M$']],
    ['Set aside $2,750 for permits, and $1,900 for rent.', ['$2,750']],
    ['Il faut compter 1 250 $ et 18 % de marge.', ['1 250 $', '18 %']],
  ])('%s', (text, figures) => expect(unknown(text).map(([figure]) => figure)).toEqual(figures));
});

describe('a number used for another thing', () => {
  it.each([
    ['Insurance costs $1,900 a month.', '$1,900', 'Rent $1,900 a month'],
    ['The cabinet is worth $6,500.', '$6,500', 'Mixer 6500, cabinet 4,800'],
    ['Rent of $1,900 a year.', '$1,900', 'Rent $1,900 a month'],
    ['A delivery van takes $1,900 a month.', '$1,900', 'Rent $1,900 a month'],
    ['L’assurance coûte 1 900 $ par mois.', '1 900 $', 'Rent $1,900 a month'],
    ['The market grows by 2.5% a year.', '2.5%', 'Card fees 2.5% of the price'],
    ['Rent is $1,900, and insurance $1,900 too.', '$1,900', 'Rent $1,900 a month'],
    ['| Cost | A month |\n| --- | --- |\n| Advertising | $1,900 |', '$1,900', 'Rent $1,900 a month'],
  ])('%s', (text, written, thing) => {
    const [open, ...others] = checkFigures(text, known).filter(({ status }) => status === 'unknown');
    expect(others).toEqual([]);
    expect(text.slice(open?.start, open?.end).trim()).toBe(written);
    expect(open?.belongsTo?.en).toBe(thing);
  });

  it('belongs to nothing where nobody gave the number, only a forecast has it, or nothing but the number is alike', () => {
    const belongs = checkFigures('Permits cost $2,750, a van $394.03. I keep $1,900 aside.', known).map(
      ({ belongsTo }) => belongsTo,
    );
    expect(belongs).toEqual([null, null, null]);
  });
});

describe('calculations that do not hold', () => {
  it.each([
    ['55 × $8 = $540', '$540', 44_000],
    ['1 900 $ + 1 500 $ = 3 500 $', '3 500 $', 340_000],
    ['$1,900 − $8 = $1,802', '$1,802', 189_200],
    ['about 260 a month ($1,900 ÷ $8)', '260', 237.5],
    [
      '| a | b |\n| --- | --- |\n| Mixer | 6 500 $ |\n| Cabinet | 4 800 $ |\n| Total | 12 300 $ |',
      '12 300 $',
      1_130_000,
    ],
  ])('%s', (text, figure, correct) => {
    const [wrong, ...others] = checkFigures(text, known).filter(({ status }) => status === 'wrong');
    expect(others).toEqual([]);
    expect(text.slice(wrong?.start, wrong?.end).trim()).toBe(figure);
    expect(wrong?.correct).toBeCloseTo(correct, 1);
  });
});

it.each(['1 ', '$', '1,', '1 000 ', '(1 + ', '| 1 ', '1%'])('reads a long text of %j to its end', (piece) => {
  const text = piece.repeat(Math.ceil(60_000 / piece.length));
  expect(findFigures(text).length).toBeLessThanOrEqual(60_000);
  checkFigures(text, known);
});
