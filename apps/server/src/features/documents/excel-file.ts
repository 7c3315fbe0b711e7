import writeExcelFile from 'write-excel-file/node';
import { excelInputs } from './excel-inputs.ts';
import { excelNotKnown } from './excel-not-known.ts';
import { excelScenarios } from './excel-scenarios.ts';
import { excelStatement } from './excel-statement.ts';
import { excelTextFigures } from './excel-text-figures.ts';
import type { Content } from './gather-content.ts';
import { statementsOf } from './statements-of.ts';
import { wordsIn } from './words-in.ts';

/** The rows of figures, the forecast by month and year with live totals, and its scenarios; or what is missing. */
export async function excelFile(content: Content): Promise<Buffer> {
  const { planned, ledger, language, scenarios } = content;
  const words = wordsIn(language);
  const statements =
    planned.state === 'known'
      ? statementsOf(planned.forecast).map((each) => excelStatement(each, planned.forecast, language, words))
      : [excelNotKnown(planned, language, words)];
  const compared = scenarios.length === 0 ? [] : [excelScenarios(content, words)];
  return writeExcelFile([
    excelInputs(ledger.rows, language, words),
    ...statements,
    ...compared,
    ...excelTextFigures(content, words),
  ]).toBuffer();
}
