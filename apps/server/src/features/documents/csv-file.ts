import { missingLine } from '@elan/domain/forecast/missing';
import type { Language } from '@elan/domain/locale';
import { dsvFormat } from 'd3-dsv';
import type { Content } from './gather-content.ts';
import { neutralText } from './neutral-text.ts';
import { statementsOf } from './statements-of.ts';
import { wordsIn } from './words-in.ts';

/** The three statements month by month, as a spreadsheet set to the language opens them; or what is missing. */
export function csvFile({ planned, language }: Content): Buffer {
  if (planned.state === 'missing') return asCsv([[missingLine(planned.reasons)[language]]], language);
  const { forecast } = planned;
  const words = wordsIn(language);
  const amount = (cents: number) => {
    const text = (cents / 100).toFixed(2);
    return language === 'fr' ? text.replace('.', ',') : text;
  };
  const head = [words.statement, words.line, words.beforeOpening, ...forecast.months.slice(1)];
  const rows = statementsOf(forecast).flatMap(({ key, lines }) =>
    lines.flatMap(({ line }) =>
      [line, ...line.parts].map(({ label, values }, index) => [
        words[key],
        neutralText(index === 0 ? label[language] : `${line.label[language]} – ${label[language]}`),
        ...values.map(amount),
      ]),
    ),
  );
  return asCsv([head, ...rows], language);
}

function asCsv(rows: string[][], language: Language): Buffer {
  // The byte order mark tells Excel that the text is UTF-8.
  return Buffer.from(`\ufeff${dsvFormat(language === 'fr' ? ';' : ',').formatRows(rows)}\n`);
}
