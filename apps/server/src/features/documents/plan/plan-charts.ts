import type { Forecast } from '@elan/domain/forecast/forecast';
import { calendarMonthText, shortMonth } from '@elan/domain/ledger/cell-month';
import type { Language, Localized } from '@elan/domain/locale';
import { type Block, heading } from '../blocks.ts';
import { dollars } from '../compose-finances.ts';
import { labelled } from '../words-in.ts';
import { columnChart } from './plan-chart.ts';
import type { PlanWords } from './plan-words.ts';

/** The cash of 36 months and the three years as pictures, each with its main figures in words. */
export function planCharts(forecast: Forecast, language: Language, words: PlanWords): Block[] {
  const shown = (cents: number) => dollars(cents, language);
  return [
    heading(words.charts),
    {
      is: 'picture',
      svg: cashChart(forecast, language),
      alt: cashInWords[language](forecast),
      caption: words.cashChart,
    },
    {
      is: 'picture',
      svg: yearsChart(forecast, language, words, shown),
      alt: yearsInWords(forecast, language, words, shown),
      caption: words.yearsChart,
    },
  ];
}

function cashChart({ cash, months }: Forecast, language: Language): string {
  const columns = cash.closing.values.map((value, column) => {
    const month = months[column] ?? '';
    const isShown = column % 6 === 1;
    const label = isShown ? `${shortMonth(Number(month.slice(5)) - 1, language)} ${month.slice(0, 4)}` : '';
    return { label, values: [value] };
  });
  return columnChart({ columns, series: [], shown: (cents) => dollars(cents, language) });
}

const cashInWords: Localized<(forecast: Forecast) => string> = {
  en: ({ lowestCash, cash }) =>
    `Cash is lowest ${whenIn('en', lowestCash)}, at ${dollars(lowestCash.amount, 'en')}, and stands at ${dollars(cash.closing.years[2], 'en')} at the end of the third year.`,
  fr: ({ lowestCash, cash }) =>
    `L'encaisse est à son plus bas ${whenIn('fr', lowestCash)}, à ${dollars(lowestCash.amount, 'fr')}, et s'élève à ${dollars(cash.closing.years[2], 'fr')} à la fin de la troisième année.`,
};

/** 'in June 2027', or 'before the opening'. */
export function whenIn(language: Language, { column, month }: Forecast['lowestCash']): string {
  if (column === 0) return { en: 'before the opening', fr: "avant l'ouverture" }[language];
  return `${{ en: 'in', fr: 'en' }[language]} ${calendarMonthText(month, language)}`;
}

type Shown = (cents: number) => string;

function yearsChart({ income }: Forecast, language: Language, words: PlanWords, shown: Shown): string {
  const columns = ([0, 1, 2] as const).map((year) => ({
    label: `${{ en: 'Year', fr: 'Année' }[language]} ${year + 1}`,
    values: [income.sales.years[year], income.result.years[year]],
  }));
  return columnChart({ columns, series: [words.salesOfYear, income.result.label[language]], shown });
}

function yearsInWords({ income }: Forecast, language: Language, words: PlanWords, shown: Shown): string {
  const values = (name: string, years: readonly number[]) =>
    `${labelled(name, years.map(shown).join(', '), language)}.`;
  return `${values(words.salesOfYear, income.sales.years)} ${values(income.result.label[language], income.result.years)}`;
}
