import { excerpt } from '../excerpt.ts';
import { findFigures } from '../figure-check/find-figures.ts';
import type { AnswerPoint } from './answer-points.ts';

/** A point that was recognized in an answer, and the words it was recognized in. */
export type RecognizedPoint = { readonly point: AnswerPoint; readonly quote: string };

const words = (alternatives: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu');

const months =
  'january|february|march|april|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:in|by|since|from|until|early|late|last|next|this|of) may|may \\d{1,2}';
const lengths =
  'days?|weeks?|months?|quarters?|years?|jours?|semaines?|mois|trimestres?|ans?|années?|spring|summer|fall|autumn|winter|printemps|été|automne|hiver';

/**
 * Words that speak of a point in either language. They only recognize: an answer may hold a point in other words, so
 * nothing is ever concluded from what is not found.
 */
const forms: Readonly<Record<Exclude<AnswerPoint, 'amount'>, RegExp>> = {
  source: words(
    "quot(?:e|es|ation|ed)|estimates?|invoices?|bills?|receipts?|contracts?|leases?|offer to lease|agreements?|letters?|statements?|orders?|pre-?orders?|signed|in writing|survey(?:ed)?|suppliers?|landlord|accountant|notary|according to|statistics canada|price list|website|soumissions?|devis|estimations?|factures?|reçus?|contrats?|bail|offre de location|ententes?|lettres?|relevés?|commandes?|précommandes?|signée?s?|par écrit|sondage|fournisseurs?|propriétaire du local|locateur|comptable|notaire|selon|d'après|statistique canada|liste de prix|site web",
  ),
  date: words(
    `${months}|(?:19|20)\\d{2}|\\d{4}-\\d{2}(?:-\\d{2})?|(?:\\d+|one|two|three|four|five|six|twelve|un|une|deux|trois|quatre|cinq|six|douze|first|second|third|last|next|this|each|every|premi(?:er|ère)|deuxième|troisième|chaque|ce|cette|prochaine?|derni(?:er|ère)) (?:${lengths})|(?:${lengths}) \\d+|tomorrow|yesterday|today|demain|hier|aujourd'hui|monday|tuesday|wednesday|thursday|friday|lundi|mardi|mercredi|jeudi|vendredi`,
  ),
  otherwise: words(
    "if|otherwise|in case|worst case|unless|even without|plan b|fall ?back|instead|s'il|s'ils|si|sinon|au cas où|en cas|au pire|à défaut|autrement|même sans|plutôt|à la place|faute de",
  ),
  who: words(
    "i|we|my|our|me|myself|spouse|partner|husband|wife|parents?|mother|father|sister|brother|friend|accountant|landlord|supplier|customers?|employees?|je|j'ai|nous|mon|ma|mes|notre|nos|moi|conjointe?|associée?s?|mari|femme|mère|père|sœur|soeur|frère|amie?|comptable|propriétaire|fournisseurs?|clients?|clientes?|employée?s?",
  ),
  action: words(
    "(?:i|we)(?:'d|'ll| would| will| can| could)|cut|reduce|delay|postpone|negotiate|borrow|sell|raise|lower|stop|wait|use my|je (?:vais|peux|pourrais|ferais|couperais|réduirais|retarderais|négocierais|vendrais)|nous (?:allons|pouvons|pourrions)|on (?:va|peut|pourrait)|couper|réduire|retarder|reporter|négocier|emprunter|vendre|hausser|baisser|arrêter|attendre",
  ),
  reason: words(
    "because|since|as we|so that|due to|that is why|the right one|is right|correct|parce que?|parce qu'|puisque?|puisqu'|car|étant donné|à cause|c'est pourquoi|la bonne|le bon|est juste|exacte?",
  ),
};

/** 'No quote yet', 'pas de soumission': the word is negated. */
const denied = /(?<!\p{L})(?:no|not|don't|didn't|haven't|without|never|pas|aucune?|sans|jamais)(?: \p{L}+){0,2} $/iu;

/**
 * The points that are recognized in an answer, in the order asked for, each with the words around it. A point that is
 * not among them may be there all the same.
 */
export function recognizePoints(answer: string, points: readonly AnswerPoint[]): RecognizedPoint[] {
  // Typographic apostrophes are the ones phones type.
  const text = answer.replaceAll('’', "'");
  return points.flatMap((point) => {
    const at = point === 'amount' ? firstFigure(text) : firstWord(text, point);
    return at === null ? [] : [{ point, quote: wordsAround(answer, at.start, at.end) }];
  });
}

type Stretch = { start: number; end: number };

const firstFigure = (text: string): Stretch | null => findFigures(text)[0] ?? null;

function firstWord(text: string, point: Exclude<AnswerPoint, 'amount'>): Stretch | null {
  for (const { index, 0: word } of text.matchAll(forms[point])) {
    const isDenied = point === 'source' && denied.test(text.slice(Math.max(0, index - 40), index));
    if (!isDenied) return { start: index, end: index + word.length };
  }
  return null;
}

/** As many characters of a sentence as can be read at a glance, and how many of them before the words. */
const longest = 120;
const lead = 40;

/** The sentence around some words; of a long one, the part that holds them. */
function wordsAround(text: string, start: number, end: number): string {
  const breaks = [...text.slice(0, start).matchAll(/[.!?;]\s+|\n/gu)];
  const begin = lastPlace(breaks.at(-1));
  const close = /[.!?;](?=\s|$)|\n/u.exec(text.slice(end));
  const last = close === null ? text.length : end + close.index;
  if (last - begin <= longest) return text.slice(begin, last).trim();
  const near = Math.max(begin, start - lead);
  const word = near === begin ? begin : text.indexOf(' ', near) + 1;
  return excerpt(text.slice(word === 0 || word > start ? start : word, last), longest);
}

const lastPlace = (found: RegExpExecArray | undefined) => (found === undefined ? 0 : found.index + found[0].length);
