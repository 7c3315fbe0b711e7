import { onOneLine } from '@elan/domain/excerpt';
import { countWords } from '@elan/domain/modules/substance';
import { withoutClosingMark } from '../closing-mark.ts';

/** A piece that begins this way continues the one before it instead of naming something new. */
const goesOn =
  /^(?:which|that|who|whom|whose|where|when|because|but|so|with|without|in|at|from|for|of|to|on|by|as|if|then|especially|mostly|mainly|including|not|qui|que|qu'|dont|où|quand|car|parce|mais|donc|avec|sans|dans|en|à|au|aux|chez|pour|de|d'|sur|par|comme|si|puis|surtout|d'abord|notamment|y compris|pas)(?=[\s']|$)|^d'/iu;

const listMark = /^\s*(?:[-*•–—·]+|\(?\d{1,2}[.)])\s+/u;
const leadIn =
  /^(?:my|our|the|main|direct|mes|nos|les|principaux|autres|\s)*(?:competitors?|competition|concurrents?|concurrence|risks?|risques?|trends?|tendances?|differentiators?|strengths?|forces)\s*(?:are|is|sont|est)?\s*[:：]\s*/iu;

/**
 * The single things a person lists in one answer: by lines, else by semicolons, else by sentences and commas, with a
 * last 'and' or 'et'. Commas inside parentheses or numbers separate nothing, and a clause stays with what it explains.
 */
export function splitList(text: string, maximum = 8): string[] {
  const source = text.replace(leadIn, '').trim();
  const lines = source.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const pieces = lines.length > 1 ? lines : splitOutside(source, /^;\s*/u);
  const found = pieces.length > 1 ? pieces : splitSentence(source);
  const seen = new Set<string>();
  const items: string[] = [];
  for (const piece of found) {
    const item = withoutClosingMark(onOneLine(piece.replace(listMark, '').replace(/^[\s,;.•-]+/u, '')));
    const key = item.toLowerCase();
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(item) || seen.has(key)) continue;
    seen.add(key);
    items.push(item);
  }
  return items.slice(0, maximum);
}

function splitSentence(text: string): string[] {
  const sentences = splitOutside(text, /^[.!?]+\s+(?=[\p{Lu}\p{N}"«“])/u);
  return sentences.flatMap((sentence) => {
    const commas = mergeContinuations(splitOutside(sentence, /^,\s+(?:(?:and|or|et|ou)\s+)?/u));
    const last = commas.at(-1);
    if (last === undefined || (commas.length === 1 && countWords(last) > 8)) return commas;
    return [...commas.slice(0, -1), ...splitLastAnd(last, commas.length > 1)];
  });
}

function mergeContinuations(pieces: string[]): string[] {
  const merged: string[] = [];
  for (const piece of pieces) {
    if (merged.length > 0 && goesOn.test(piece.trim())) merged[merged.length - 1] += `, ${piece.trim()}`;
    else merged.push(piece);
  }
  return merged;
}

/** 'a and b' to two, but 'Marks and Spencer' alone and 'what I buy and eat' stay one. */
function splitLastAnd(piece: string, endsAList: boolean): string[] {
  const [whole, left, right] = /^(.+?)\s+(?:and|et)\s+(.+)$/iu.exec(piece) ?? [];
  if (whole === undefined || left === undefined || right === undefined) return [piece];
  const isName = !endsAList && /\p{Lu}\S*$/u.test(left) && /^\p{Lu}/u.test(right);
  const isClause = /\b(?:that|which|who|qui|que|dont)\b/iu.test(left);
  return isName || isClause || goesOn.test(right) ? [piece] : [left, right];
}

/** Splits where `separator` matches outside of parentheses. */
function splitOutside(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      (character === ';' || character === ',' || character === '.' || character === '!' || character === '?')
    ) {
      const length = separator.exec(text.slice(index, index + 20))?.[0].length;
      if (length === undefined) continue;
      pieces.push(text.slice(start, index));
      start = index + length;
      index = start - 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces;
}
