import { monthNames } from '../ledger/cell-month.ts';
import type { Season } from '../ledger/field.ts';
import type { Cells, RowOf } from '../ledger/row.ts';
import { rowColumns } from '../ledger/row-fields.ts';
import { showCell } from '../ledger/show-cell.ts';
import type { Language } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { climbOf, isSubscriptionOf } from './quantity-level.ts';
import { toCents } from './rounding.ts';
import { type Calendar, daysSold, perOf, volumeOf } from './sales-volume.ts';
import { timelineFrom } from './timeline.ts';
import { unitCostOf } from './unit-cost.ts';

/** When the business is open, as far as a stream does not say otherwise. */
export type OpenTimes = Calendar['settings'];

type Stream = Pick<RowOf<'stream'>, 'cells'>;
type Say = (en: string, fr: string) => string;

/** A year without a leap day, to speak of a usual year. */
const usualYear = timelineFrom('2027-01');
const twelve = Array.from({ length: 12 }, (_, month) => month);
const { stream: columns } = rowColumns;

/**
 * What a stream makes, as its card says it: '20 × $95 = $1,900 a month from May to October', '18 × 9 × $16 = $2,592 a week,
 * 48 weeks a year: $124,416 a year'. At its full speed, before growth, and how it gets there.
 * @returns null until there are a price, a quantity and a period
 */
export function describeStream({ cells }: Stream, settings: OpenTimes, language: Language): string | null {
  const say: Say = (en, fr) => (language === 'fr' ? fr : en);
  const per = perOf(cells);
  const level = fullSpeed(cells);
  if (cells.price === null || level === null || per === null) return null;
  const { first } = cells;
  const sold = (quantity: number) => `${product(cells, quantity, language)} ${showCell(columns.per, per, language)}`;
  const times = `${frame(cells, settings, say, language)}${ofYear(cells, level, settings, say, language)}`;
  if (first === null || first === level) return `${sold(level)}${times}`;
  const start = `${sold(first)} ${say('in the first month', 'le premier mois')}`;
  const month = fullSpeedMonth(cells);
  if (month === null) return `${start}${say('; later ', '\u00a0; ensuite ')}${sold(level)}${times}`;
  const to = level > first ? say('rising to', "puis jusqu'à") : say('falling to', "puis jusqu'à");
  return `${start}, ${to} ${sold(level)} ${say(`by month ${month}`, `au mois ${month}`)}${times}`;
}

/**
 * The month of business in which a climb from a first month ends; null where nobody can say: customers that come and go,
 * a start of its own, a last step all at once.
 */
function fullSpeedMonth(cells: Cells<'stream'>): number | null {
  const last = cells.targets?.at(-1);
  if (last !== undefined) return last.atOnce === true ? null : last.month;
  return isSubscriptionOf(cells) || cells.start !== null ? null : climbOf(cells);
}

/** How many are sold once it runs: after the last step. */
function fullSpeed({ quantity, targets, first, newPerMonth }: Cells<'stream'>): number | null {
  return targets?.at(-1)?.quantity ?? quantity ?? first ?? newPerMonth;
}

function product({ price, each }: Cells<'stream'>, level: number, language: Language): string {
  const number = (value: number) => showCell(columns.quantity, value, language);
  const shown = (cents: number) => moneyText(cents)[language];
  const many = each === null || each === 1 ? [] : [number(each)];
  const amount = toCents(level * (each ?? 1) * (price ?? 0));
  return `${[number(level), ...many, shown(price ?? 0)].join(' × ')} = ${shown(amount)}`;
}

/** ', 5 days a week, 48 weeks a year', ' from May to October, more in July'. */
function frame(cells: Cells<'stream'>, settings: OpenTimes, say: Say, language: Language): string {
  const per = perOf(cells);
  const parts: string[] = [];
  const number = (value: number) => showCell(columns.quantity, value, language);
  if (per === 'day') {
    const { days, per: daysPer } = daysSold(cells, settings.openDays);
    parts.push(
      days === 7 && daysPer === 'week'
        ? say('every day', 'tous les jours')
        : `${number(days)} ${say(days === 1 ? 'day' : 'days', days < 2 ? 'jour' : 'jours')} ${showCell(columns.daysPer, daysPer, language)}`,
    );
  }
  if (cells.weeks !== null && (per === 'day' || per === 'week')) {
    parts.push(`${number(cells.weeks)} ${say('weeks a year', 'semaines par année')}`);
  }
  const season = cells.season ?? settings.openMonths;
  const months = season === null ? '' : monthsSold(season, say, language);
  const said = parts.map((part) => `, ${part}`).join('');
  return `${said}${months === '' ? '' : `${said === '' ? ' ' : ', '}${months}`}${season === null ? '' : unevenly(season, say, language)}`;
}

/** 'from May to October', 'in December', 'de novembre à avril'; empty for the whole year. */
function monthsSold(season: Season, say: Say, language: Language): string {
  const isOpen = (month: number) => (season[(month + 12) % 12] ?? 0) > 0;
  const open = twelve.filter(isOpen);
  if (open.length === 12) return '';
  const name = (month: number) => monthNames(language)[month] ?? '';
  const runs = open
    .filter((month) => !isOpen(month - 1))
    .map((begin) => {
      let end = begin;
      while (isOpen(end + 1)) end = (end + 1) % 12;
      if (begin === end) return say(`in ${name(begin)}`, `en ${name(begin)}`);
      const from = /^[ao]/u.test(name(begin)) ? `d'${name(begin)}` : `de ${name(begin)}`;
      return say(`from ${name(begin)} to ${name(end)}`, `${from} à ${name(end)}`);
    });
  return inARow(runs, language);
}

/** ', more in November and December, less in January', of the months that are open. */
function unevenly(season: Season, say: Say, language: Language): string {
  const name = (month: number) => monthNames(language)[month] ?? '';
  const named = (is: (weight: number) => boolean) => twelve.filter((month) => is(season[month] ?? 0)).map(name);
  const [more, less] = [named((weight) => weight > 100), named((weight) => weight > 0 && weight < 100)];
  return [
    more.length === 0 ? '' : `, ${say('more in', 'davantage en')} ${inARow(more, language)}`,
    less.length === 0 ? '' : `, ${say('less in', 'moins en')} ${inARow(less, language)}`,
  ].join('');
}

const inARow = (words: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** ': $124,416 a year', where the period alone does not say it. */
function ofYear(cells: Cells<'stream'>, level: number, settings: OpenTimes, say: Say, language: Language): string {
  const per = perOf(cells);
  const season = cells.season ?? settings.openMonths ?? [];
  const isEven = season.every((weight) => weight === 0 || weight === 100);
  if (per === 'year' || per === 'season' || (per === 'month' && isEven)) return '';
  const volume = volumeOf({ time: usualYear, settings }, cells);
  const units = level * (cells.each ?? 1);
  const cents = twelve.reduce((sum, month) => sum + units * volume(month + 1) * (cells.price ?? 0), 0);
  const climbs = (cells.first ?? level) !== level || (cells.climbMonths ?? 0) > 0 || (cells.targets ?? []).length > 0;
  const once = climbs ? say(' once it runs', ' une fois le rythme atteint') : '';
  return `${say(': ', '\u00a0: ')}${moneyText(toCents(cents))[language]} ${say('a year', 'par année')}${once}`;
}

/** That a unit costs as much as it brings in, or more: 'One sale costs $126.60 and brings in $12'; null where it leaves something. */
export function saleAtLoss({ cells }: Stream, language: Language): string | null {
  const { price } = cells;
  const cost = unitCostOf(cells) + ((price ?? 0) * (cells.costShare ?? 0)) / 10_000;
  if (price === null || price === 0 || cost < price) return null;
  const [costs, brings] = [toCents(cost), price].map((cents) => moneyText(cents)[language]);
  return {
    en: `One sale costs ${costs} and brings in ${brings}`,
    fr: `Une vente coûte ${costs} et rapporte ${brings}`,
  }[language];
}

/** What a stream asks for in its busiest month, against what can be done in a day. Days are rounded up. */
export type CapacityCheck = {
  aMonth: number;
  aDay: number;
  daysNeeded: number;
  daysOpen: number;
  fits: boolean;
  says: string;
};

/**
 * Whether what is sold in the busiest month can be done: '80 a month at 5 a day needs 16 days'.
 * @returns null without a capacity, a quantity or a period
 */
export function capacityCheck({ cells }: Stream, settings: OpenTimes, language: Language): CapacityCheck | null {
  const { capacity } = cells;
  const most = Math.max(fullSpeed(cells) ?? 0, ...(cells.targets ?? []).map(({ quantity }) => quantity));
  if (capacity === null || capacity === 0 || perOf(cells) === null || fullSpeed(cells) === null) return null;
  const volume = volumeOf({ time: usualYear, settings }, cells);
  const aMonth = Math.round(most * Math.max(...twelve.map((month) => volume(month + 1))) * 10) / 10;
  const { days, per } = daysSold(cells, settings.openDays);
  const open = { week: days === 7 ? 31 : (days * 52) / 12, month: days, year: days / 12 }[per];
  const [daysNeeded, daysOpen] = [Math.ceil(aMonth / capacity - 1e-9), Math.round(open)];
  const fits = daysNeeded <= Math.ceil(open);
  const number = (value: number) => showCell(columns.quantity, value, language);
  const needs = {
    en: `${number(aMonth)} a month at ${number(capacity)} a day needs ${number(daysNeeded)} ${daysNeeded === 1 ? 'day' : 'days'}`,
    fr: `${number(aMonth)} par mois à ${number(capacity)} par jour demandent ${number(daysNeeded)} ${daysNeeded < 2 ? 'jour' : 'jours'}`,
  }[language];
  const has = {
    en: `; you are open about ${number(daysOpen)}`,
    fr: `\u00a0; environ ${number(daysOpen)} sont ouvrés`,
  }[language];
  return { aMonth, aDay: capacity, daysNeeded, daysOpen, fits, says: fits ? needs : `${needs}${has}` };
}
