import { forecastNames } from '@elan/domain/forecast/forecast-names';
import type { PlanFigures } from '@elan/domain/forecast/plan-figures';
import { monthsLater } from '@elan/domain/forecast/timeline';
import { invalidCells, isSettingRow, type Row } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import type { Language } from '@elan/domain/locale';
import { monthOf } from '../../../platform/month-of.ts';
import type { Content } from '../gather-content.ts';
import { rowKindName } from '../row-origin.ts';
import { wordsIn } from '../words-in.ts';
import { delayOf } from './billing.ts';
import { headOfMonths, makeCalendar, monthFrozen, monthWidths } from './calendar.ts';
import { makeChecks } from './checks.ts';
import { costRows } from './costs.ts';
import { f } from './formula.ts';
import { fundingRows } from './funding.ts';
import { corporationTax, setAsideRow } from './income-tax.ts';
import { written } from './input-cell.ts';
import { Inputs } from './inputs.ts';
import { makeLenderForms } from './lender-forms.ts';
import { makeLists } from './list-sheet.ts';
import type { Model } from './model.ts';
import { firstRow, type MonthRow, MonthSheet } from './months.ts';
import { fillOverview, knownCell, sayMissing, startOverview } from './overview.ts';
import { personRows } from './people.ts';
import { purchaseRows } from './purchases.ts';
import { makeRatios, type RatioCells } from './ratios.ts';
import { type TableRow, validRow } from './row-needs.ts';
import { salesRows } from './sales.ts';
import { makeScenarios } from './scenario-sheet.ts';
import { putSettings } from './settings.ts';
import { type Ref, Sheet } from './sheet.ts';
import { type StartUp, startUpRows } from './start-up.ts';
import { advanceRows, type Books, makeStatements, type Statements } from './statements.ts';
import { salesTaxRows, taxRowsOf } from './taxes.ts';
import { modelWords } from './words.ts';

export type Workbook = {
  /** In their order. */
  sheets: readonly Sheet[];
  /** The defined names. */
  names: ReadonlyMap<string, Ref>;
  model: Model;
  statements: Statements;
  startUp: StartUp;
  ratios: RatioCells;
};

/** The forecast as a model: inputs, and formulas that lead back to them. */
export function makeWorkbook(given: Given): Workbook {
  const { ledger, language, now, planned } = given;
  const model = modelOf(given);
  const sheets = monthSheets(model);
  const overview = startOverview(model, written(given.name));
  const schedules = scheduleSheet(model);
  const books = booksOf(model, sheets, schedules);
  const names = forecastNames(ledger.rows, monthOf(now), language);
  const known = knownCell(overview, model, planned, sheets.sales);
  const statements = makeStatements(model, books, names, known, (profit) =>
    incomeTaxOf(model, sheets.taxes, profit, known),
  );
  sheets.startUp.guard = known;
  const startUp = startUpRows(sheets.startUp, model, statements, books);
  const ratios = makeRatios(model, statements, startUp, names, known);
  const checks = makeChecks(model, statements, books, startUp, known);
  const forms = makeLenderForms(model, statements, books, known);
  fillOverview(overview, model, planned, {
    statements,
    startUp,
    ratios,
    streams: books.streams,
    known,
    checks: checks.all,
  });
  const { income, cash, balance } = statements;
  const stated = [income, cash, balance, ratios.sheet, sheets.startUp, ...forms];
  sayMissing(stated, model, planned, known);
  const { sales, seasons, costs, people, purchases, funding, taxes } = sheets;
  const blocks = [sales, seasons, costs, people, purchases, funding].filter(({ row }) => row > firstRow);
  const loans = books.funding.some(({ loan }) => loan !== null) ? [schedules] : [];
  const { scenario, inputs, calendar } = model;
  const lists = makeLists([inputs.sheet, scenario.sheet], model.words);
  return {
    model,
    statements,
    startUp,
    ratios,
    names: new Map([...inputs.names, [scenario.chosen.name ?? '', scenario.chosen]]),
    sheets: [
      overview,
      inputs.sheet,
      scenario.sheet,
      ...stated,
      ...blocks,
      ...loans,
      ...(taxes.row > firstRow ? [taxes] : []),
      calendar.sheet,
      lists,
      checks.sheet,
    ],
  };
}

/** Loans stand side by side, seven columns for each. */
function scheduleSheet({ words }: Model): Sheet {
  const loan = [8, 13, 14, 14, 14, 16, 3];
  const sheet = new Sheet(words.schedules, Array.from({ length: 12 }, () => loan).flat(), { rows: 4, columns: 0 });
  sheet.labels([words.schedules], 'title');
  return sheet;
}

type Given = Pick<Content, 'name' | 'language' | 'now' | 'planned'> & { ledger: Pick<Content['ledger'], 'rows'> };

function modelOf({ ledger, language, now, planned }: Omit<Given, 'name'>): Model {
  const given = ledger.rows;
  const lines = planned.notes.leftOut.filter(({ reason }) => reason === 'credit_line').map(({ rowId }) => rowId);
  const tooLarge = planned.notes.leftOut.filter(({ reason }) => reason === 'too_large').map(({ rowId }) => rowId);
  const words = { ...wordsIn(language), ...modelWords(language) };
  const isValid = (row: Row) => !isSettingRow(row) || invalidCells('setting', row.cells).length === 0;
  const settings = given
    .filter((row) => isSettingRow(row) && !row.off && isValid(row))
    .toSorted((one, other) => Number(one.status !== 'confirmed') - Number(other.status !== 'confirmed'));
  const rows = given
    .filter((row): row is TableRow => !isSettingRow(row) && row.kind !== 'scenario' && !lines.includes(row.id))
    .map((row) => validRow(row, language));
  const inputs = new Inputs(words.inputs, language, words);
  inputs.sheet.labels([words.inputs], 'title');
  inputs.sheet.row = 3;
  inputs.head();
  inputs.sheet.row = 4;
  const base = { inputs, words, language, rows };
  const plan = putSettings(base, settings, monthsLater(monthOf(now), 1));
  for (const kind of Object.keys(rowColumns)) {
    const same = rows.filter((row) => row.kind === kind);
    if (same[0] !== undefined) inputs.section(rowKindName(same[0], language));
    for (const row of same)
      inputs.row(row, { isOut: row.off || tooLarge.includes(row.id), hasTaxes: plan.province !== null });
  }
  putUnread(inputs, words, planned, language);
  const scenario = makeScenarios(rows, given, language, words);
  const model = { ...base, settings: plan, scenario };
  return { ...model, calendar: makeCalendar(model) };
}

/** An amount of an answer that nobody has placed: the person says here that it is, or that it is no figure of the plan. */
function putUnread(inputs: Inputs, words: Model['words'], planned: PlanFigures, language: Language): void {
  const unread = planned.state === 'known' ? [] : planned.reasons.filter(({ place }) => place.is === 'answer');
  if (unread.length > 0) inputs.section(words.unreadTitle);
  for (const { key, asks } of unread) {
    const rule = { type: 'list', values: [words.yes, words.no] } as const;
    const line = { item: written(asks[language]), label: words.answered, origin: '', status: words.isMissing };
    inputs.input(['unread', key], { value: null, format: null, rule }, line);
  }
}

function monthSheets(model: Model) {
  const { words, calendar } = model;
  const sheet = (name: string, hasEarlier = false) => {
    const made = new MonthSheet(name, monthWidths, monthFrozen);
    headOfMonths(made, model, calendar, { hasEarlier });
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
    startUp: sheet(words.startUp),
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
    sheets: { sales, costs, purchases, funding },
    streams,
    costs: running,
    people: paid,
    purchases: bought,
    funding: money,
    salesTax,
    advances: advanceRows(funding, model, sales, money),
  };
}

function incomeTaxOf(model: Model, sheet: MonthSheet, profit: MonthRow, known: Ref | null) {
  const none = { tax: f`0`, paid: f`0`, setAside: f`0` };
  sheet.guard = known;
  if (model.settings.incomeTax === 'corporation') {
    const { tax, paid } = corporationTax(sheet, model, profit);
    return { ...none, tax: f`${tax}`, paid: f`${paid}` };
  }
  return model.settings.incomeTax === 'owners' ? { ...none, setAside: f`${setAsideRow(sheet, model, profit)}` } : none;
}
