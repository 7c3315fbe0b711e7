import { type Answer, figuresIn, type Span, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { isSetApart } from './set-apart.ts';

/**
 * Whether the words around a figure say that it does not belong to the plan, as any kind of row: it was so once, it is
 * taken back, or it is the household's.
 */
export function isOutside(answer: Answer, clause: Clause, figure: Figure): boolean {
  return (
    isOnce(answer, { from: clause.sentence.from, to: figure.from }) ||
    isOfYear(answer, figure) ||
    isTakenBack(answer, clause.sentence, figure) ||
    isAlternative(answer, figure) ||
    isInPart(answer, clause, figure) ||
    isOfAnother(answer, clause, figure) ||
    isSetApart(answer, clause, figure) ||
    isAside(answer, clause, figure) ||
    (says(answer, clause, 'household') && !says(answer, clause, 'savings'))
  );
}

const subjects = new Set("i we he she they je j' on il elle nous ils elles qui c' ca me m' y lui".split(' '));
const objects = new Set("le la les l' en".split(' '));
const imperfect = /^(?!.*r(?:ais|ait|aient)$)\p{L}{2,}(?:ais|ait|aient)$|^(?:preparait|offrait|retirait)$/u;
const present = new Set('fais fait sais sait vais connais connait plait parait mais jamais frais'.split(' '));
const done = new Set(
  'started began found got had took asked made earned billed worked charged sold did paid spent bought used saw'.split(
    ' ',
  ),
);
/** Verbs that can open a sentence without its subject: 'Saw a guy in Calgary bill $3,500'. */
const opening = new Set('saw sold worked charged billed earned spent'.split(' '));
const doneFrench = new Set('vendu fait paye charge facture gagne depense donne recolte travaille achete'.split(' '));
const adverbs = new Set('only just already also deja toujours seulement meme all'.split(' '));
const toYear = new Set('in en until jusqu durant pendant during last'.split(' '));

/** 'je chargeais 38 $', 'I billed $85', 'before 2026', 'my aunt may invest': it was so or may be so. */
export function isOnce(answer: Answer, { from, to }: Span): boolean {
  const { tokens } = answer;
  const year = Number(answer.today.slice(0, 4));
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const text = token.text;
    if (text === 'been' || isModal(answer, at)) return true;
    const before = tokens[adverbs.has(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
    // 'je le vendais', not 'les essais'
    const subject = objects.has(before) ? (tokens[at - 2]?.text ?? '') : before;
    const isVerb = subjects.has(subject) && imperfect.test(text) && !present.has(text);
    const isDone = ['i', 'we', 'he', 'she'].includes(before) ? done.has(text) : at === from && opening.has(text);
    const isParticiple = ['ai', 'avons', 'a', 'as'].includes(before) && doneFrench.has(text);
    const isEarlier = before === 'before' || before === 'avant' || (toYear.has(before) && Number(text) < year);
    if (isVerb || isDone || isParticiple || (isEarlier && /^20\d\d$/u.test(text))) return true;
  }
  return false;
}

/** '$1,800 in 2023' */
function isOfYear({ tokens, today }: Answer, { to }: Figure): boolean {
  const year = tokens[to + 1]?.text ?? '';
  return toYear.has(tokens[to]?.text ?? '') && /^20\d\d$/u.test(year) && Number(year) < Number(today.slice(0, 4));
}

/** 'My aunt may invest': not the month. */
function isModal({ tokens }: Answer, at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isMonth = besideMonth.has(before?.text ?? '');
  const isEnd = after?.kind !== 'word' || besideMonth.has(after.text);
  return tokens[at]?.text === 'may' && before?.kind === 'word' && !isMonth && !isEnd;
}

const besideMonth = new Set(
  'in from by of until to since and or early late through for at with we i when only'.split(' '),
);
const corrections = new Set('no non actually plutot rather oops oups correction sorry pardon scratch mean'.split(' '));

/** '$10,000 but only $4,000 of it', '95 000 $ dont 40 000 $ de mise de fonds': part of it, or less than it, is what counts. */
function isInPart({ tokens }: Answer, { sentence }: Clause, { to }: Figure): boolean {
  const words = tokens.slice(to, to + 3).map(({ text }) => text);
  const at = words.findIndex((text) => text === 'but' || text === 'mais' || text === 'of');
  const isOnly = at >= 0 && ['only', 'seulement', 'juste', 'which'].includes(words[at + 1] ?? '');
  // '$20,000 new but I found it for $8,000'
  const isOther =
    at >= 0 && words[at] !== 'of' && tokens.slice(to + at, sentence.to).some(({ kind }) => kind === 'number');
  // 'the quote was $1,480 and I took the one at $1,210'
  const chosen = tokens.slice(to, sentence.to).findIndex(({ text }) => choosing.has(text));
  const isLeft = chosen >= 0 && tokens.slice(to + chosen, sentence.to).some(({ kind }) => kind === 'number');
  return words[0] === 'dont' || isOnly || isOther || isLeft;
}

/** 'rénovation 48 000 $ (le propriétaire en paie 15 000 $)': both amounts, as what counts is not for the reader to say. */
function isAside(answer: Answer, { sentence }: Clause, money: Figure): boolean {
  const { tokens } = answer;
  const inside = parenthesisAround(tokens, sentence, money.from);
  const hasMoney = (span: Span) => figuresIn(answer, span).some(({ kind }) => kind === 'money');
  if (inside !== undefined) return hasMoney({ from: previousComma(tokens, sentence, inside.from), to: inside.from });
  const next = tokens[money.to]?.text === '(' ? parenthesisAround(tokens, sentence, money.to + 1) : undefined;
  return next !== undefined && hasMoney(next);
}

/** The parentheses that a token is in. */
function parenthesisAround(tokens: Answer['tokens'], { from, to }: Span, at: number): Span | undefined {
  let open = at - 1;
  while (open >= from && tokens[open]?.text !== '(' && tokens[open]?.text !== ')') open -= 1;
  if (open < from || tokens[open]?.text !== '(') return undefined;
  let close = at;
  while (close < to && tokens[close]?.text !== ')') close += 1;
  return { from: open, to: close };
}

function previousComma(tokens: Answer['tokens'], { from }: Span, at: number): number {
  let start = at - 1;
  while (start > from && tokens[start - 1]?.text !== ',') start -= 1;
  return start;
}

const choosing = new Set('took chose picked pris choisi choisis'.split(' '));
const saying = new Set(
  'told said says suggested suggests recommended recommends wants dit disent suggere conseille boss patron competitor competitors concurrent concurrents'.split(
    ' ',
  ),
);
const elsewhere = new Set([
  'paid by',
  'covered by',
  'paye par',
  'payee par',
  'payes par',
  'half paid',
  'pays it',
  'pays half',
  'le donne',
  'la donne',
  'half of',
  'moitie de',
  'moitie du',
  'moitie des',
  'est remboursee',
  'est rembourse',
  'is reimbursed',
  'this kind',
  'this type',
  'ce genre',
  'ce type',
  'belongs to',
  'belong to',
  'appartient a',
  'appartiennent a',
  'is included',
  'sera inclus',
]);

/** 'the bank suggested $300', '800 $ payé par ma conjointe', 'half of the rent': said or paid by somebody else. */
function isOfAnother({ tokens }: Answer, { from, to, sentence }: Clause, figure: Figure): boolean {
  for (let at = sentence.from; at < figure.from; at += 1) if (saying.has(tokens[at]?.text ?? '')) return true;
  for (let at = from; at < to; at += 1) if (elsewhere.has(`${tokens[at]?.text} ${tokens[at + 1]?.text}`)) return true;
  return false;
}

/** 'Phone $80, or $65 if I bring my own': which of the two is not for the reader to say. Both are left to the person. */
function isAlternative(answer: Answer, figure: Figure): boolean {
  const next = figuresIn(answer, { from: figure.to, to: figure.to + 4 })[0];
  const before = figuresIn(answer, { from: Math.max(0, figure.from - 10), to: figure.from }).at(-1);
  return isEither(answer, figure, next) || isEither(answer, before, figure);
}

function isEither({ tokens }: Answer, one: Figure | undefined, other: Figure | undefined): boolean {
  if (one?.kind !== 'money' || other?.kind !== 'money' || other.from - one.to > 3) return false;
  const isOr = tokens.slice(one.to, other.from).some(({ text }) => text === 'or' || text === 'ou');
  // '$40 a month or $400 a year', '$6 a dozen or $55 a case' are two prices.
  const isOfOne = one.noun === null || other.noun === null || one.noun === other.noun;
  return isOr && isOfOne && (one.rhythm === null || other.rhythm === null || one.rhythm.unit === other.rhythm.unit);
}

/** '$95, no wait, $105', '40 $ non 42 $': two amounts with a correction between them. Both are left to the person. */
export function isTakenBack({ tokens }: Answer, sentence: Span, { from, to }: Figure): boolean {
  const near = (start: number, end: number) => {
    const words = tokens.slice(Math.max(start, sentence.from), Math.min(end, sentence.to));
    const at = words.findIndex(({ text }) => corrections.has(text));
    const after = words.slice(at + 1, at + 5);
    return at >= 0 && after.some(({ kind, text }) => kind === 'number' || text === '$');
  };
  return (
    isCorrectedAt(tokens, to) ||
    tokens.slice(Math.max(0, from - 7), from).some((_, at) => isCorrectedAt(tokens, Math.max(0, from - 7) + at)) ||
    near(to, to + 7) ||
    (near(from - 7, to) && tokens.slice(Math.max(sentence.from, from - 7), from).some(({ kind }) => kind === 'number'))
  );
}

/** '80$... non 85$', '$79 US? no, $79': dots or a question between two amounts are no end of a sentence. */
function isCorrectedAt(tokens: Answer['tokens'], at: number): boolean {
  const isAsked = tokens[at]?.text === '?';
  if (!isAsked && tokens[at]?.text !== '…' && !(tokens[at]?.text === '.' && tokens[at + 1]?.text === '.')) return false;
  const words = tokens.slice(at, at + 8).filter(({ text }) => !'.…,?'.includes(text));
  return corrections.has(words[0]?.text ?? '') && words.slice(1, 4).some(({ kind }) => kind === 'number');
}
