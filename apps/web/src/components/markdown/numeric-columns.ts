const currency = String.raw`(?:(?:CA|US)?\$|€|CAD?|US)`;
const space = String.raw`[ \u00a0\u202f]*`;

/** '12 000 $', '$12,000', '-3.5%', '≈ 400', '(1 200)': one number with its sign and its unit. */
const figure = new RegExp(
  String.raw`^[~≈<>≤≥±+−–-]?${space}\(?${currency}?${space}[+−–-]?\d[\d \u00a0\u202f.,]*${space}[kKM]?${space}(?:${currency}${space}){0,2}%?\)?$`,
  'u',
);

/** A cell that has no figure, in a column of figures. */
const blank = /^[-–—]*$/u;

/**
 * Which columns hold figures, to be read one below the other. The first column names its rows, so it never counts.
 * @param rows the cells of the body as markdown
 */
export function numericColumns(rows: readonly (readonly string[])[]): boolean[] {
  const plain = rows.map((row) => row.map((cell) => cell.replaceAll(/[*_~\\]/gu, '').trim()));
  return (plain[0] ?? []).map((_, column) => {
    const cells = plain.map((row) => row[column] ?? '').filter((cell) => !blank.test(cell));
    return column > 0 && cells.length > 0 && cells.every((cell) => figure.test(cell));
  });
}
