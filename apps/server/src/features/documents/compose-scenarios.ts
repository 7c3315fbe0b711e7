import type { Outcome } from '@elan/domain/forecast/compare-scenarios';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import { intlLocale, type Language } from '@elan/domain/locale';
import { dollarsText } from '@elan/domain/money/money-text';
import { withMinus } from '@elan/domain/money/with-minus';
import { type Block, heading, list, text } from './blocks.ts';
import type { Content } from './gather-content.ts';
import { labelled, type Words } from './words-in.ts';

/** The plan beside a lender's scenarios and those a person made. */
export function composeScenarios({ scenarios, language }: Content, words: Words): Block[] {
  const own = scenarios.flatMap(({ isOwn, name, changes }) =>
    isOwn && changes[language] !== '' ? [labelled(name[language], changes[language], language)] : [],
  );
  const rows = scenarios.map(({ name, outcome }) => ({
    cells: [name[language], ...cellsOf(outcome, language, words)],
  }));
  const head = [
    words.scenario,
    words.lowestCash,
    ...[1, 2, 3].map((year) => `${scenarios[0]?.outcome.resultLabel[language]}, ${words.year.toLowerCase()} ${year}`),
  ];
  const table = {
    head: [...head, words.breakEvenSales, words.loanCover],
    rows,
    isAmount: head.map((_, column) => column > 0).concat(true, true),
    widths: [4, 3, 2, 2, 2, 3, 2],
  };
  return [heading(words.scenarios), text(words.scenariosLead), ...list(own), { is: 'table', table }];
}

function cellsOf(
  { lowestCash, results, breakEvenSales, loanCover }: Outcome,
  language: Language,
  words: Words,
): string[] {
  const dollars = (cents: number) => dollarsText(cents)[language];
  const number = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 2 });
  const when =
    lowestCash.column === 0 ? words.beforeOpening.toLowerCase() : calendarMonthText(lowestCash.month, language);
  return [
    `${dollars(lowestCash.amount)}, ${when}`,
    ...results.map(dollars),
    breakEvenSales === null ? words.notApplicable : dollars(breakEvenSales),
    loanCover === null ? words.notApplicable : `${withMinus(number.format(loanCover))}\u00a0${words.times}`,
  ];
}
