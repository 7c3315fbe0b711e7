import { excerpt, quoted } from '../../excerpt.ts';
import type { Text } from '../../locale.ts';

const english =
  'sold|asked|ordered|bought|paid|signed|tested|tried|built|served|counted|visited|interviewed|measured|surveyed|received|delivered|installed|tasted|lost|hired|compared|launched|saved';
const french =
  'vendu|demandé|commandé|acheté|payé|signé|testé|essayé|bâti|fabriqué|servi|compté|visité|interrogé|mesuré|sondé|reçu|livré|installé|goûté|perdu|embauché|comparé|lancé|laissé|donné|dit|montré|envoyé|prêté|promis|offert|confirmé|répondu|écrit|accepté';

/** Things somebody did, and documents somebody else wrote. Plans ('lease signed in month 2') have no subject. */
const signs = [
  `(?<!\\p{L})(?:i|we|(?:i|we|they)['’]ve|have|has|had)\\s+(?:already\\s+|just\\s+|also\\s+|even\\s+)?(?:${english})(?!\\p{L})`,
  '(?<!\\p{L})(?:asked|told|gave|left|paid|showed|sent|lent|promised|offered|wrote|answered)\\s+(?:me|us)(?!\\p{L})',
  '(?<!\\p{L})(?:still\\s+uses?|already\\s+(?:uses?|pays?|buys?|orders?|sells?|sold))(?!\\p{L})',
  '(?<!\\p{L})(?:quotes?|invoices?|receipts?|estimates?|letters?)\\s+(?:from|by|dated|received|in hand)(?!\\p{L})',
  `(?<!\\p{L})(?:ai|as|a|avons|avez|ont|avais|avait|avions|avaient)\\s+(?:déjà\\s+|aussi\\s+|même\\s+)?(?:${french})(?:e|s|es)?(?!\\p{L})`,
  '(?<!\\p{L})(?:je|on|nous)\\s+(?:perd|vend)(?:ais|ait|ions)(?!\\p{L})',
  '(?<!\\p{L})(?:utilise|paie|paye|achète|commande)(?:nt)?\\s+(?:encore|déjà)(?!\\p{L})',
  "(?<!\\p{L})(?:soumissions?|factures?|lettres?|reçus?)\\s+(?:du|d['’]un|de la|de mon|de notre|datée|reçue|signée|en main)(?!\\p{L})",
  '(?<!\\p{L})(?:statistics canada|statcan|statistique canada|institut de la statistique|census|recensement)(?!\\p{L})',
].map((source) => new RegExp(source, 'iu'));

/** Before a sign: it did not happen, or not yet. */
const denied =
  /(?:(?<!\p{L})(?:not|never|nobody|no one|nothing|without|will|would|could|should|want to|plan to|hope|if|once|until|pas|jamais|rien|personne|aucune?|sans|si|aurai|voudrais|espère|n['’])|n['’]t)(?!\p{L}{3})[^,;:]{0,40}$/iu;
/** After a sign: the document is still to come. */
const toCome = /^[^;:.]{0,60}(?:to (?:be )?(?:asked?|requested|come)|à (?:demander|obtenir|venir|recevoir))/iu;

/** The longest quotation from a person's answer, in characters. */
const longest = 120;

/** The sentences that describe something that happened or name a source, each once, in the order of the texts. */
export function findEvidence(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => sentencesOf(text).flatMap((sentence) => evidenceIn(sentence) ?? [])))];
}

/** The sentence, or the relevant part of a long one. */
function evidenceIn(sentence: string): string | undefined {
  for (const sign of signs) {
    const match = sign.exec(sentence);
    if (match === null) continue;
    const before = sentence.slice(0, match.index);
    if (denied.test(before.slice(-60)) || toCome.test(sentence.slice(match.index + match[0].length))) continue;
    if (sentence.length <= longest) return sentence;
    const start = before.search(/[,;:][^,;:]*$/u) + 1;
    return sentence.slice(start).replace(/^\s*(?:(?:and|but|et|mais)\s)?/iu, '');
  }
  return undefined;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}$"«“])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const listNumber = /^\s*\(?\d{1,2}[.)]\s+/gmu;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;
/** Excludes the French 'un four' (an oven) and 'neuf' (new). */
const numberWord =
  /(?<!\p{L})(?:two|three|(?<!(?:un|le|du|au|mon|notre|petit|grand)\s)four|five|six|seven|eight|nine|ten|eleven|twelve|half|deux|trois|quatre|cinq|sept|huit|dix|onze|douze|moitié|(?:one|an|une)\s+(?:hour|minute|day|week|month|heure|journée|semaine))(?!\p{L})/iu;

/**
 * Whether a text contains a figure: a price, a count, a duration or a share. A year or a line number does not count.
 */
export function containsFigure(text: string): boolean {
  const plain = text.replace(listNumber, '').replace(year, '');
  return /\d/u.test(plain) || numberWord.test(plain);
}

const open =
  /^(?:i (?:do not|don['’]t) know|don['’]t know|not sure|no idea|unknown|tbd|n\/?a|none yet|not (?:yet|decided|defined)|je ne sais pas|je sais pas|aucune idée|à (?:déterminer|voir|venir)|inconnue?s?|pas (?:encore|sûre?))[\s.!?…]*$/iu;

/** Whether an answer says anything; 'I don't know' and '???' do not. */
export function isMeaningfulAnswer(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(text) && !open.test(text.trim());
}

/** A person's words inside a sentence of ours, in each language's quotation marks. */
export function inTheirWords(text: string, maximum = longest): Text {
  const line = excerpt(text.replace(/(?!\s)\p{Cc}|\p{Bidi_Control}/gu, ''), maximum).replace(/[\s.,;:]+$/u, '');
  return {
    en: quoted(line.replace(/«\s*|\s*»|[“”"]/gu, "'"), 'en'),
    fr: quoted(line.replace(/«\s*/gu, '“').replace(/\s*»/gu, '”'), 'fr'),
  };
}
