import { fixedAddress, formulaText, valueAt } from './formula.ts';
import { FormulaError } from './formula-values.ts';
import { type Cell, columnName, type InputRule, type Scalar, type Sheet } from './sheet.ts';
import { styleOf } from './xlsx-styles.ts';
import { escaped } from './xlsx-text.ts';

/** One sheet: locked without a password but for its inputs, on landscape pages as wide as the sheet. */
export function sheetXml(sheet: Sheet): string {
  const rules: string[] = [];
  const rows = sheet.cells.map((cells, row) => {
    const columns = [...cells.keys()].toSorted((one, other) => one - other);
    const made = columns.map((column) => {
      const cell = cells.get(column);
      if (cell === undefined) return '';
      if (cell.rule !== null) rules.push(ruleXml(cell.rule, `${columnName(column)}${row}`));
      return cellXml(sheet, cell, row, column);
    });
    return `<row r="${row}"${heightOf(sheet, cells)}>${made.join('')}</row>`;
  });
  const widths = sheet.widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const validations =
    rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" showGridLines="0">${paneXml(sheet)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="14"/><cols>${widths.join('')}</cols><sheetData>${rows.join('')}</sheetData><sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>${validations}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToWidth="${pagesOf(sheet)}" fitToHeight="0"/></worksheet>`;
}

const lineHeight = 13.5;

/** Rows whose texts take several lines say so: not every program finds out by itself. */
function heightOf({ widths }: Sheet, cells: ReadonlyMap<number, Cell>): string {
  let lines = 1;
  for (const [column, { look, value }] of cells) {
    const width = widths[column - 1] ?? 10;
    if (typeof value !== 'string' || (look !== 'label' && look !== 'head')) continue;
    lines = Math.max(lines, ...[Math.ceil((value.length * (look === 'head' ? 1.05 : 0.92)) / width)]);
  }
  const isTitle = [...cells.values()].some(({ look }) => look === 'title');
  if (isTitle) return ' ht="21" customHeight="1"';
  return lines === 1 ? '' : ` ht="${lines * lineHeight}" customHeight="1"`;
}

/** How many pages a sheet is wide, in a size that can be read; its labels are on each. */
function pagesOf({ widths }: Sheet): number {
  const room = 230;
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0) / room);
}

function paneXml({ frozen: { rows, columns } }: Sheet): string {
  if (rows === 0 && columns === 0) return '';
  const splits = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const pane = columns === 0 ? 'bottomLeft' : rows === 0 ? 'topRight' : 'bottomRight';
  return `<pane${splits} topLeftCell="${columnName(columns + 1)}${rows + 1}" activePane="${pane}" state="frozen"/>`;
}

function cellXml(sheet: Sheet, cell: Cell, row: number, column: number): string {
  const attributes = `r="${columnName(column)}${row}" s="${styleOf(cell.look, cell.format)}"`;
  if (cell.formula !== null) {
    const formula = `<f>${escaped(formulaText(cell.formula, sheet, column))}</f>`;
    const { type, text } = resultOf(sheet, row, column);
    return `<c ${attributes}${type}>${formula}<v>${text}</v></c>`;
  }
  if (cell.value === null) return `<c ${attributes}/>`;
  if (typeof cell.value === 'number') return `<c ${attributes}><v>${cell.value}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.value)}</t></is></c>`;
}

/** What programs show that do not compute: previews, and Excel before its reader trusts a file. */
function resultOf(sheet: Sheet, row: number, column: number): { type: string; text: string } {
  let value: Scalar;
  try {
    value = valueAt(sheet, row, column);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { type: ' t="e"', text: error.message };
  }
  if (typeof value === 'number') return { type: '', text: String(value + 0) };
  if (typeof value === 'boolean') return { type: ' t="b"', text: value ? '1' : '0' };
  return { type: ' t="str"', text: escaped(value ?? '') };
}

function ruleXml(rule: InputRule, cell: string): string {
  const common = `allowBlank="1" showErrorMessage="1" sqref="${cell}"`;
  if (rule.type === 'range') {
    const list = escaped(fixedAddress(rule.cells));
    return `<dataValidation type="list" ${common}><formula1>${list}</formula1></dataValidation>`;
  }
  if (rule.type === 'list') throw new Error('a list without cells');
  return `<dataValidation type="${rule.type}" operator="between" ${common}><formula1>${rule.min}</formula1><formula2>${rule.max}</formula2></dataValidation>`;
}
