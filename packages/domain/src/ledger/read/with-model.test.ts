import { describe, expect, it } from 'vitest';
import { computeForecast } from '../../forecast/compute-forecast.ts';
import { row } from '../../forecast/testing/rows.ts';
import { type Language, languages } from '../../locale.ts';
import { type SampleProject, sampleProjects } from '../../modules/sample-file.ts';
import { samples } from '../../modules/testing/samples.ts';
import type { Target } from '../field.ts';
import { withoutHeld, withoutRepeated } from '../held-passages.ts';
import { mergeLedger } from '../merge.ts';
import { type ReadingPart, readingParts, rowsOfReply } from '../model-reading.ts';
import { columnsOf, emptyCells, type Origin, type Row } from '../row.ts';
import { sampleInput, sampleLedger } from '../testing/sample-ledger.ts';
import { readAnswer } from './read-answer.ts';
import { answersIn } from './read-answers.ts';
import { combineWithModel } from './with-model.ts';

const place = { module: 'finances', question: 'fixedCosts' } as const;
const text = 'Rent: $900 a month. Insurance: $50 a month.';
const builtIn = [readAnswer({ ...place, text, today: '2026-03' })];
const byModel = (quote: string): Row => ({
  ...row('cost', 'Shop rent', { amount: 90_000, every: 'month' }),
  ...{ id: 'k', origins: { amount: { from: 'said', ...place, quote } }, status: 'proposed', proposal: 'k' },
});
const ledgerOf = (rows: readonly Row[] | null) =>
  mergeLedger({
    kept: [],
    refused: [],
    readings: [combineWithModel(builtIn, rows === null ? [] : [{ rows }])],
  });

it('is the built-in reading where no model read', () => {
  expect(ledgerOf(null).rows.map(({ cells }) => cells.name)).toEqual(['Rent', 'Insurance']);
});

it('corrects what was read from the same words, and removes nothing', () => {
  const corrected = byModel('Rent: $900');
  const { rows } = ledgerOf([{ ...corrected, cells: { ...corrected.cells, amount: 95_000 } } as Row]);
  expect(rows.map(({ cells }) => [cells.name, (cells as { amount: number }).amount])).toEqual([
    ['Rent', 95_000],
    ['Insurance', 5_000],
  ]);
});

it('adds what the built-in reader left unread, and does not count an amount as two kinds', () => {
  const unread = [
    readAnswer({
      ...place,
      text: 'Rent: $900 a month. The thing from Gaspé, 70 bucks monthly or so',
      today: '2026-03',
    }),
  ];
  const found = byModel('The thing from Gaspé, 70 bucks monthly');
  const thing = { ...found, cells: { ...found.cells, name: 'Thing', amount: 7_000 } } as Row;
  const rent: Row = {
    ...found,
    id: 'p',
    proposal: 'p',
    kind: 'purchase',
    cells: { ...emptyCells('purchase', 'Rent'), amount: 90_000 },
    origins: { amount: { from: 'said', ...place, quote: 'Rent: $900 a month' } },
  };
  const reading = combineWithModel(unread, [{ rows: [thing, rent] }]);
  expect(reading.rows.map(({ kind, cells }) => [kind, cells.name])).toEqual([
    ['cost', 'Rent'],
    ['cost', 'Thing'],
  ]);
  expect(reading.unread).toEqual([]);
});

it('leaves an amount unread that stands beside one it used', () => {
  const passage = { ...place, quote: '8 here, 5 there' };
  const from = (quote: string, question: string = place.question, kind: 'said' | 'computed' = 'said') => ({
    cells: { ...emptyCells('cost', 'Thing'), amount: 800 },
    origins: { amount: { from: kind, ...place, question, quote, formula: { en: '', fr: '' } } as Origin },
  });
  expect(withoutHeld([passage], [from('8 here')])).toEqual([passage]);
  expect(withoutHeld([passage], [from('8 here, 5 there')])).toEqual([passage]);
  expect(withoutHeld([passage], [from('8 here, 5 there', 'cashFlow', 'computed')])).toEqual([passage]);
  expect(withoutHeld([passage], [from('8 here'), from('5 there')])).toEqual([]);
  expect(withoutHeld([passage], [from('8 here, 5 there'), from('see: 8 here, 5 there')])).toEqual([]);
  expect(withoutHeld([passage], [from('8 here, 5 there', place.question, 'computed')])).toEqual([]);
});

it('a loan read beside what was bought leaves the words of that open', () => {
  const passage = { ...place, quote: 'évaporateur 24 000 $ financé à 7 % sur 5 ans' };
  const [loan] = readAnswer({ ...place, question: 'cashFlow', text: passage.quote, today: '2026-11' }).rows;
  expect(loan?.cells).toMatchObject({ name: 'Prêt – Évaporateur', amount: 2_400_000, rate: 700, months: 60 });
  expect(
    withoutRepeated([{ ...passage, question: 'cashFlow' }], [{ ...loan, status: 'confirmed' } as Row]),
  ).toHaveLength(1);
});

it('a share that all sales have is one number of its words', () => {
  const passage = { ...place, quote: '4% on cuts, card fees 2.6%' };
  const sale = (share: number) => ({
    cells: { ...emptyCells('stream', 'Cut'), costShare: share },
    origins: { costShare: { from: 'said', ...passage } as Origin },
  });
  expect(withoutHeld([passage], [sale(260), sale(260), sale(260)])).toEqual([passage]);
  expect(withoutHeld([passage], [sale(260), sale(260), sale(400)])).toEqual([]);
});

it('drops what it found in words that are gone, and keeps what was read', () => {
  const { rows } = ledgerOf([byModel('Rent: $850')]);
  expect(rows.map(({ cells }) => (cells as { amount: number }).amount)).toEqual([90_000, 5_000]);
});

/** Where the samples say what their people typed: of the stream by column, of every other row as a whole. */
const quotes: Record<SampleProject, Record<Language, { stream: Record<string, string[]>; others: string[] }>> = {
  bakery: {
    en: {
      stream: {
        price: ['$8 a loaf'],
        quantity: ['55 loaves a day'],
        climbMonths: ['after six months'],
        targets: ['70 a day by the end of the first year', '80 by the end of the third'],
        unitCost: ['Organic flour and salt $1.60 a loaf\nPaper bag and label $0.25 a loaf', '1.60 + 0.25'],
        costShare: ['Card fees 2.5% of the price'],
      },
      others: [
        'My sister at the counter, 15 hours a week at $18 an hour',
        'two months of rent in advance $3,800',
        'counter, shelves and sign $3,200',
        'plumbing and painting $3,900',
        'flour and packaging for the first month $2,400',
      ],
    },
    fr: {
      stream: {
        price: ['8\u00a0$ la miche'],
        quantity: ['55 miches par jour'],
        climbMonths: ['après six mois'],
        targets: ['70 par jour à la fin de la première année', '80 à la fin de la troisième'],
        unitCost: [
          'Farine bio et sel 1,60\u00a0$ la miche\nSac de papier et étiquette 0,25\u00a0$ la miche',
          '1,60 + 0,25',
        ],
        costShare: ['Frais de carte 2,5\u00a0% du prix'],
      },
      others: [
        "Ma sœur au comptoir, 15 heures par semaine à 18\u00a0$ l'heure",
        "deux mois de loyer d'avance 3\u00a0800\u00a0$",
        'comptoir, étagères et enseigne 3\u00a0200\u00a0$',
        'plomberie et peinture 3\u00a0900\u00a0$',
        'farine et emballages du premier mois 2\u00a0400\u00a0$',
      ],
    },
  },
  clinic: {
    en: {
      stream: {
        price: ['$79 a month per clinic'],
        quantity: ['3 paying clinics'],
        climbMonths: ['after six months'],
        targets: [
          '10 after nine months',
          '20 by the end of the first year',
          '60 by the end of the second',
          '150 by the end of the third',
        ],
        unitCost: ['about $6 a month per clinic'],
        costShare: ['Card fees 2.9% of the price'],
      },
      others: [
        'security check of the app $4,000',
        'two used telephones for tests $300',
        'incorporation and name $1,100',
      ],
    },
    fr: {
      stream: {
        price: ['79\u00a0$ par mois par clinique'],
        quantity: ['3 cliniques payantes'],
        climbMonths: ['après six mois'],
        targets: [
          '10 après neuf mois',
          '20 à la fin de la première année',
          '60 à la fin de la deuxième',
          '150 à la fin de la troisième',
        ],
        unitCost: ['environ 6\u00a0$ par mois par clinique'],
        costShare: ['Frais de carte 2,9\u00a0% du prix'],
      },
      others: [
        "vérification de la sécurité de l'application 4\u00a0000\u00a0$",
        'deux téléphones usagés pour les essais 300\u00a0$',
        'incorporation et nom 1\u00a0100\u00a0$',
      ],
    },
  },
};

describe.each(languages)('a perfect reading of the samples in %s', (language) => {
  it.each(sampleProjects)('gives the %s the sales, costs and need that its people typed', (project) => {
    const input = sampleInput(project, language, '2026-11');
    const byModel = (['selling', 'money'] as const).map((part) => ({ rows: perfectRows(project, language, part) }));
    const reading = combineWithModel(answersIn(input).map(readAnswer), byModel);
    const { rows } = mergeLedger({ kept: [], refused: [], readings: [reading] });
    expect(figuresOf(rows)).toEqual(figuresOf(sampleLedger(project, language, '2026-11').rows));
    expect(figuresOf(rows).sales?.[35]).toBeGreaterThan(0);
  });
});

function figuresOf(rows: readonly Row[]) {
  const { income, sourcesAndUses, missing } = computeForecast(rows, { today: '2026-11' });
  const { sales, running, pay, result } = income;
  const [ofSales, ofRunning, ofPay, ofResult] = [sales, running, pay, result].map(({ values }) => values);
  return { sales: ofSales, running: ofRunning, pay: ofPay, result: ofResult, needed: sourcesAndUses.needed, missing };
}

/** What a model finds that reads as a careful person does, checked as every reply is. */
function perfectRows(project: SampleProject, language: Language, part: ReadingPart): Row[] {
  const { stream, others } = quotes[project][language];
  const [sold, ...rest] = samples[project][language].rows.filter(({ kind }) => kind !== 'setting');
  if (sold === undefined) throw new Error('a sample that sells nothing');
  const answers = answersIn(sampleInput(project, language, '2026-11'));
  const rows = [
    { kind: sold.kind, cells: cellsOf(sold, (column) => stream[column] ?? stream.price ?? []) },
    ...rest.map((row, at) => ({ kind: row.kind, cells: cellsOf(row, () => [others[at] ?? '']) })),
  ].map(({ kind, cells }) => ({ kind, cells: cells.map((cell) => ({ ...cell, ...placeOf(cell.quote) })) }));
  const read = rowsOfReply({ rows }, part, answers, '2026-11');
  const kinds: readonly string[] = readingParts[part];
  expect(read.map(({ kind }) => kind)).toEqual(rows.map(({ kind }) => kind).filter((kind) => kinds.includes(kind)));
  return read;

  function placeOf(quote: string) {
    const found = answers.find(({ module, text }) => module === 'finances' && text.includes(quote));
    return { module: found?.module, question: found?.question };
  }
}

function cellsOf(row: Row, quotesOf: (column: string) => readonly string[]) {
  if (row.kind === 'setting') return [];
  return Object.entries(row.cells).flatMap(([column, value]) => {
    const [quote = '', formula = null] = quotesOf(column);
    if (value === null || column === 'capacity' || column === 'basis') return [];
    if (column === 'targets')
      return (value as unknown as Target[]).map(({ month, quantity }, at) => {
        return { column, value: [month, quantity], quote: quotesOf(column)[at] ?? '', formula: null };
      });
    const type = columnsOf(row.kind as 'cost')[column]?.type;
    const given = type === 'money' || type === 'percent' ? Number(value) / 100 : value;
    return [{ column, value: given, quote, formula }];
  });
}
