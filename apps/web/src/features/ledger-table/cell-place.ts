/** A cell by the key of its row and the name of its column. */
export type CellPlace = { row: string; column: string };

/** What marks the element of a cell: `data-cell` in a table, `data-field` in a form. */
export const cellMark = ({ row, column }: CellPlace): string => `${row}|${column}`;

/** The cell that an element belongs to. */
export function cellAround(element: EventTarget | null): CellPlace | undefined {
  const found = element instanceof Element ? element.closest<HTMLElement>('[data-cell], [data-field]') : null;
  const mark = found?.dataset.cell ?? found?.dataset.field;
  const end = mark?.lastIndexOf('|') ?? -1;
  return mark === undefined || end === -1 ? undefined : { row: mark.slice(0, end), column: mark.slice(end + 1) };
}
