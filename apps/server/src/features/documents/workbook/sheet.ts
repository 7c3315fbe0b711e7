export type Scalar = number | string | boolean | null;
/** What a formula gives; a range gives a list. */
export type Value = Scalar | readonly Scalar[];

/** Cells that a formula reads: of the column in which it stands, or always the same. */
export type Ref = {
  sheet: Sheet;
  /** A defined name, which the formula then shows. */
  name?: string;
  top: number;
  bottom: number;
  /** The columns that it reads from the one in which the formula stands; null where there are none. */
  columns(column: number): readonly [left: number, right: number] | null;
  isFixed: boolean;
};

export type Part = string | Ref;
export type Compute = (column: number) => Value;
/** A formula for any column; a row of months shares it. */
export type Formula = { parts: readonly Part[]; compute?: Compute };

/** What may be typed into an input. */
export type InputRule =
  | { type: 'decimal' | 'whole'; min: number; max: number }
  | { type: 'list'; values: readonly string[] }
  | { type: 'range'; cells: Ref };

/** How a cell looks. An input may be typed over, and one that is missing waits for its value; the rest is locked. */
export type Look = 'title' | 'head' | 'label' | 'strong' | 'note' | 'input' | 'missing' | 'figure' | 'total' | 'check';
/** How a number is shown. */
export type NumberFormat = 'money' | 'percent' | 'number' | 'planMonth' | 'month' | 'times' | 'ratio' | 'yesNo';

export type Cell = {
  look: Look;
  format: NumberFormat | null;
  /** A label, or what an input holds; null for an input that waits for its value. */
  value: string | number | null;
  formula: Formula | null;
  rule: InputRule | null;
  /** What the formula gives; unset until it is asked for. */
  result?: Value;
  isComputing?: boolean;
};

/** A grid of cells, rows and columns from 1. */
export class Sheet {
  readonly cells: Map<number, Cell>[] = [];
  readonly name: string;
  readonly widths: readonly number[];
  /** Rows and columns that stay in view. */
  readonly frozen: { rows: number; columns: number };
  /** The row that is written next. */
  row = 1;

  constructor(name: string, widths: readonly number[], frozen = { rows: 0, columns: 0 }) {
    this.name = name;
    this.widths = widths;
    this.frozen = frozen;
  }

  at(row: number, column: number): Cell | undefined {
    return this.cells[row]?.get(column);
  }

  put(row: number, column: number, cell: Partial<Cell> & Pick<Cell, 'look'>): void {
    const cells = this.cells[row] ?? new Map<number, Cell>();
    this.cells[row] = cells;
    cells.set(column, { format: null, value: null, formula: null, rule: null, ...cell });
  }

  /** Texts from a column on, in the row that is written next. */
  labels(texts: readonly string[], look: Look = 'label', column = 1): void {
    texts.forEach((value, index) => {
      if (value !== '') this.put(this.row, column + index, { look, value });
    });
  }

  /** A row of texts. */
  labelRow(texts: readonly string[], look: Look = 'label'): void {
    this.labels(texts, look);
    this.row += 1;
  }

  /** A text above numbers. */
  headOfNumbers(text: string, column: number): void {
    this.put(this.row, column, { look: 'head', value: text, format: 'month' });
  }
}

/** 1 is A. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + ((column - 1) % 26));
  return column <= 26 ? letter : `${columnName(Math.floor((column - 1) / 26))}${letter}`;
}

/** One cell, wherever the formula stands. */
export const cellAt = (sheet: Sheet, row: number, column: number, name?: string): Ref => ({
  sheet,
  top: row,
  bottom: row,
  columns: () => [column, column],
  isFixed: true,
  ...(name === undefined ? {} : { name }),
});
