import { describe, expect, it } from 'vitest';
import { belongsToText } from './belongs-to-text.ts';
import { checkReport, countMarks, isOpen } from './check-report.ts';
import { type ConfirmedFigure, readWritten } from './confirmed-figure.ts';
import { contextOf, isSameContext } from './context-of.ts';
import { knownFigures, statedFigures } from './known-figures.ts';
import { knownNames } from './known-names.ts';

const answers = ['$8 a loaf. Rent $1,900 a month.', 'Pain Doré'];
const question = { en: 'Fixed costs', fr: 'Coûts fixes' };
const figures = knownFigures(answers.flatMap((text) => statedFigures(text, question)));
const names = knownNames(answers);
const check = (report: string, confirmed: ConfirmedFigure[] = []) => checkReport(report, { figures, names, confirmed });
const states = (report: string, confirmed?: ConfirmedFigure[]) =>
  check(report, confirmed).map(({ written, status }) => [written, status]);

/** As somebody confirms the first open mark of a report. */
function confirm(report: string): ConfirmedFigure {
  const mark = check(report).find(isOpen);
  if (mark === undefined) throw new Error('nothing to confirm');
  const context = contextOf(report, mark.start, mark.end);
  const value = mark.kind === 'name' ? { kind: 'name' as const, value: 0 } : readWritten(mark.written);
  if (value === null) throw new Error('no figure');
  return { ...value, written: mark.written, context };
}

const first = '## Permits\n\nRent is $1,900. Set aside **$2,750** for the permits of the city. Then open.';

describe('a confirmed figure', () => {
  it('is confirmed, and is again in a later version that says the same', () => {
    const confirmed = [confirm(first)];
    expect(states(first)).toEqual([
      ['$1,900', 'theirs'],
      ['$2,750', 'unknown'],
    ]);
    expect(states(first, confirmed)[1]).toEqual(['$2,750', 'confirmed']);
    expect(states('The city asks $2,750 in permits before you open.', confirmed)).toEqual([['$2,750', 'confirmed']]);
    expect(states('Permits, city: 2,750.00 $', confirmed)).toEqual([['2,750.00 $', 'confirmed']]);
  });

  it.each([
    'A used mixer costs $2,750 at auction.',
    'Set aside $2,800 for the permits of the city.',
    'Set aside 2,750% for the permits of the city.',
    '| Item | Amount |\n| --- | --- |\n| Mixer | $2,750 |',
  ])('covers nothing else: %s', (other) => {
    expect(check(other, [confirm(first)]).filter(isOpen)).toHaveLength(1);
  });

  it('is recognized in the table it was confirmed in, by its row and column', () => {
    const table = (item: string) => `| Item | A month |\n| --- | ---: |\n| Rent | 1,900 $ |\n| ${item} | 640 $ |`;
    const confirmed = confirm(table('Water and sewer'));
    expect(confirmed.context).toBe('Water and sewer | A month | 640 $');
    expect(states(table('Sewer and water'), [confirmed])[1]).toEqual(['640 $', 'confirmed']);
    expect(states(table('Advertising'), [confirmed])[1]).toEqual(['640 $', 'unknown']);
  });

  it('never makes a wrong calculation right', () => {
    const report = '55 × $8 = $540 of bread.';
    expect(states(report, [confirm(report)])).toContainEqual(['$540', 'wrong']);
  });
});

it('checks names beside figures, and counts both', () => {
  const report = 'The Northern Bakery Growth Fund pays $4,000. Pain Doré asks the CNESST.';
  expect(countMarks(check(report))).toMatchObject({ figures: 1, unknown: 1, names: 1, confirmed: 0 });
  const named = { kind: 'name', value: 0, written: 'Northern bakery growth fund', context: '' } as const;
  expect(states(report, [named])[0]).toEqual(['Northern Bakery Growth Fund', 'confirmed']);
  expect(countMarks(check(report, [named]))).toMatchObject({ figures: 1, names: 0, confirmed: 0 });
});

it('says in either language whose number another thing is given, by the question and never by the answer', () => {
  const [mark] = check('Insurance costs $1,900 a month.');
  const said = mark === undefined ? [] : [belongsToText(mark, 'en'), belongsToText(mark, 'fr')];
  expect(said).toEqual([
    '$1,900 is the number given for “Fixed costs”.',
    '$1,900 est le chiffre donné pour «\u00a0Coûts fixes\u00a0».',
  ]);
  expect(check('Permits cost $2,750.').map((each) => belongsToText(each, 'en'))).toEqual([null]);
});

it('reads the figure of a confirmation only when it is one', () => {
  expect(readWritten('1\u00a0250\u00a0$')).toEqual({ kind: 'money', value: 125_000 });
  expect([readWritten('$5 and $6'), readWritten('none'), readWritten('')]).toEqual([null, null, null]);
});

describe('the context', () => {
  it('is the sentence, without marks of markdown', () => {
    const text = '- One thing. In **Gatineau**, [rents](https://x.org) grow _about_ 7% a year! Then more.';
    const start = text.indexOf('7%');
    expect(contextOf(text, start, start + 2)).toBe('In Gatineau, rents grow about 7% a year!');
  });

  it('of another language is another one', () => {
    expect(isSameContext('Set aside for the permits of the city', 'Prévoyez les permis de la ville')).toBe(false);
    expect(isSameContext('7%', '7%')).toBe(true);
    expect(isSameContext('7%', '8%')).toBe(false);
  });

  it('stays short and quick in any text', () => {
    for (const piece of ['word ', '| cell ', '\n', '. A', '|a|\n', '**']) {
      const text = `${piece.repeat(Math.ceil(60_000 / piece.length))}$7`;
      expect(contextOf(text, text.length - 2, text.length).length).toBeLessThanOrEqual(320);
    }
  });
});
