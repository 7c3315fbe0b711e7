import { seasonOf } from '../cell-season.ts';
import type { Season } from '../field.ts';
import type { Cells } from '../row.ts';
import { rowColumns } from '../row-fields.ts';
import { type Amount, amountsIn, month } from './amounts.ts';
import { labelsIn, remarksIn } from './labels.ts';
import { plainText } from './plain-text.ts';
import { type Rhythm, rhythmsIn } from './rhythm.ts';

/** How often the words say of an amount, behind it or, where they say it once, before: '30 members, lose 5% a month'. */
export function rhythmOf(quote: string, { start, end }: Amount): Rhythm | undefined {
  const plain = plainText(quote);
  const next = amountsIn(plain).find((other) => other.start >= end && other.kind !== 'time')?.start ?? plain.length;
  const [behind] = rhythmsIn(plain.slice(end, next));
  return (behind ?? rhythmsIn(plain.slice(0, start)).at(-1))?.rhythm;
}

type Period = NonNullable<Cells<'stream'>['per']>;

/** In which time the words say that so many are sold. */
export function periodOf(quote: string, amount: Amount): Period | undefined {
  const rhythm = rhythmOf(quote, amount);
  const isPeriod = (unit: string): unit is Period => Object.hasOwn(rowColumns.stream.per.options, unit);
  return rhythm?.times === 1 && rhythm.span === 1 && isPeriod(rhythm.unit) ? rhythm.unit : undefined;
}

/** Hours a week, where the words say them once. */
export function hoursIn(quote: string): number | null {
  const plain = plainText(quote);
  const [time, other] = amountsIn(plain).filter(({ kind, unit }) => kind === 'time' && unit === 'hour');
  return time !== undefined && other === undefined && isEachWeek(plain, time) ? time.value : null;
}

/** '25 h semaine', '15 hours a week': whether hours of a plain text are of each week. */
export function isEachWeek(plain: string, { end }: Amount): boolean {
  return /^ ?(?:h|hrs?|hours?|heures?)? ?(?:\/|par|per|a|chaque|each|la)? ?(?:semaine|week|sem|wk)/u.test(
    plain.slice(end, end + 24),
  );
}

/** What the words say of a purchase beside its price: what it is, how many, whether it is there already. */
export function termsOfPurchase(
  quote: string,
  { start, end }: Amount,
): Partial<Pick<Cells<'purchase'>, 'use' | 'count' | 'owned'>> {
  const plain = plainText(quote);
  const use = labelsIn(plain).flatMap(({ label }) => (label.kind === 'purchase' ? [label.use] : []))[0];
  const [other, third] = amountsIn(plain).filter((each) => each.start !== start && each.kind !== 'time');
  const between = other && plain.slice(Math.min(other.end, end), Math.max(other.start, start));
  const isEach = /(?:^|\s)(?:x|@|at|a)\s?$/u.test(between ?? '') && third === undefined;
  return {
    ...(use === undefined ? {} : { use }),
    ...(isEach && other !== undefined && Number.isInteger(other.value) ? { count: other.value } : {}),
    ...(remarksIn(plain, 'owned').length > 0 ? { owned: true } : {}),
  };
}

/** Whether some plain words say that an amount is for one of several: '$220 each', '500 $ chacune'. */
export const saysEach = (plain: string): boolean =>
  /(?<!\p{L})(?:each|chacun|chacune|ch|ea|piece|l'unite|apiece)(?!\p{L})/u.test(plain);

const months = new RegExp(`(?<!\\p{L})(?:${month})\\.? ?(?:-|to|a|au) ?(?:${month})(?!\\p{L})`, 'gu');

/** The months that some words name, 'de mai à septembre'; null where they name none, or more. */
export function seasonIn(quote: string): Season | null {
  const [named, other] = plainText(quote).match(months) ?? [];
  return named === undefined || other !== undefined ? null : (seasonOf(named) ?? null);
}

const atFirst = /(?<!\p{L})(?:at first|at (?:the )?(?:start|opening)|to start|au debut|pour commencer)(?!\p{L})/u;
const secondYear =
  /(?<!\p{L})(?:(?:2e|2nd|second|deuxieme|seconde)(?: (?:year|season|annee|saison|ete|hiver))?|(?:year|yr|an|annee|saison) (?:2|two)|next year|l'an(?:nee)? (?:d'apres|suivante?|prochaine?))(?!\p{L})/u;
const byThen = /(?<!\p{L})(?:end of|by|fin|d'ici)(?!\p{L})/u;

/** When there are so many: '40 members at opening' in the first month, '140 la 2e saison' from the second year. */
export function whenOf(quote: string, { start, end }: Amount): 'always' | 'atFirst' | 'secondYear' {
  const plain = plainText(quote);
  const phrases = (words: string) => words.split(/,(?!\d)|[;\n]/u);
  const words = `${phrases(plain.slice(0, start)).at(-1) ?? ''} ${phrases(plain.slice(end))[0] ?? ''}`;
  if (atFirst.test(words)) return 'atFirst';
  return secondYear.test(words) && !byThen.test(words) ? 'secondYear' : 'always';
}
