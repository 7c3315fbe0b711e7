import { statementNames } from '@elan/domain/forecast/statement-names';
import { monthsLater } from '@elan/domain/forecast/timeline';
import { isSettingRow, type Row, unfitCells } from '@elan/domain/ledger/row';
import { monthOf } from '../../ledger/public.ts';
import type { Content } from '../gather-content.ts';
import { rowKindName } from '../row-origin.ts';
import { wordsIn } from '../words-in.ts';
import { delayOf } from './billing.ts';
import { headOfMonths, makeCalendar, monthFrozen, monthWidths } from './calendar.ts';
import { costRows } from './costs.ts';
import { f } from './formula.ts';
import { fundingRows } from './funding.ts';
import { corporationTax, setAsideRow } from './income-tax.ts';
import { Inputs } from './inputs.ts';
import type { Model } from './model.ts';
import { type MonthRow, MonthSheet } from './months.ts';
import { personRows } from './people.ts';
import { purchaseRows } from './purchases.ts';
import { soundRow, type TableRow } from './row-needs.ts';
import { salesRows } from './sales.ts';
import { makeScenarios } from './scenario-sheet.ts';
import { putSettings } from './settings.ts';
import { Sheet } from './sheet.ts';
import { advanceRows, type Books, makeStatements, type Statements } from './statements.ts';
import { salesTaxRows, taxRowsOf } from './taxes.ts';
import { modelWords } from './words.ts';

export type Workbook = { sheets: readonly Sheet[]; model: Model; statements: Statements; books: Books };

/** The forecast as a model: inputs, and formulas that lead back to them. */
export function makeWorkbook({ ledger, language, now, planned }: Given): Workbook {
  const model = modelOf({ ledger, language, now, planned });
  const { words } = model;
  const sheets = monthSheets(model);
  const schedules = new Sheet(words.schedules, Array.from({ length: 77 }, (_, column) => (column % 7 === 0 ? 8 : 14)), { rows: 4, columns: 0 });
  schedules.labels([words.schedules], 'title');
  const books = booksOf(model, sheets, schedules);
  const names = statementNames(ledger.rows, monthOf(now), language);
  const statements = makeStatements(model, books, names, null, (profit) => incomeTaxOf(model, sheets.taxes, profit));
  const { sales, costs, people, purchases, funding, taxes, seasons } = sheets;
  return {
    model,
    books,
    statements,
    sheets: [
      model.inputs.sheet,
      model.scenario.sheet,
      statements.income,
      statements.cash,
      statements.balance,
      sales,
      ...(seasons.row > 4 ? [seasons] : []),
      costs,
      people,
      purchases,
      funding,
      ...(books.funding.some(({ loan }) => loan !== null) ? [schedules] : []),
      taxes,
      model.calendar.sheet,
    ],
  };
}

type Given = Pick<Content, 'ledger' | 'language' | 'now' | 'planned'>;

function modelOf({ ledger, language, now, planned }: Given): Model {
  const given = ledger.rows;
  const tooLarge = planned.notes.leftOut.filter(({ reason }) => reason === 'too_large').map(({ rowId }) => rowId);
  const words = { ...wordsIn(language), ...modelWords(language) };
  const isSound = (row: Row) => !isSettingRow(row) || unfitCells('setting', row.cells).length === 0;
  const settings = given
    .filter((row) => isSettingRow(row) && !row.off && isSound(row))
    .toSorted((one, other) => Number(one.status !== 'confirmed') - Number(other.status !== 'confirmed'));
  const rows = given.filter((row): row is TableRow => !isSettingRow(row) && row.kind !== 'scenario').map(soundRow);
  const inputs = new Inputs(words.inputs, language, words);
  inputs.sheet.labels([words.inputs], 'title');
  inputs.sheet.row = 3;
  inputs.sheet.labels([words.item, words.field, words.value, words.unit, words.origin, words.status], 'head');
  inputs.sheet.row = 4;
  const base = { inputs, words, language, rows };
  const plan = putSettings(base, settings, monthsLater(monthOf(now), 1));
  let kind = '';
  for (const row of rows) {
    if (row.kind !== kind) inputs.section(rowKindName(row, language));
    ({ kind } = row);
    inputs.row(row, { isOut: row.off || tooLarge.includes(row.id), hasTaxes: plan.province !== null });
  }
  const scenario = makeScenarios(rows, given, language, words);
  const model = { ...base, settings: plan, scenario };
  return { ...model, calendar: makeCalendar(model) };
}

function monthSheets(model: Model) {
  const { words, calendar } = model;
  const sheet = (name: string, hasEarlier = false) => {
    const made = new MonthSheet(name, monthWidths, monthFrozen);
    headOfMonths(made, model, calendar, hasEarlier);
    return made;
  };
  return {
    sales: sheet(words.sales),
    seasons: sheet(words.paymentSeasons),
    costs: sheet(words.costs, true),
    people: sheet(words.people, true),
    purchases: sheet(words.purchases),
    funding: sheet(words.loans),
    taxes: sheet(words.taxes),
  };
}

function booksOf(model: Model, sheets: ReturnType<typeof monthSheets>, schedules: Sheet): Books {
  const { inputs, calendar } = model;
  const { sales, seasons, costs, people, purchases, funding, taxes } = sheets;
  const rows = taxRowsOf(taxes);
  const delay = delayOf(calendar.sheet, model, f`${inputs.of('setting', 'supplierDays')}`);
  const streams = salesRows(sales, seasons, model, rows, delay);
  const running = costRows(costs, model, rows, delay);
  const paid = personRows(people, model);
  const bought = purchaseRows(purchases, model, rows);
  const money = fundingRows(funding, schedules, model);
  const salesTax = salesTaxRows(taxes, model, { sales, bought: [costs, purchases] }, streams);
  return {
    sheets: { sales, costs, funding },
    streams,
    costs: running,
    people: paid,
    purchases: bought,
    funding: money,
    salesTax,
    advances: advanceRows(funding, model, sales, money),
  };
}

function incomeTaxOf(model: Model, sheet: MonthSheet, profit: MonthRow) {
  const none = { tax: f`0`, paid: f`0`, setAside: f`0` };
  if (model.settings.incomeTax === 'corporation') {
    const { tax, paid } = corporationTax(sheet, model, profit);
    return { ...none, tax: f`${tax}`, paid: f`${paid}` };
  }
  return model.settings.incomeTax === 'owners' ? { ...none, setAside: f`${setAsideRow(sheet, model, profit)}` } : none;
}
