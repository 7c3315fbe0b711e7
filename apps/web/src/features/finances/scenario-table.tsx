import type { Compared, Outcome } from '@elan/domain/forecast/compare-scenarios';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { wholeDollars } from '@elan/domain/money/money-text';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { scenarioMessages } from './scenario-messages.ts';
import { SimpleTable } from './simple-table.tsx';
import { useAmounts } from './use-amounts.ts';

type Props = {
  planned: Compared;
  others: readonly Compared[];
};

/** A figure of one scenario. */
type Shown = { value: string; note?: string | undefined; difference?: Difference | undefined };
/** @property isBetter null when it is neither */
type Difference = { text: string; isBetter: boolean | null };
type Measure = { key: string; label: string; help?: string; of: (outcome: Outcome, planned: Outcome) => Shown };

/** The plan and the scenarios side by side, with what differs. */
export function ScenarioTable({ planned, others }: Props) {
  const words = useMessages(scenarioMessages);
  const text = useText();
  const measures = useMeasures(text(planned.outcome.resultLabel));
  return (
    <SimpleTable
      columnKeys={['figure', planned.key, ...others.map(({ key }) => key)]}
      head={[words.figure, ...[planned, ...others].map(({ name }) => text(name))]}
      rows={measures.map(({ key, label, help, of }) => ({
        key,
        head: (
          <>
            {label}
            {help !== undefined && <span className="block max-w-40 text-xs text-muted">{help}</span>}
          </>
        ),
        cells: [
          <Cell key={planned.key} shown={of(planned.outcome, planned.outcome)} />,
          ...others.map((each) => <Cell compares key={each.key} shown={of(each.outcome, planned.outcome)} />),
        ],
      }))}
    />
  );
}

function Cell({ shown: { value, note, difference }, compares = false }: { shown: Shown; compares?: boolean }) {
  const tone = difference?.isBetter;
  return (
    <span className="block min-w-20 whitespace-normal">
      <span className="block font-semibold">{value}</span>
      {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
      {compares && difference !== undefined && (
        <span className={`block text-xs ${tone === true ? 'text-green' : tone === false ? 'text-red' : 'text-muted'}`}>
          {difference.text}
        </span>
      )}
    </span>
  );
}

function useMeasures(resultLabel: string): Measure[] {
  const words = useMessages(scenarioMessages);
  const { dollars, month } = useAmounts();
  const { money, later, times, cover } = useDifferences();
  const result = (year: 0 | 1 | 2): Measure => ({
    key: `result-${year}`,
    label: words.inYear(resultLabel, year + 1),
    of: ({ results }, planned) => ({
      value: dollars(results[year]),
      difference: money(results[year], planned.results[year], 1),
    }),
  });
  return [
    {
      key: 'lowest',
      label: words.lowest,
      of: ({ lowestCash }, planned) => ({
        value: dollars(lowestCash.amount),
        note: lowestCash.column === 0 ? words.beforeOpening : month(lowestCash.month),
        difference: money(lowestCash.amount, planned.lowestCash.amount, 1),
      }),
    },
    result(0),
    result(1),
    result(2),
    {
      key: 'breakEven',
      label: words.breakEven,
      of: ({ breakEvenSales: sales }, { breakEvenSales: planned }) => ({
        value: sales === null ? words.notApplicable : dollars(sales),
        difference: sales === null || planned === null ? undefined : money(sales, planned, -1),
      }),
    },
    {
      key: 'firstProfit',
      label: words.firstProfit,
      of: ({ breakEvenMonth: first }, { breakEvenMonth: planned }) => ({
        value: first === null ? words.notReached : month(first),
        difference: first === null || planned === null ? undefined : later(monthsBetween(planned, first)),
      }),
    },
    {
      key: 'loanCover',
      label: words.loanCover,
      help: words.loanCoverHelp,
      of: ({ loanCover: found }, { loanCover: planned }) => ({
        value: found === null ? words.notApplicable : words.times(times(found)),
        difference: found === null ? undefined : cover(found, planned ?? found),
      }),
    },
  ];
}

/** How a figure of a scenario differs from the plan's, in words. */
function useDifferences() {
  const words = useMessages(scenarioMessages);
  const { language } = useLanguage();
  const { dollars } = useAmounts();
  const times = (value: number) => formatNumber(Math.round(value * 100) / 100, language);
  const same: Difference = { text: words.same, isBetter: null };
  const signed = (amount: string, difference: number, isBetter: boolean): Difference =>
    difference === 0 ? same : { text: `${difference > 0 ? '+' : ''}${amount}`, isBetter };
  return {
    times,
    /** @param sign 1 when more is better, -1 when less is */
    money: (cents: number, planned: number, sign: 1 | -1) => {
      const difference = wholeDollars(cents - planned);
      return signed(dollars(difference * 100), difference, difference * sign > 0);
    },
    cover: (found: number, planned: number) => {
      const difference = Math.round(found * 100) - Math.round(planned * 100);
      return signed(times(difference / 100), difference, difference > 0);
    },
    later: (months: number): Difference =>
      months === 0
        ? same
        : { text: months > 0 ? words.monthsLater(months) : words.monthsSooner(-months), isBetter: months < 0 },
  };
}

function monthsBetween(one: CalendarMonth, other: CalendarMonth): number {
  const count = (month: CalendarMonth) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(other) - count(one);
}
