import { type Answer, type Span, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { isWorth } from './set-apart.ts';
import type { Tag } from './tags.ts';
import { whenIn } from './when.ts';

const being = new Set(
  'is are at run go average charge est sont tournent vont coutent autour a around about between'.split(' '),
);
/** Verbs by which a sentence says what something costs or brings somebody. */
const stating = new Set(
  "is are 's est sont serait seraient gets get got earn earns goes go runs run wants rapporte rapportent recoit".split(
    ' ',
  ),
);
const singling = new Set("the le la l' les this that ce cette on at chez".split(' '));
const nearly = new Set(
  'about around at between like autour environ entre roughly approximately a dans rendu rendue'.split(' '),
);

/** How careful the words around a price make the reader: 'own' where the question is about the person's own prices. */
export type PriceExpectation = 'own' | 'idea' | 'prose';

/** Whether a price is what customers spend on average: said of it, or earlier in its sentence of a price without a name. */
export function saysAverage(answer: Answer, clause: Clause, money: Figure): boolean {
  return (
    saysAverageIn(answer, clause) ||
    (clause.from === money.from && saysAverageIn(answer, { from: clause.sentence.from, to: money.from }))
  );
}

/** How many tokens speak of an average sale: 'on average', 'average vend', 'avg ticket'. */
function averageAt(tokens: Answer['tokens'], at: number): number | undefined {
  const isOfSales = ['average', 'avg'].includes(tokens[at]?.text ?? '') && tokens[at + 1]?.tags.has('anySale');
  return tokens[at]?.tags.get('averageSale') ?? (isOfSales ? 2 : undefined);
}

function saysAverageIn({ tokens }: Answer, { from, to }: Span): boolean {
  for (let at = Math.max(0, from); at < to; at += 1)
    if (at + (averageAt(tokens, at) ?? Number.POSITIVE_INFINITY) <= to) return true;
  return false;
}

/** Prices of others, past, wished for, conditional or denied ones, and amounts that are not a price. */
export function isOthers(answer: Answer, clause: Clause, money: Figure, expects: PriceExpectation): boolean {
  const start = { from: clause.sentence.from, to: money.from };
  const near = { from: clause.from, to: money.from };
  const rest = { from: money.to, to: clause.to };
  const isMine = says(answer, start, 'me');
  const isSpent = saysAverage(answer, clause, money) && !isMine && says(answer, start, 'everybody', 'anySale');
  return (
    says(answer, near, 'negation', 'rebate', 'profit', 'shipping', 'total') ||
    says(answer, clause.from === money.from ? start : near, 'notASale') ||
    isFromSize(answer, rest) ||
    isBeyond(answer, clause) ||
    (clause.lead !== null && isBeyond(answer, clause.lead)) ||
    isCommissioned(answer, clause) ||
    says(answer, clause, 'refundable') ||
    isLimit(answer, clause) ||
    isWorth(answer, money) ||
    isOfRelative(answer, start) ||
    isOfSupplier(answer, start) ||
    isOnTop(answer, rest) ||
    isBought(answer, near) ||
    isSupposed(answer, near) ||
    whenIn(answer.tokens, clause.sentence.from, money.from) !== undefined ||
    (!isSpent && says(answer, near, 'costVerb')) ||
    says(answer, start, 'unsure', 'past', 'compared', 'aim') ||
    saysOutsideAverage(answer, start, 'otherSeller') ||
    says(answer, rest, 'rebate', 'condition') ||
    saysOutsideAverage(answer, rest, 'otherSeller') ||
    (!isMine && !isSpent && isSaidOfOthers(answer, start)) ||
    isAtOthers(answer, start) ||
    (expects !== 'idea' && (!isMine || isSoldByOthers(answer, start)) && saysOutsideAverage(answer, start, 'sells'))
  );
}

/** '$35 per order under 24', « par commande de moins de 24 »: a price for some sales only. */
function isFromSize({ tokens }: Answer, { from, to }: Span): boolean {
  for (let at = from; at < to && !apart.has(tokens[at]?.text ?? ''); at += 1) {
    const length = tokens[at]?.tags.get('bound');
    if (length !== undefined && tokens[at + length]?.kind === 'number') return true;
  }
  return false;
}

const apart = new Set([',', '(', ';']);

/** 'Travel over 60 km: $0.70/km': paid by some customers only. */
function isBeyond({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }, at, words) => {
    const isDistance = words[at + 1]?.kind === 'number' && distances.has(words[at + 2]?.text ?? '');
    return isDistance && (beyond.has(text) || (text === 'de' && words[at - 1]?.text === 'au-dela'));
  });
}

const distances = new Set('km kms kilometres kilometers miles'.split(' '));
const beyond = new Set('over beyond past after than apres'.split(' '));

const relatives = new Set(
  'parents mother father mom dad aunt uncle cousin friend friends brother sister boss mere pere tante oncle cousine ami amie frere soeur'.split(
    ' ',
  ),
);
const selling = new Set('sell sells charge charges ask asks get gets vend vendent demande demandent'.split(' '));

/** 'My parents sell theirs at $9 a jar' */
function isOfRelative({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(({ text }, at) => relatives.has(text) && selling.has(tokens[from + at + 1]?.text ?? ''));
}

/** 'Agencies resell my pages at $90': what is mine comes after who sells it. */
function isSoldByOthers(answer: Answer, { from, to }: Span): boolean {
  const verb = answer.tokens.slice(from, to).findIndex(({ tags }) => tags.has('sells'));
  return verb > 0 && !says(answer, { from, to: from + verb }, 'me');
}

/** « Chez Simons une tasse fait 25 $ », not « chez nous » or « chez le client ». */
function isAtOthers({ tokens }: Answer, { from }: Span): boolean {
  return tokens[from]?.text === 'chez' && !ours.has(tokens[from + 1]?.text ?? '');
}

const ours = new Set("nous moi vous le la les l' un une mes nos vos eux elle lui".split(' '));

/** 'My supplier's own brand sells at $24' */
function isOfSupplier({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(({ text }) => /^(?:suppliers?|fournisseurs?|wholesaler|grossiste)(?:'s?)?$/u.test(text));
}

/** « 20 $ par personne de plus », '$40 extra': paid beside the price, by some customers. */
function isOnTop({ tokens }: Answer, { from, to }: Span): boolean {
  for (let at = from; at < to && !apart.has(tokens[at]?.text ?? ''); at += 1) {
    const [text, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if (adding.has(text) || adding.has(`${text} ${next}`)) return true;
  }
  return false;
}

const adding = new Set(['extra', 'additional', 'supplementaire', 'de plus', 'en plus', 'en sus', 'on top']);

/** « J'achète le sac 9 $ »; what customers buy for is a price. */
function isBought({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text }, at) =>
        ['buy', 'achete', 'achetons'].includes(text) &&
        ['i', 'we', "j'", 'nous'].includes(tokens[from + at - 1]?.text ?? ''),
    );
}

/** « 18 personnes sur 25 paieraient 40 $ » */
function isSupposed({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }) => /^(?:paie|paye|donne|achete|debourse)rai(?:t|ent)$/u.test(text));
}

/** '15% commission on each sale of about $200': a share of a sale of somebody else. */
function isCommissioned({ tokens }: Answer, { from, to, figures }: Clause): boolean {
  return (
    figures.some(({ kind }) => kind === 'percent') && tokens.slice(from, to).some(({ text }) => text === 'commission')
  );
}

/** 'Minimum order $150'; 'max 4 guests' limits something else. */
function isLimit({ tokens }: Answer, { from, to }: Span): boolean {
  const limits = ['minimum', 'maximum', 'min', 'max'];
  return tokens.slice(from, to).some(({ text }, at) => limits.includes(text) && tokens[from + at + 1]?.kind === 'word');
}

/** 'average' alone speaks of a market; 'on average' and 'the average bill' speak of what customers spend here. */
function saysOutsideAverage({ tokens }: Answer, { from, to }: Span, tag: Tag): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) {
    const phrase = averageAt(tokens, at);
    if (isAverageOf(tokens, at, to)) continue;
    if (phrase !== undefined && at + phrase <= to) at += phrase - 1;
    else if (at + (tokens[at]?.tags.get(tag) ?? Number.POSITIVE_INFINITY) <= to) return true;
  }
  return false;
}

/** 'small projects average $2,800': a price, of those who are named. */
function isAverageOf(tokens: Answer['tokens'], at: number, to: number): boolean {
  const text = tokens[at]?.text;
  return (text === 'average' || text === 'averages') && (at + 1 === to || nearly.has(tokens[at + 1]?.text ?? ''));
}

/**
 * 'Salons are at $70', 'The inn down the street gets $210', 'À Québec la pinte est à 9,75 $': statements about someone or
 * somewhere. One's own prices are said with 'my' or 'our', of a price, or as a plain name: 'Half days are $650'.
 */
function isSaidOfOthers(answer: Answer, { from, to }: Span): boolean {
  const { tokens } = answer;
  if (says(answer, { from, to }, 'priceWord') && !says(answer, { from, to }, 'placeNouns')) return false;
  for (let at = from; at < to; at += 1) {
    const rest = tokens.slice(at + 1, Math.min(at + 5, to)).map((each) => each.text);
    const isPlace = tokens[at]?.tags.has('placeNouns') === true;
    if (isBrand(answer, at)) return true;
    if (isPlace && rest.some((word) => being.has(word) || stating.has(word))) return true;
    if (!stating.has(tokens[at]?.text ?? '')) continue;
    if (nearly.has(rest[0] ?? '') || /^\p{L}{3,}rai(?:t|ent)$/u.test(tokens[at]?.text ?? '')) return true;
    if (isOfSomeone(answer, { from, to: at })) return true;
  }
  return false;
}

/** A name with a capital inside is a brand. */
function isBrand({ tokens, text }: Answer, at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && /\p{Ll}\p{Lu}/u.test(text.slice(token.start, token.end));
}

/** Words before a verb that single somebody out: 'the inn', 'On Wayfair a rug', 'Énergie Cardio'. */
function isOfSomeone({ tokens, text }: Answer, { from, to }: Span): boolean {
  const opening = tokens[from]?.text ?? '';
  if (singling.has(opening)) return true;
  return tokens
    .slice(from + 1, to)
    .some(({ kind, start, end }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end)));
}
