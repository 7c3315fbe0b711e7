import { assumed } from '@elan/domain/forecast/assumptions';
import { assumedTax } from '@elan/domain/forecast/costs';
import { shortMonth } from '@elan/domain/ledger/cell-month';
import type { Field, Season, Target } from '@elan/domain/ledger/field';
import { columnsOf } from '@elan/domain/ledger/row';
import type { Column } from '@elan/domain/ledger/row-fields';
import { units } from '@elan/domain/ledger/units';
import type { Language } from '@elan/domain/locale';
import { columnName } from '../column-name.ts';
import { originText, rowStatus } from '../row-origin.ts';
import { labelled, type Words } from '../words-in.ts';
import { f, quotedText } from './formula.ts';
import { choiceInput, firstDay, type InputCell, numberInput, seasonInputs, shown, written } from './input-cell.ts';
import { type AssumedValue, assumedValues, inputField, isTaxed, missingColumns, type TableRow } from './row-needs.ts';
import { cellAt, type Ref, Sheet } from './sheet.ts';
import type { ModelWords } from './words.ts';

const valueColumn = 3;
const unitColumn = 4;
const seasonColumn = 8;

/** A line of the inputs: whose, what, where from. */
type Line = { item: string; label: string; unit?: string; origin: string; status?: string };

/** The only sheet with numbers that somebody gave: every other number is computed from it. */
export class Inputs {
  readonly sheet: Sheet;
  /** The defined names, each of one cell or of the twelve of a season. */
  readonly names = new Map<string, Ref>();
  private readonly refs = new Map<string, Ref>();
  private readonly language: Language;
  private readonly words: Words & ModelWords;

  constructor(name: string, language: Language, words: Words & ModelWords) {
    this.sheet = new Sheet(name, [34, 40, 26, 38, 90, 18, 3, ...Array.from({ length: 12 }, () => 8)], {
      rows: 3,
      columns: 2,
    });
    this.language = language;
    this.words = words;
  }

  /** What the columns hold. */
  head(): void {
    const { sheet, words, language } = this;
    sheet.labels([words.item, words.field, words.value, words.unit, words.origin, words.status], 'head');
    sheet.put(2, 1, { look: 'note', value: words.monthUnit });
    for (let month = 0; month < 12; month += 1) sheet.headOfNumbers(shortMonth(month, language), seasonColumn + month);
  }

  /** A heading. */
  section(title: string): void {
    const { sheet } = this;
    sheet.row += 1;
    sheet.labelRow([title], 'strong');
  }

  /** The cell of a column of a row, of a setting, or of a published rate; null where nothing is said. */
  find(owner: string, column: string): Ref | null {
    return this.refs.get(`${owner}/${column}`) ?? null;
  }

  /** @throws Error where there is no such cell: the sheets ask only for what they have put in */
  of(owner: string, column: string): Ref {
    const ref = this.find(owner, column);
    if (ref === null) throw new Error(`no input: ${owner}, ${column}`);
    return ref;
  }

  /** A number or a choice that may be changed. */
  input(key: readonly [owner: string, column: string], input: InputCell, line: Line): Ref {
    const { sheet } = this;
    const { value, format, rule } = input;
    this.describe(line, value === null);
    if (format === 'planMonth' && key[1] !== 'openingMonth') this.dateOf(cellAt(sheet, sheet.row, valueColumn));
    sheet.put(sheet.row, valueColumn, { look: value === null ? 'missing' : 'input', value, format, rule });
    const ref = this.named(line, cellAt(sheet, sheet.row, valueColumn));
    this.refs.set(key.join('/'), ref);
    sheet.row += 1;
    return ref;
  }

  /** A choice made in the project that decides which lines there are; not an input. */
  label(value: string, line: Line): void {
    this.describe(line, false);
    this.sheet.labels([value], 'label', valueColumn);
    this.sheet.row += 1;
  }

  season(key: readonly [owner: string, column: string], season: Season, line: Line): void {
    const { sheet } = this;
    const { row } = sheet;
    this.describe({ ...line, unit: this.words.seasonUnit }, false);
    sheet.labels(['→'], 'label', valueColumn);
    seasonInputs(season).forEach((cell, index) => {
      sheet.put(row, seasonColumn + index, { look: 'input', ...cell });
    });
    const area: Ref = { ...cellAt(sheet, row, seasonColumn), columns: () => [seasonColumn, seasonColumn + 11] };
    this.refs.set(key.join('/'), this.named(line, area));
    sheet.row += 1;
  }

  /**
   * Everything that a row of a table says, what the forecast takes where it says nothing, and what it lacks.
   * @param isOut whether it does not count: then a cell switches it on
   */
  row(row: TableRow, { isOut, hasTaxes }: { isOut: boolean; hasTaxes: boolean }): void {
    const { language, words } = this;
    const missing = missingColumns(row);
    const assumed = assumedValues(row);
    const base = { item: written(row.cells.name), status: rowStatus(row, words) };
    if (isOut) {
      const rule = { type: 'list', values: [words.yes, words.no] } as const;
      this.input(
        [row.id, 'counts'],
        { value: words.no, format: null, rule },
        { ...base, label: words.counts, origin: words.typed },
      );
    }
    for (const [column, given] of Object.entries(columnsOf(row.kind))) {
      const field = inputField(row, column, given);
      const value = (row.cells as Readonly<Record<string, unknown>>)[column] ?? null;
      if (column === 'name') continue;
      if (column === 'tax' && value === null && hasTaxes && isTaxed(row)) this.tax(row, field, base);
      const isMissing = missing.includes(column);
      const because = assumed[column];
      if (value === null && !isMissing && because === undefined) continue;
      const origin = row.origins[column];
      const typed = isMissing ? '' : words.typed;
      const from = origin === undefined ? typed : originText(origin, language, words);
      const label = columnName(row.kind, column, language);
      const line = { ...base, label, unit: unitOf(column, field, words), origin: written(from) };
      if (because !== undefined && value === null) this.assumed([row.id, column], field, because, line);
      else this.cell(row, [column, field], value, isMissing, line);
    }
  }

  private cell(
    row: TableRow,
    [column, field]: readonly [string, Column],
    value: unknown,
    isMissing: boolean,
    line: Line,
  ): void {
    const key = [row.id, column] as const;
    const number = numberInput(field, value);
    if (number !== null) this.input(key, number, line);
    else if (field.type === 'season') this.season(key, value as Season, line);
    else if (field.type === 'targets') this.targets(row.id, value as readonly Target[], line);
    else if (field.type === 'choice' && (isMissing || column === 'tax')) {
      this.input(key, choiceInput(field, value, this.language), line);
    } else this.label(this.said(column, field, value), line);
  }

  /** A unit from the list is translated; everything else is said as it was. */
  private said(column: string, field: Field, value: unknown): string {
    const known = column === 'unit' ? units.find(({ en, fr }) => en === value || fr === value) : undefined;
    return known === undefined ? shown(field, value, this.language) : known[this.language];
  }

  private assumed(key: readonly [string, string], field: Field, { value, because }: AssumedValue, line: Line): void {
    const { words, language } = this;
    const input = numberInput(field, value);
    const origin = labelled(words.assumed, because.reason[language], language);
    if (input !== null) this.input(key, input, { ...line, origin, status: words.assumed });
  }

  private tax({ id, kind, cells }: TableRow, field: Column, base: Pick<Line, 'item'>): void {
    const { words, language } = this;
    if (field.type !== 'choice') return;
    const { status, because } =
      kind === 'cost' ? assumedTax(cells.name) : { status: 'taxable' as const, because: assumed.taxable };
    const origin = labelled(words.assumed, because.reason[language], language);
    const line = { ...base, label: field.label[language], origin, status: words.assumed };
    this.input([id, 'tax'], choiceInput(field, status, language), line);
  }

  private targets(id: string, targets: readonly Target[], line: Line): void {
    const { words } = this;
    targets.forEach(({ month, quantity, atOnce }, index) => {
      const label = `${words.step} ${index + 1}${atOnce === true ? ` (${words.atOnce})` : ''}`;
      const number = (value: number, max: number, type: 'whole' | 'decimal'): InputCell => ({
        value,
        format: 'number',
        rule: { type, min: type === 'whole' ? 1 : 0, max },
      });
      const lines = { month: `${label}, ${words.stepMonth}`, quantity: `${label}, ${words.stepQuantity}` };
      this.input([id, `targetMonth${index}`], number(month, 120, 'whole'), { ...line, label: lines.month });
      this.input([id, `targetQuantity${index}`], number(quantity, 1e9, 'decimal'), { ...line, label: lines.quantity });
    });
  }

  private describe({ item, label, unit = '', origin, status = '' }: Line, isMissing: boolean): void {
    const { sheet, words } = this;
    sheet.labels([item, label, '', '', origin, isMissing ? words.isMissing : status]);
    sheet.labels([unit], 'note', unitColumn);
  }

  /** The date of a month that may be counted from the opening, beside it. */
  private dateOf(month: Ref): void {
    const { sheet, words } = this;
    const counted = f`EDATE(${this.of('setting', 'openingMonth')},${month}-1)`;
    const date = f`IF(${month}>=${firstDay},${month},IF(${month}>0,${counted},${quotedText(words.beforeOpening)}))`;
    sheet.put(sheet.row, unitColumn, { look: 'note', format: 'month', formula: date });
  }

  /** A defined name that says what it names, in the language of the workbook. */
  private named({ item, label }: Line, ref: Ref): Ref {
    const base = nameOf(item === '' ? label : `${item} ${label}`);
    let name = base;
    for (let number = 2; this.names.has(name); number += 1) name = `${base}_${number}`;
    const named = { ...ref, name };
    this.names.set(name, named);
    return named;
  }
}

/** Letters and digits that every spreadsheet takes for a name; never an address such as TAX1. */
function nameOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^_+|_+$/gu, '')
    .slice(0, 80);
  return `in_${plain}`;
}

/** What a number counts, where its label does not say it. */
const columnUnits: Readonly<Record<string, keyof ModelWords>> = {
  customerDays: 'days',
  supplierDays: 'days',
  climbMonths: 'monthsUnit',
  aheadMonths: 'monthsUnit',
  instalmentMonths: 'monthsUnit',
  months: 'monthsUnit',
  interestOnly: 'monthsUnit',
  life: 'years',
  wage: 'perHour',
  hours: 'hoursAWeek',
};
const fieldUnits: Partial<Record<Field['type'], keyof ModelWords>> = {
  money: 'dollars',
  percent: 'percent',
};

export function unitOf(column: string, { type }: Field, words: ModelWords): string {
  const key = columnUnits[column] ?? fieldUnits[type];
  return key === undefined ? '' : words[key];
}
