import { type Answer, type Span, says } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';

const worths = new Set('worth vaut valent valued valeur valant'.split(' '));
const limits = new Set('max maximum minimum tops'.split(' '));
const earning = new Set(
  'earns earn makes brings pays pay paying covers cover gagne gagnent rapporte touche fait paie paient paye couvre'.split(
    ' ',
  ),
);
const owing = new Set('owe owes dois devons doit'.split(' '));
const minus = new Set(['minus', 'less', 'moins']);

/**
 * Whether an amount is kept out of the plan by the words around it: money that stays where it is, a limit, what the family
 * earns or pays, what is still owed, what would be paid if it were not for free, and an amount taken off another.
 */
export function isSetApart(answer: Answer, clause: Clause, figure: Figure): boolean {
  return (
    says(answer, clause, 'staysPut') ||
    isLimited(answer, clause, figure) ||
    isOfFamily(answer, { from: clause.sentence.from, to: figure.from }) ||
    isOfFamily(answer, { from: figure.to, to: clause.to }) ||
    isStillOwed(answer, clause, figure) ||
    (figure.rhythm !== null && isWorth(answer, figure)) ||
    isTakenOff(answer, figure) ||
    isUsedInPart(answer, clause, figure) ||
    isChange(answer, figure)
  );
}

/** 'worth $1,500', 'value $900', « d'une valeur de 800 $ » */
export function isWorth({ tokens }: Answer, { from }: Span): boolean {
  return (
    tokens[from - 1]?.text === 'value' || tokens.slice(Math.max(0, from - 3), from).some(({ text }) => worths.has(text))
  );
}

/** '$500 max a month', '$80 a month tops'; 'max 4 guests' limits something else. */
function isLimited({ tokens }: Answer, clause: Clause, { valueTo, to }: Figure): boolean {
  const end = Math.min(to + 2, clause.to);
  return tokens.slice(valueTo, end).some(({ text }, at) => {
    return limits.has(text) && tokens[valueTo + at + 1]?.kind !== 'number';
  });
}

/** 'my wife makes $4,600 a month', « mon conjoint paie celle de la maison, 1 400 $ » */
function isOfFamily({ tokens }: Answer, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    const length = tokens[at]?.tags.get('family');
    if (length !== undefined && tokens.slice(at + length, at + length + 2).some(({ text }) => earning.has(text)))
      return true;
  }
  return false;
}

/** « j'en dois 5 000 $ », « il reste 160 000 $ d'hypothèque », '$6,000 left on the car loan' */
function isStillOwed(answer: Answer, clause: Clause, { from, to }: Figure): boolean {
  const { tokens } = answer;
  const before = tokens.slice(Math.max(clause.from, from - 2), from);
  const isLeft = before.some(({ text }) => text === 'reste') || ['left', 'remaining'].includes(tokens[to]?.text ?? '');
  return before.some(({ text }) => owing.has(text)) || (isLeft && says(answer, clause, 'loan'));
}

/** '$12,000 minus $4,000': neither amount is what is paid. */
function isTakenOff({ tokens }: Answer, { from, to }: Figure): boolean {
  const next = tokens[to + 1];
  const isBefore = minus.has(tokens[to]?.text ?? '') && (next?.kind === 'number' || next?.text === '$');
  return isBefore || minus.has(tokens[from - 1]?.text ?? '');
}

/** « à 100 et plus, le t-shirt baisse à 12,50 $ », 'goes to $1,600 after a year': the amount of another time or quantity. */
function isChange({ tokens }: Answer, { from }: Figure): boolean {
  return ['to', 'a'].includes(tokens[from - 1]?.text ?? '') && changing.has(tokens[from - 2]?.text ?? '');
}

const changing = new Set(
  'goes go drop drops fall falls climbs rises increases baisse baissent descend descendent tombe tombent passe passent monte montent grimpe'.split(
    ' ',
  ),
);

/** 'about 40% for business', « (30 % pour l'entreprise) »: how much of it counts is not for the reader to say. */
function isUsedInPart({ tokens }: Answer, { figures }: Clause, money: Figure): boolean {
  return figures.some(
    ({ kind, from, to }) =>
      kind === 'percent' && from >= money.to && tokens.slice(to, to + 4).some(({ text }) => business.has(text)),
  );
}

const business = new Set('business entreprise affaires work travail'.split(' '));
