import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from '@elan/domain/forecast/forecast';
import { forecastWith, planFigures } from '@elan/domain/forecast/plan-figures';
import type { Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { csvParseRows } from 'd3-dsv';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from './input-cell.ts';
import { bakery, kayaks } from './testing/plans.ts';
import { makeWorkbook } from './workbook.ts';
import { xlsxFile } from './xlsx-file.ts';

const today = '2026-11';
const now = new Date('2026-11-23T12:00:00Z');

/** The same change in the row of the product and in the cell of the workbook. */
type Change = {
  what: string;
  row: string;
  column: string;
  value: unknown;
  cell: [name: string, place: number, value: number];
};
type Case = Change & { key: string; language: Language; rows: readonly Row[] };

const plans: readonly [string, Language, readonly Row[], readonly Change[]][] = [
  [
    'bakery',
    'en',
    bakery,
    [
      { what: 'price', row: 'Loaves', column: 'price', value: 899, cell: ['in_loaves_price_before_tax', 0, 8.99] },
      {
        what: 'quantity',
        row: 'Loaves',
        column: 'quantity',
        value: 110.5,
        cell: ['in_loaves_how_many_once_it_runs', 0, 110.5],
      },
      { what: 'rate', row: 'Bank', column: 'rate', value: 1_012.5, cell: ['in_bank_yearly_interest', 0, 0.10125] },
      {
        ...{ what: 'season', row: 'Catering', column: 'season', cell: ['in_catering_season', 6, 0.35] },
        value: [60, 60, 80, 100, 140, 160, 35, 120, 110, 100, 80, 140],
      },
      { what: 'month of purchase', row: 'Oven', column: 'month', value: 7, cell: ['in_oven_month', 0, 7] },
    ],
  ],
  [
    'kayaks',
    'fr',
    kayaks,
    [
      {
        what: 'price',
        row: 'Sorties',
        column: 'price',
        value: 10_150,
        cell: ['in_sorties_prix_avant_taxes', 0, 101.5],
      },
      {
        what: 'quantity',
        row: 'Passe de saison',
        column: 'quantity',
        value: 57,
        cell: ['in_passe_de_saison_combien_a_plein_rythme', 0, 57],
      },
      { what: 'rate', row: 'Caisse', column: 'rate', value: 0, cell: ['in_caisse_interet_annuel', 0, 0] },
      {
        ...{ what: 'season', row: 'Club', column: 'season', cell: ['in_club_saison', 9, 0.75] },
        value: [0, 0, 0, 0, 100, 100, 100, 100, 100, 75, 0, 0],
      },
      {
        what: 'month of purchase',
        row: 'Remorque',
        column: 'month',
        value: '2027-08',
        cell: ['in_remorque_mois', 0, dayOf('2027-08')],
      },
    ],
  ],
];
const cases: readonly Case[] = plans.flatMap(([name, language, rows, changes]) =>
  changes.map((change, index) => ({ ...change, key: `${name}${index}`, language, rows })),
);

const folder = mkdtempSync(join(tmpdir(), 'elan-workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stored results are removed first, so that LibreOffice has to compute everything. */
beforeAll(() => {
  for (const each of cases) writeFileSync(join(folder, `${each.key}.xlsx`), changedFile(each));
  const allSheets = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
  const home = `-env:UserInstallation=file://${folder}/home`;
  const files = cases.map(({ key }) => join(folder, `${key}.xlsx`));
  const args = [home, '--headless', '--convert-to', allSheets, '--outdir', folder, ...files];
  const { status, stderr, error } = spawnSync('soffice', args, { encoding: 'utf8' });
  if (error !== undefined || status !== 0) throw new Error(`LibreOffice: ${error?.message ?? stderr}`);
});

const ledgerOf = (rows: readonly Row[]) => ({ rows: [...rows], unread: [] });

function changedFile({ rows, language, cell: [name, place, value] }: Case): Uint8Array {
  const given = ledgerOf(rows);
  const planned = planFigures(given, { today });
  const { sheets, names } = makeWorkbook({ name: 'Plan', ledger: given, language, now, planned });
  const files = unzipSync(xlsxFile(sheets, names, language, 'Plan'));
  const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
  const [, sheet = '', column = '', row = ''] =
    new RegExp(`<definedName name="${name}">'([^']+)'!\\$([A-Z]+)\\$(\\d+)`, 'u').exec(book) ?? [];
  const number = [...book.matchAll(/<sheet name="([^"]+)"/gu)].findIndex(([, title]) => title === sheet) + 1;
  const address = `${String.fromCodePoint((column.codePointAt(0) ?? 0) + place)}${row}`;
  const input = new RegExp(`(<c r="${address}" s="\\d+">)<v>[^<]*</v>`, 'u');
  for (const [path, bytes] of Object.entries(files)) {
    if (!path.startsWith('xl/worksheets/')) continue;
    const xml = strFromU8(bytes).replace(/(<\/f>)<v>[^<]*<\/v>/gu, '$1');
    const isInputs = path === `xl/worksheets/sheet${number}.xml`;
    if (isInputs && !input.test(xml)) throw new Error(`no such input: ${name}`);
    files[path] = strToU8(isInputs ? xml.replace(input, `$1<v>${value}</v>`) : xml);
  }
  return zipSync(files);
}

const sheetNames = {
  en: { income: 'Income', cash: 'Cash', balance: 'Balance sheet' },
  fr: { income: 'Résultats', cash: 'Trésorerie', balance: 'Bilan' },
} as const;

/** The months and years of the totals of a sheet, in cents, in their order. */
function computedBy(key: string, sheet: string): number[][] {
  const [, , , ...lines] = csvParseRows(readFileSync(join(folder, `${key}-${sheet}.csv`), 'utf8'));
  return lines
    .filter(([label = '']) => !label.startsWith(' '))
    .map((cells) => cells.slice(2, 42).map((text) => Math.round(Number(text) * 100) + 0));
}

test.each(cases)(
  '$key: after a change of $what, LibreOffice computes what the product does',
  ({ key, language, rows, row, column, value }) => {
    const changed = rows.map((each) =>
      each.id === row ? ({ ...each, cells: { ...each.cells, [column]: value } } as Row) : each,
    );
    const [before, after] = [rows, changed].map((given) => planFigures(ledgerOf(given), { today }));
    if (before?.state !== 'known' || after?.state !== 'known') throw new Error('both plans are known');
    expect(forecastWith(after, {}).balance.cash.values).not.toEqual(forecastWith(before, {}).balance.cash.values);
    for (const statement of ['income', 'cash', 'balance'] as const) {
      const lines = Object.values(after.forecast[statement] as Readonly<Record<string, Line>>);
      const expected = lines.map(({ values, years }) => [...values, ...years].map((cents) => cents + 0));
      expect(computedBy(key, sheetNames[language][statement])).toEqual(expected);
    }
  },
);
