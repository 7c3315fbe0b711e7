import type { MissingPlan, PlanFigures } from '../../forecast/plan-figures.ts';
import { type Row, type RowOf, rowsOf, type TableKind } from '../../ledger/row.ts';
import { type Text, text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';
import type { LenderCheckKey } from './lender-check-keys.ts';

/**
 * `met`: known, and it stops nobody. `open`: known, and a deal-breaker. `unconfirmed`: to assess, because something that
 * it needs is missing or to check.
 */
export type CheckResult = 'met' | 'unconfirmed' | 'open';

export type LenderCheck = {
  readonly key: LenderCheckKey;
  /** The area whose score it counts in. */
  readonly category: MaturityCategory;
  readonly result: CheckResult;
  readonly reason: Text;
  /** What to do about it, in words that stay the same as long as it is not met; absent when it is. */
  readonly advice?: Text;
};

/** What a check finds; null where it does not apply to the project, so that nobody loses points over it. */
export type Finding = Omit<LenderCheck, 'key' | 'category'> | null;
export type Figures = { rows: readonly Row[]; plan: PlanFigures };

export const met = (reason: Text): Finding => ({ result: 'met', reason });
export const dealBreaker = (reason: Text, advice: Text): Finding => ({ result: 'open', reason, advice });
export const toAssess = (reason: Text, advice: Text): Finding => ({ result: 'unconfirmed', reason, advice });

export const isSomeConfirmed = (rows: readonly (Row | RowOf<TableKind>)[]) =>
  rows.some(({ status }) => status === 'confirmed');

/** What to do while figures are to check. */
export const toConfirm = text('Check your figures.', 'Vérifiez vos chiffres.');

/** What to do where nothing is sold yet, so that there is no forecast. */
export const nothingSold = text(
  'Enter in “Your figures” what you sell, at what price and how many.',
  'Inscrivez dans «\u00a0Vos chiffres\u00a0» ce que vous vendez, à quel prix et combien.',
);

export const noneSold = text(
  'Nothing you sell has both a price and a quantity yet.',
  "Rien de ce que vous vendez n'a encore un prix et une quantité.",
);

export const notSold = toAssess(noneSold, nothingSold);

export const notChecked = toAssess(
  text('Your figures are still to check.', 'Vos chiffres sont encore à vérifier.'),
  toConfirm,
);

const toPlace = text(
  'Say what each amount in your answers is: a price, a cost or money coming in.',
  "Dites ce qu'est chaque montant de vos réponses\u00a0: un prix, un coût ou une entrée d'argent.",
);

const notPlaced = toAssess(
  text(
    'Some amounts in your answers are not in your figures yet.',
    'Des montants de vos réponses ne sont pas encore dans vos chiffres.',
  ),
  toPlace,
);

const enterCosts = text(
  'Enter in “Your figures” what your business costs you each month; 0 if it costs nothing.',
  'Inscrivez dans «\u00a0Vos chiffres\u00a0» ce que votre entreprise vous coûte chaque mois\u00a0; 0 si elle ne coûte rien.',
);

const noCosts = toAssess(text('Your costs are missing.', 'Il manque vos coûts.'), enterCosts);

const completeRows = text(
  'Complete the figures that lack an amount, a price or a frequency.',
  'Complétez les chiffres auxquels il manque un montant, un prix ou une fréquence.',
);

/** The steps that deciding about each figure to check settles. */
export const settledByChecking: readonly Text[] = [toConfirm, toPlace];

/** The steps that finish the figures: no question about the plan follows from them. */
export const toFinishFigures: readonly Text[] = [...settledByChecking, enterCosts, completeRows];

/** The result in place of a verdict on a plan that is not known. */
export const notKnown = ({ reasons }: MissingPlan): Finding =>
  reasons.some(({ kind }) => kind === 'stream') ? notSold : notPlaced;

/**
 * What a verdict on the whole plan waits for: its sales, its costs, an amount of each row, and that every figure is
 * checked. Null when nothing is missing.
 */
export function waitsFor({ rows, plan }: Figures): Finding {
  if (plan.state === 'missing') return notKnown(plan);
  const gap = plan.notes.leftOut.find(({ reason }) => reason.startsWith('no_'));
  if (gap !== undefined) {
    const { name, says } = gap;
    return toAssess(text(`“${name}”: ${says.en}`, `«\u00a0${name}\u00a0»\u00a0: ${says.fr}`), completeRows);
  }
  if (rowsOf(rows, 'cost').length + rowsOf(rows, 'person').length === 0) return noCosts;
  return plan.notes.rows.proposed > 0 ? notChecked : null;
}
