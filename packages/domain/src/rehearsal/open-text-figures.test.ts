import { expect, test } from 'vitest';
import { knownFigures } from '../figure-check/known-figures.ts';
import { knownNames } from '../figure-check/known-names.ts';
import { openTextFigures } from './open-text-figures.ts';

const checks = { figures: knownFigures([]), names: knownNames([]), confirmed: [] };
const asked = (report: string) =>
  openTextFigures([{ module: 'analysis', report }], checks).map(({ written }) => written);

test.each<[string, string, string[]]>([
  ['a figure of a sentence', 'The market grows by 40% a year.', ['40%']],
  ['a cell of a table', '| Budget | Left from one sale |\n| --- | --- |\n| $500 | $500 |', []],
  ['a computed result', 'Left: $900 (computed). $4,200 more is needed by March (computed).', []],
  ['a computed result in French', "Il manque 4\u00a0200\u00a0$ d'ici mars 2027 (calculé).", []],
  ['one beside a computed result', 'Rents rise by 7%. Left: $900 (computed).', ['7%']],
])('%s', (_what, report, written) => expect(asked(report)).toEqual(written));

test('an analysis that is older than the answers is not asked about', () => {
  const report = 'The market grows by 40% a year.';
  expect(openTextFigures([{ module: 'analysis', report, outdated: true }], checks)).toEqual([]);
});
