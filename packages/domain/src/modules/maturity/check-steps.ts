import type { MissingPlan, PlanFigures } from '../../forecast/plan-figures.ts';
import type { Row, RowOf, TableKind } from '../../ledger/row.ts';
import type { Text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';
import type { LenderCheckKey } from './lender-check-keys.ts';
import type { ProjectFacts } from './project-facts.ts';

/** `met`: it stops nobody. `open`: it would stop a lender. `unconfirmed`: figures are to check, so no verdict is drawn. */
export type CheckResult = 'met' | 'unconfirmed' | 'open';

export type LenderCheck = {
  readonly key: LenderCheckKey;
  /** The area whose score it counts in. */
  readonly category: MaturityCategory;
  readonly result: CheckResult;
  readonly reason: Text;
  /** What to do about it, in words that stay the same as long as it is open; absent when it is met. */
  readonly advice?: Text;
};

/** What a check finds; null where it does not apply to the project, so that nobody loses points over it. */
export type Finding = Omit<LenderCheck, 'key' | 'category'> | null;
export type Figures = { rows: readonly Row[]; plan: PlanFigures; ledger: ProjectFacts['ledger'] };

const text = (en: string, fr: string): Text => ({ en, fr });

/** A verdict waits until every figure is checked. */
export const isProvisional = ({ plan }: Figures): boolean => plan.notes.rows.proposed > 0;

export const isSomeConfirmed = (rows: readonly (Row | RowOf<TableKind>)[]) =>
  rows.some(({ status }) => status === 'confirmed');

/** What to do while figures are to check. */
export const toConfirm = text('Check your figures.', 'Vérifiez vos chiffres.');

/** What to do where nothing is sold yet, so that there is no forecast. */
export const nothingSold = text(
  'Enter in the table of figures what you sell, at what price and how many.',
  'Inscrivez dans le tableau des chiffres ce que vous vendez, à quel prix et combien.',
);

/** What to do while amounts of the answers are neither read nor set aside. */
export const toPlace = text(
  'Say of each amount in your answers that was not read what it is.',
  "Dites de chaque montant de vos réponses qui n'a pas été lu ce qu'il est.",
);

/** What stands in place of a verdict on a plan that is not known: what is missing. @param noneYet where nothing is sold */
export function notKnown({ reasons }: MissingPlan, noneYet: Text): Finding {
  if (reasons.some(({ kind }) => kind === 'stream')) return { result: 'open', reason: noneYet, advice: nothingSold };
  return {
    result: 'unconfirmed',
    reason: text(
      'Not assessed while amounts of your answers are not placed.',
      'Aucun verdict tant que des montants de vos réponses ne sont pas situés.',
    ),
    advice: toPlace,
  };
}

/** Not judged yet, and what would allow it. */
export function waiting(): Finding {
  return {
    result: 'unconfirmed',
    reason: text(
      'Not assessed until your figures are checked.',
      'Aucun verdict tant que vos chiffres ne sont pas vérifiés.',
    ),
    advice: toConfirm,
  };
}
