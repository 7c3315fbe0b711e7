import { describe, expect, test } from 'vitest';
import { readLine } from './measure.ts';

/** The cells that were read, without their words: 'cost Loyer amount=190000 every=month'. */
const shown = (letters: string, text: string) =>
  readLine(letters, text).rows.map(({ kind, cells }) =>
    [kind, ...Object.entries(cells).flatMap(([column, value]) => (value === null ? [] : `${column}=${value}`))].join(
      ' ',
    ),
  );
const unread = (letters: string, text: string) => readLine(letters, text).unread.map(({ quote }) => quote);

describe('what needs no judgement is proposed', () => {
  test.each([
    ['c', 'Owner investment: $25,000', ['funding name=Owner investment source=savings amount=2500000 state=in_hand']],
    ['c', 'Fonds propres 12 000 $', ['funding name=Fonds propres source=savings amount=1200000 state=in_hand']],
    ['c', 'Love money 10 000 $', ['funding name=Love money amount=1000000']],
    ['c', 'Microcrédit 5 000 $', ['funding name=Microcrédit source=loan amount=500000']],
    ['c', "j'ai 35 000 de côté", ['funding name=Épargne source=savings amount=3500000 state=in_hand']],
    ['f', 'Loyer mille deux cents dollars par mois', ['cost name=Loyer amount=120000 every=month']],
    ['f', 'loyer 2 400$/mois + tps tvq', ['cost name=Loyer amount=240000 every=month']],
    ['f', 'Storage 2 x $80 a month', ['cost name=Storage amount=16000 every=month']],
    ['f', 'Rent $1,900 a month, so $22,800 a year', ['cost name=Rent amount=190000 every=month']],
    [
      'f',
      'salaire pour moi : 1 500 $ par semaine',
      ['person name=Salaire pour moi role=owner salary=150000 every=week'],
    ],
    ['g', '5 dogs a day, 4 days a week', ['setting name=openDays value=4']],
    ['g', '9 patients a day, 4.5 days a week', []],
    ['g', 'Weekdays 2 games a day, Fri-Sun 9 games a day', []],
    ['g', 'Fridays and Saturdays 8 groups a day, Wed-Thurs 2', []],
    ['f', 'Assistant for me $3,800 a month', ['person name=Assistant for me role=employee salary=380000 every=month']],
    ['c', '25 000 $ économisés', ['funding name=Épargne source=savings amount=2500000']],
    ['c', 'Prêt du CLD 9 000 $', ['funding name=Prêt du CLD source=loan amount=900000']],
    ['f', 'Head coach (me) $3,800 a month', ['person name=Head coach (me) role=owner salary=380000 every=month']],
    ['c', 'Fridge x2 at $3,200', []],
    ['c', 'Vases et outils 1 900 $', ['purchase name=Vases et outils amount=190000 use=equipment']],
    ['g', '40 boîtes par jour, 5 jours semaine', ['setting name=openDays value=5']],
    ['g', '12 bouquets par jour, 6 jours; 14 mariages', ['setting name=openDays value=6']],
    [
      'c',
      'Van $14,500 financed over 5 years at 8%',
      ['funding name=Loan – Van source=loan amount=1450000 rate=800 months=60'],
    ],
    ['f', 'Directrice 65 000 $/an', ['person name=Directrice role=employee salary=6500000 every=year']],
    [
      'f',
      "une employée 17,50 $ de l'heure 25 h semaine",
      ['person name=Une employée role=employee wage=1750 hours=25'],
    ],
    [
      'r',
      'Laptop 1,400 already bought, desk 300, chair 250',
      [
        'purchase name=Laptop amount=140000 use=equipment owned=true',
        'purchase name=Desk amount=30000 use=equipment',
        'purchase name=Chair amount=25000 use=equipment',
      ],
    ],
    ['r', 'Need a lens, $1,900', ['purchase name=Lens amount=190000 use=equipment']],
    ['r', "J'ai besoin d'un four 4 500 $", ['purchase name=Four amount=450000 use=equipment']],
    ['c', 'Display cases 5 at $740', ['purchase name=Display cases amount=74000 count=5 use=equipment']],
    ['i', 'Mai : ouverture', ['setting name=openingMonth value=2027-05']],
    ['i', 'March 2027: opening', ['setting name=openingMonth value=2027-03']],
    [
      'c',
      'Van 31,000 used, build out 17k, I have 20k saved and hoping for 30k from Futurpreneur',
      [
        'purchase name=Van amount=3100000 use=vehicle used=true',
        'purchase name=Build out amount=1700000 use=fitting_out',
        'funding name=Savings source=savings amount=2000000 state=in_hand',
        'funding name=Futurpreneur source=loan amount=3000000 state=hoped',
      ],
    ],
  ] as const)('%s: %s', (letters, text, expected) => expect(shown(letters, text)).toEqual(expected));

  test('a loan keeps the thousandths of its rate', () => {
    const [loan] = readLine('c', 'Prêt de 40 000 $ sur 5 ans à 6,125 %').rows;
    expect(loan?.cells).toMatchObject({ source: 'loan', amount: 4_000_000, months: 60 });
  });
});

describe('everything else is listed in the words of the person', () => {
  test.each([
    ['c', 'Crédit-bail 74 300 $'],
    ['c', 'STA 420 $ par semaine'],
    ['c', 'co-founder $20k'],
    ['c', 'leasehold improvements 1,150 sq ft x $19'],
    ['c', 'display cases, POS, opening inventory $24,000'],
    ['c', 'Van + build out about 48k'],
    ['f', 'gas maybe 400 a month give or take'],
    ['f', 'rent 1900'],
    ['f', 'Rent -$500 a month'],
    ['f', 'Telephone $40 to $60 a month'],
    ['f', 'rent 1 000 $ par mois mais gratuit en janvier'],
    ['g', '1k loaves a month'],
    ['p', '$8 a loaf'],
    ['v', 'Card fees 2.5% of the price'],
    ['f', 'Loyer d’appartement 900 $ par mois'],
    ['r', 'ladder, truck, 7000'],
    ['c', 'dépôt de 50 $ à la réservation'],
    ['p', 'mariage entre 1 800 $ et 3 500 $ (moyenne 2 400 $)'],
    ['p', 'Gâteau de fête à partir de 85 $, en moyenne 120 $'],
  ])('%s: %s', (letters, text) => {
    expect(shown(letters, text)).toEqual([]);
    expect(unread(letters, text)).toEqual([text]);
  });

  test('the parts of what a word before a colon names', () => {
    for (const text of ['Permits: $350 city + $120 health', 'Permits:\n$350 city\n$120 health']) {
      expect(shown('c', text)).toEqual([]);
      expect(unread('c', text)).toHaveLength(2);
    }
  });

  test.each([
    ['f', 'Propane 220 a month Nov-Mar'],
    ['f', 'Propane 220 $ par mois nov. à mars'],
    ['f', 'Entreposage 90 $/mois (mai-oct)'],
    ['f', 'Ads 300/month till Christmas'],
    ['r', 'First and last month 3,700'],
    ['r', 'Premier et dernier mois 3 700 $'],
  ])('months in which something is paid: %s %s', (letters, text) => {
    expect(shown(letters, text)).toEqual([]);
    expect(unread(letters, text)).toEqual([text]);
  });

  test.each(['//', '|', '•'])('things that a %s parts', (sign) => {
    expect(unread('p', `basic wash $65 ${sign} full detail $245`)).toEqual(['basic wash $65', 'full detail $245']);
  });

  test('a month in which something is paid', () => {
    const text = 'Family loan: $6,000, pay back $200 a month starting January 2028';
    expect(shown('c', text)).toEqual(['funding name=Family loan source=loan amount=600000']);
  });

  test.each([
    'Call 514-555-0199 before 2027-03-01, H2X 1Y4',
    'Since 2019, at 1234 Main Street, Bill 96, 3rd floor, 7 p.m., 9:30',
    '1. Visit the landlord\n2. Sign the lease until 2030',
    'Depuis le 15 mai 2026, loi 25, 2e étage, à 19 h',
  ])('%s has no amounts', (text) => {
    expect(readLine('c', text)).toMatchObject({ rows: [], unread: [] });
  });
});

// Anything worse than linear here would take longer than a test may.
describe('hostile texts are read to their end', () => {
  test.each([
    '9',
    '1 234 ',
    '$1,',
    '12 a ',
    'a month ',
    '((',
    'rent $5 and ',
    '5 to 8 $ ',
    'deux cents ',
    '\u0130\u0308 $5 ',
    '\ud800 $5 a month \n',
  ])('%j', (piece) => {
    const text = piece.repeat(5_000 / piece.length);
    const { rows, unread: left } = readLine('fpvgcril', Array(8).fill(text).join('|'));
    expect(new Set(rows.map(({ proposal }) => proposal)).size).toBe(rows.length);
    for (const { quote } of left) expect(text.includes(quote)).toBe(true);
  });
});
