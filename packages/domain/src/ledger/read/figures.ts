import { isCode } from './codes.ts';
import { currencyOf } from './currency.ts';
import type { Figure } from './figure.ts';
import { withRanges } from './ranges.ts';
import { type Rhythm, rhythmAt, type TimeUnit, timeUnit } from './rhythm.ts';
import { endsBefore, has } from './token-tags.ts';
import type { Token } from './tokens.ts';

const uncounted = new Set(['followers', 'abonnes', 'views', 'vues', 'habitants', 'km', 'people', 'steps', 'users']);
const articles = new Set([
  'a',
  'an',
  'per',
  'each',
  'every',
  '/',
  'par',
  'chaque',
  'la',
  'le',
  "l'",
  'the',
  'un',
  'une',
]);
const weights = new Set(['lb', 'kg']);
const definite = new Set(['le', 'la', "l'", 'les', 'the']);
const notNouns = new Set(
  "of and the for with to in at on by from or per a an each every month de du des et a au aux pour avec par ou en le la les un une l' d' dans sur after apres when quand before avant is are est sont time fois same meme first premier x more plus who qui that que lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday mois semaine clock heures interest-free tax-free fin soir soiree matin midi weekend week-end weekends evening evenings".split(
    ' ',
  ),
);
/** Hours and days that are sold: '80 heures facturées par mois'. */
const billed = new Set(
  'factures facturees facturables facturable billed billable worked travaillees travailles'.split(' '),
);
/** What follows these is a time or another thing: '600 after a year'. */
const endsRhythm = new Set('and et after within by apres dans bout ici then puis'.split(' '));
const largest = 100_000_000_000;

/** Every figure of an answer, in order. Ordinals, years, dates, times of day and codes are not among them. */
export function figuresOf(tokens: readonly Token[]): Figure[] {
  const figures: Figure[] = [];
  let at = 0;
  while (at < tokens.length) {
    const figure =
      tokens[at]?.kind === 'number' ? figureAt(tokens, at, figures.at(-1)?.to ?? 0) : oneDollarAt(tokens, at);
    if (figure !== undefined) figures.push(figure);
    at = Math.max(at + 1, figure?.to ?? 0);
  }
  return withRanges(tokens, figures);
}

/** 'A dollar', « une piastre »: an amount without a number, left open ('half a dollar', 'a dollar or two'). */
function oneDollarAt(tokens: readonly Token[], at: number): Figure | undefined {
  if (!['a', 'one', 'un', 'une'].includes(tokens[at]?.text ?? '')) return undefined;
  const isDollar = has(tokens[at + 1], 'dollar') && tokens[at + 1]?.text !== 'cad';
  const base = { noun: null, time: null, rhythm: null, each: false, currency: null, bare: false };
  return isDollar ? { ...base, kind: 'money', value: null, from: at, to: at + 2, valueTo: at + 2 } : undefined;
}

function figureAt(tokens: readonly Token[], at: number, free: number): Figure | undefined {
  const number = tokens[at];
  if (number === undefined || isCode(tokens, at, free)) return undefined;
  const scale = scaleAt(tokens, at + 1);
  const end = at + 1 + (scale === 1 ? 0 : 1);
  const before = moneyBefore(tokens, at, free);
  const after = moneyAfter(tokens, end, before?.currency);
  const money = after ?? before;
  const value = number.value === null ? null : number.value * scale;
  const base = { noun: null, time: null, rhythm: null, each: false, currency: null, bare: false };
  if (money !== undefined) {
    const from = before?.from ?? at;
    const to = after?.to ?? end;
    const cents = value === null ? null : Math.round(value * (after?.cents ? 1 : 100));
    const isNegative = negative(tokens, from);
    const fits = cents !== null && cents > 0 && cents <= largest && !isNegative && !endsBefore(tokens, from, 'bound');
    return withSuffix(tokens, {
      ...base,
      kind: 'money',
      value: fits ? cents : null,
      currency: money.currency === 'CAD' ? null : money.currency,
      from,
      to,
      valueTo: to,
    });
  }
  const percentTo = tokens[end]?.text === '%' ? end + 1 : end + (tokens[end]?.tags.get('percentWord') ?? 0);
  if (percentTo > end) {
    const share = value === null ? null : Math.round(value * 1000) / 10;
    const fits = share !== null && !negative(tokens, at) && !endsBefore(tokens, at, 'bound');
    return withSuffix(tokens, {
      ...base,
      kind: 'percent',
      value: fits ? share : null,
      from: at,
      to: percentTo,
      valueTo: percentTo,
    });
  }
  return countAt(tokens, at, end, value, scale);
}

function countAt(tokens: readonly Token[], at: number, end: number, said: number | null, scale: number): Figure {
  const isDozen = has(tokens[end], 'dozen');
  const nounAt = isDozen
    ? end + (tokens[end + 1]?.text === 'de' || tokens[end + 1]?.text === "d'" || tokens[end + 1]?.text === 'of' ? 2 : 1)
    : end;
  const value = said === null ? null : said * (isDozen ? 12 : 1);
  const isLow = negative(tokens, at) || endsBefore(tokens, at, 'bound');
  // '60-minute', '5-year'
  const unitAt = tokens[end]?.text === '-' && tokens[end]?.glued ? end + 1 : end;
  const time = isDozen || scale !== 1 ? undefined : timeUnit(tokens[unitAt]);
  const base = {
    kind: 'count' as const,
    value: isLow ? null : value,
    currency: null,
    each: false,
    time: null,
    rhythm: null,
    bare: true,
  };
  if (time !== undefined) {
    const figure: Figure = {
      ...base,
      // 'over 5 years' is a length, not a bound.
      value,
      kind: 'duration',
      noun: null,
      time,
      from: at,
      to: unitAt + 1,
      valueTo: unitAt + 1,
    };
    const isBilled = billed.has(tokens[unitAt + 1]?.text ?? '');
    const rhythm = time === 'minute' ? undefined : rhythmAt(tokens, unitAt + (isBilled ? 2 : 1));
    return rhythm === undefined ? figure : { ...figure, rhythm: rhythm.rhythm, to: rhythm.to };
  }
  const nouns = nounsAt(tokens, nounAt);
  const to = nounAt + nouns.length;
  const figure: Figure = {
    ...base,
    noun: nouns.length > 0 ? nouns.join(' ') : null,
    from: at,
    to,
    valueTo: isDozen ? nounAt : end,
  };
  if (scale !== 1 && (figure.noun === null || !uncounted.has(nouns[0] ?? ''))) {
    // '20k' is money unless it counts people or distance.
    const cents = value === null || isLow ? null : Math.round(value * 100);
    return withSuffix(tokens, {
      ...figure,
      kind: 'money',
      value: cents,
      noun: null,
      bare: false,
      to: end,
      valueTo: end,
    });
  }
  const rhythm = rhythmWithin(tokens, to);
  return rhythm === undefined ? figure : { ...figure, rhythm: rhythm.rhythm, to: rhythm.from === to ? rhythm.to : to };
}

/** Up to three words that a number counts. */
function nounsAt(tokens: readonly Token[], at: number): string[] {
  const nouns: string[] = [];
  for (let next = at; nouns.length < 3; next += 1) {
    const token = tokens[next];
    if (token?.kind !== 'word' || notNouns.has(token.text) || token.text.endsWith("'") || has(token, 'secondHand'))
      break;
    if (nouns.length > 0 && rhythmAt(tokens, next) !== undefined) break;
    if (rhythmAt(tokens, next) !== undefined && nouns.length === 0) break;
    nouns.push(token.text);
  }
  return nouns;
}

/** A rhythm within a few words, before any sign, break or further figure: '1 900 $ de loyer par mois'. */
export function rhythmWithin(
  tokens: readonly Token[],
  at: number,
): { rhythm: Rhythm; from: number; to: number } | undefined {
  for (let next = at; next < at + 7; next += 1) {
    const found = rhythmAt(tokens, next);
    if (found !== undefined) return { rhythm: found.rhythm, from: next, to: found.to };
    const token = tokens[next];
    const isMinutes = token?.kind === 'number' && timeUnit(tokens[next + 1]) === 'minute';
    if (token?.kind !== 'word' && !isMinutes) return undefined;
    if (endsRhythm.has(token?.text ?? '')) return undefined;
  }
  return undefined;
}

/** A rhythm and what the money buys, in any order: '$79 a month per clinic', '12 $ le pot', '$40 each a month'. */
function withSuffix(tokens: readonly Token[], figure: Figure): Figure {
  let { to, rhythm, noun, each } = figure;
  for (let step = 0; step < 3; step += 1) {
    const often = rhythm === null ? rhythmAt(tokens, to) : undefined;
    if (often !== undefined) {
      rhythm = often.rhythm;
      to = often.to;
      continue;
    }
    const one =
      tokens[to]?.tags.get('eachOne') ??
      (tokens[to]?.text === "l'" || tokens[to]?.text === 'la' ? tokens[to + 1]?.tags.get('eachOne') : undefined);
    // '$65 an hour for a crew' is not the price of a crew.
    const isSoldTime = rhythm?.unit === 'hour' || rhythm?.unit === 'day';
    const isFor = tokens[to]?.text === 'for' || tokens[to]?.text === 'pour';
    // '128 $/h le soir' says when, not what.
    const isThe = definite.has(tokens[to]?.text ?? '');
    const nounAt = isSoldTime && (isFor || isThe) ? undefined : nounAfter(tokens, to);
    if (nounAt !== undefined && noun === null && !has(tokens[nounAt], 'eachOne')) {
      const isPair = isLastWord(tokens, nounAt + 1) || isQuality(tokens, nounAt);
      noun = tokens
        .slice(nounAt, nounAt + (isPair ? 2 : 1))
        .map((token) => token.text)
        .join(' ');
      to = nounAt + (isPair ? 2 : 1);
    } else if (one !== undefined && !each) {
      each = true;
      to += tokens[to]?.tags.has('eachOne') ? one : 1 + one;
    } else break;
  }
  // '$51 mo'
  const bare = figure.kind === 'money' && rhythm === null ? bareUnitAt(tokens, to) : undefined;
  if (bare !== undefined) {
    rhythm = { times: 1, span: 1, unit: bare };
    to += 1;
  }
  if (rhythm === null && (figure.kind === 'money' || figure.kind === 'percent'))
    rhythm = rhythmWithin(tokens, to)?.rhythm ?? null;
  return { ...figure, to, rhythm, noun, each };
}

/** The unit in '$51 mo' and '180 $ mois', typed without 'a' or 'par'. */
function bareUnitAt(tokens: readonly Token[], at: number): TimeUnit | undefined {
  const unit = timeUnit(tokens[at]);
  const isEnd = tokens[at + 1]?.kind !== 'word' && tokens[at + 1]?.kind !== 'number' && tokens[at + 1]?.text !== '-';
  return isEnd && (unit === 'week' || unit === 'month' || unit === 'year') ? unit : undefined;
}

/** 'a family session': a second word that ends the clause belongs to the noun. */
function isLastWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isPlain = token?.kind === 'word' && token.tags.size === 0 && token.text.length > 2 && !notNouns.has(token.text);
  return isPlain && (next === undefined || next.kind === 'break' || next.text === ',' || next.text === '.');
}

/** 'per loaded mile': the first word says which. */
function isQuality(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    /ed$/u.test(tokens[at]?.text ?? '') && next?.kind === 'word' && next.tags.size === 0 && !notNouns.has(next.text)
  );
}

/** Where the noun is in 'a loaf', '/pot', 'for a loaf', 'pour une miche', 'per clinic'. */
function nounAfter(tokens: readonly Token[], at: number): number | undefined {
  const opening = tokens[at]?.text;
  const skips = (opening === 'for' || opening === 'pour') && articles.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const article = tokens[at + skips];
  const noun = tokens[at + skips + 1];
  if (article === undefined || !articles.has(article.text) || noun?.kind !== 'word') return undefined;
  // '$290 / medium $650' is two prices, '$290/medium' is one.
  if (article.text === '/' && !(article.glued && noun.glued)) return undefined;
  // In French it is a preposition: '45 $ l'heure à domicile'.
  if (article.text === 'a' && !article.tags.has('per')) return undefined;
  if (/^(?:one|two|three|four|five|six|deux|trois)-/u.test(noun.text)) return undefined;
  if (skips === 1 && ['the', 'le', 'la', "l'"].includes(article.text)) return undefined;
  const isNoun =
    (noun.text.length > 2 || weights.has(noun.text)) && !notNouns.has(noun.text) && !noun.text.endsWith("'");
  return isNoun && timeUnit(noun) === undefined ? at + skips + 1 : undefined;
}

function scaleAt(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (has(token, 'thousand')) return 1000;
  const isMoney = tokens[at + 1]?.text === '$' || tokens[at - 2]?.text === '$';
  return has(token, 'million') && (token?.text !== 'm' || (token.glued && isMoney)) ? 1_000_000 : 1;
}

function moneyBefore(
  tokens: readonly Token[],
  at: number,
  free: number,
): { currency: string; from: number } | undefined {
  const currency = at - 1 < free ? undefined : currencyOf(tokens[at - 1]);
  if (currency === undefined) return undefined;
  const prefix = at - 2 < free ? undefined : tokens[at - 2];
  if (has(prefix, 'american') && tokens[at - 1]?.glued) return { currency: 'USD', from: at - 2 };
  if ((prefix?.text === 'ca' || prefix?.text === 'c' || has(prefix, 'dollar')) && tokens[at - 1]?.glued)
    return { currency, from: at - 2 };
  return { currency, from: at - 1 };
}

function moneyAfter(
  tokens: readonly Token[],
  at: number,
  known: string | undefined,
): { currency: string; to: number; cents?: true } | undefined {
  const token = tokens[at];
  if (token?.text === '¢' || (has(token, 'cents') && token?.text.endsWith('s')))
    return { currency: 'CAD', to: at + 1, cents: true };
  if (has(token, 'american') && (token?.text === 'usd' || known !== undefined)) return { currency: 'USD', to: at + 1 };
  const currency = known === undefined || has(token, 'dollar') ? currencyOf(token) : undefined;
  if (currency === undefined || (token?.text === '$' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued))
    return undefined;
  const next = tokens[at + 1];
  if (has(next, 'american')) return { currency: 'USD', to: at + 2 };
  if (next?.text === 'cad' || next?.text === 'ca') return { currency, to: at + 2 };
  return { currency, to: at + 1 };
}

/** A minus in front of the number: after a space or at the start, and not the dash of a list. */
function negative(tokens: readonly Token[], from: number): boolean {
  const sign = tokens[from - 1];
  return sign?.text === '-' && !sign.glued && (tokens[from]?.glued ?? false);
}
