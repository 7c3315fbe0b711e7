import { namedMonth } from '@elan/domain/ledger/cell-month';
import { seasonText } from '@elan/domain/ledger/cell-season';
import type { Season } from '@elan/domain/ledger/field';
import type { RowOf } from '@elan/domain/ledger/row';
import { columnsOf } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';

const words = {
  en: {
    ...{ each: 'of {} each', after: ' after {}', month: 'month', months: 'months', first: '{} in the first month' },
    ...{ days: '{} days', weeks: '{} weeks a year', sold: 'sold: {}', start: 'first sold: {}' },
    ...{ more: '{} new a month', leave: '{} leave {}', eachMonth: 'each month', next: '; ' },
  },
  fr: {
    ...{ each: 'de {} chacun', after: ' après {}', month: 'mois', months: 'mois', first: '{} le premier mois' },
    ...{ days: '{} jours', weeks: '{} semaines par année', sold: 'vendu\u00a0: {}', start: 'première vente\u00a0: {}' },
    ...{ more: '{} de plus par mois', leave: '{} partent {}', eachMonth: 'chaque mois', next: '\u00a0; ' },
  },
} as const;

type Open = { days: number | null; months: Season | null };

/**
 * Everything by which a reader finds the sales of a year again: how many once it runs and how soon, on which days and in
 * which weeks, in the first month and later, and in which months more or less.
 * @param open days of the business, for what is counted by the day open, and its months, for what has no season of its own
 */
export function howManySold({ cells }: RowOf<'stream'>, open: Open, language: Language): string {
  const said = words[language];
  const columns = columnsOf('stream');
  const shown = (name: keyof typeof cells, value: unknown = cells[name]) => {
    const field = columns[name];
    return field === undefined ? '' : showCell(field, value, language);
  };
  const filled = (text: string, ...values: readonly string[]) =>
    values[0] === '' ? '' : values.reduce((before, value) => before.replace('{}', value), text);
  const climb = cells.climbMonths ?? 0;
  const days = cells.days ?? (cells.per === 'day' ? open.days : null);
  const months = cells.season ?? (open.months?.every((weight) => weight === open.months?.[0]) ? null : open.months);
  const season = months === null ? '' : insideSentence(seasonText(months, language, cells.quantity));
  const counted = `${shown('quantity')} ${shown('per')}`.trim();
  const rate = climb === 0 ? '' : filled(said.after, `${climb} ${climb === 1 ? said.month : said.months}`);
  return [
    counted === '' ? '' : counted + rate,
    filled(said.each, cells.each === 1 ? '' : shown('each')),
    `${filled(said.days, days === null ? '' : shown('days', days))} ${days === null ? '' : shown('daysPer', cells.daysPer ?? 'week')}`.trim(),
    filled(said.weeks, shown('weeks')),
    // Counted like the quantity.
    filled(said.first, `${shown('first')} ${cells.first === null ? '' : shown('per')}`.trim()),
    shown('targets'),
    filled(said.more, shown('newPerMonth')),
    filled(said.leave, shown('churn'), shown('churnPer') || said.eachMonth),
    filled(said.sold, season),
    filled(said.start, cells.start === null || cells.start === 1 ? '' : insideSentence(shown('start'))),
  ]
    .filter((part) => part !== '')
    .join(said.next);
}

/** A month keeps the capital that its language gives it. */
const insideSentence = (text: string) =>
  namedMonth(text.split(/[^\p{L}.]/u)[0] ?? '') === undefined ? text.charAt(0).toLowerCase() + text.slice(1) : text;
