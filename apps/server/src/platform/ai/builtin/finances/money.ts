import type { FinancePlan, Origin, PlanLine } from '@elan/domain/finance-plan/plan';
import type { Text } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { fewerSales, financePlanOf, lowerPrice } from '../../finance-plan-of.ts';
import { table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { inert, tidy } from '../reading/quote.ts';
import type { Reading } from '../reading/reading.ts';

/** The computed plan as the sections read it. */
export type Money = {
  readonly plan: FinancePlan;
  /** The same answers at a price ten per cent lower, and with a fifth fewer sales. */
  readonly cheaper: FinancePlan;
  readonly slower: FinancePlan;
  /** An amount of cents in the language of the report. */
  readonly amount: (cents: number) => string;
  /** What is counted: sales, hours billed or paying customers; after a number. */
  readonly counted: string;
  /** The same with how often: sales a month. */
  readonly countedByMonth: string;
};

export function readMoney({ request, say }: Reading): Money {
  const plan = financePlanOf(request);
  const counted = countedWords(plan);
  return {
    plan,
    cheaper: financePlanOf(request, lowerPrice),
    slower: financePlanOf(request, fewerSales),
    amount: (cents) => say(moneyText(cents)),
    counted: say(counted.words),
    countedByMonth: say(counted.byMonth),
  };
}

function countedWords({ monthly }: FinancePlan): { words: Text; byMonth: Text } {
  if (monthly.isRecurring) {
    const words = { en: 'paying customers', fr: 'clients payants' };
    return { words, byMonth: words };
  }
  if (monthly.unit?.en === 'hour') {
    return {
      words: { en: 'hours billed', fr: 'heures facturées' },
      byMonth: { en: 'hours billed a month', fr: 'heures facturées par mois' },
    };
  }
  return { words: { en: 'sales', fr: 'ventes' }, byMonth: { en: 'sales a month', fr: 'ventes par mois' } };
}

export function markOf({ say }: Reading, origin: Origin): string {
  return say(marks[origin]);
}

/** The person's words for a line, safe in a table cell. */
export function labelOf({ language }: Reading, { label }: Pick<PlanLine, 'label'>): string {
  return inert(tidy(label[language], language, 70));
}

/** Where a figure comes from, with its calculation. */
export function originOf(reading: Reading, { origin, note }: Pick<PlanLine, 'origin' | 'note'>): string {
  const mark = markOf(reading, origin);
  return note === undefined ? mark : `${inert(reading.say(note))} ${mark}`;
}

/** A table shows this many lines of a list; what follows is added up in one. */
const mostRows = 20;

/** Lines with their total, as a table. */
export function budgetTable(
  reading: Reading,
  { amount }: Money,
  header: string,
  { lines, totalCents }: { lines: readonly PlanLine[]; totalCents: number },
): string {
  const { say, number } = reading;
  const rest = lines.slice(mostRows);
  const restCents = rest.reduce((sum, line) => sum + line.cents, 0);
  const rows = lines
    .slice(0, mostRows)
    .map((line) => [labelOf(reading, line), amount(line.cents), originOf(reading, line)]);
  if (rest.length > 0) {
    const others = say({ en: `${number(rest.length)} more lines`, fr: `${number(rest.length)} autres lignes` });
    rows.push([others, amount(restCents), say(marks.computed)]);
  }
  return table(
    [header, say({ en: 'Amount', fr: 'Montant' }), say({ en: 'Where it comes from', fr: "D'où il vient" })],
    [...rows, ['**Total**', `**${amount(totalCents)}**`, say(marks.computed)]],
  );
}
