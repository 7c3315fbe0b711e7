import type { Text } from '../locale.ts';
import type { ByYear, Line, Series } from './forecast.ts';
import { addTo, sumOf, yearTotals, zeros } from './series.ts';

type Described = Pick<Line, 'key' | 'label' | 'formula'> & Partial<Pick<Line, 'rowIds' | 'assumptions' | 'parts'>>;

/** What a line is called, and how it is computed in words. */
export const described = (key: string, label: Text, formula: Text): Described => ({ key, label, formula });

/** A line of flows, whose years add up its months. */
export function flow(described: Described, values: Series): Line {
  return { rowIds: [], assumptions: [], parts: [], ...described, values, years: yearTotals(values) };
}

/** A line of balances, whose years are those at the end of their last month. */
export function balance(described: Described, values: Series, years: ByYear = yearEnds(values)): Line {
  return { rowIds: [], assumptions: [], parts: [], ...described, values, years };
}

export function yearEnds(values: Series): ByYear {
  return [values[12] ?? 0, values[24] ?? 0, values[36] ?? 0];
}

/** The values a year begins with, of a line that says what a month begins with. */
export function yearStarts(values: Series): ByYear {
  return [values[0] ?? 0, values[13] ?? 0, values[25] ?? 0];
}

/** A line that adds up its parts, and comes from all their rows. */
export function totalOf(described: Described, parts: readonly Line[]): Line {
  return flow({ ...described, ...origins(parts), parts }, sumOf(parts.map(({ values }) => values)));
}

/** A line that is some lines minus others. They are not its parts, because they have their own place in the statement. */
export function resultOf(described: Described, plus: readonly Line[], minus: readonly Line[]): Line {
  const values = zeros();
  for (const line of plus) addTo(values, line.values);
  for (const line of minus) addTo(values, line.values, -1);
  return flow({ ...described, ...origins([...plus, ...minus]) }, values);
}

/** The same for balances. */
export function balanceOf(described: Described, plus: readonly Line[], minus: readonly Line[]): Line {
  const line = resultOf(described, plus, minus);
  return { ...line, years: yearEnds(line.values) };
}

/** The rows and the assumptions of several lines, each once. */
export function origins(lines: readonly Line[]): Pick<Line, 'rowIds' | 'assumptions'> {
  return {
    rowIds: [...new Set(lines.flatMap(({ rowIds }) => rowIds))],
    assumptions: [...new Set(lines.flatMap(({ assumptions }) => assumptions))],
  };
}

/** The words of a person, the same in both languages. */
export function named(name: string): Text {
  return { en: name, fr: name };
}

/** The part of a line that comes from one row. */
export function partOf(
  key: string,
  { row, label, assumptions }: { row: { id: string }; label: Text; assumptions: readonly string[] },
  values: Series,
  formula: Text,
): Line {
  return flow({ key: `${key}:${row.id}`, label, formula, rowIds: [row.id], assumptions }, values);
}
