import type { MissingPlan, PlanFigures } from '../../forecast/plan-figures.ts';
import type { Row, RowOf, TableKind } from '../../ledger/row.ts';
import type { Text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';
import type { LenderCheckKey } from './lender-check-keys.ts';
import type { ProjectFacts } from './project-facts.ts';

/**
 * `met`: it stops nobody. `open`: it would stop a lender. `unconfirmed`: it depends on figures that nobody confirmed or
 * that contradict each other, so no verdict is drawn.
 */
export type CheckResult = 'met' | 'unconfirmed' | 'open';

export type LenderCheck = {
  readonly key: LenderCheckKey;
  /** The area whose score it counts in. */
  readonly category: MaturityCategory;
  readonly result: CheckResult;
  readonly reason: Text;
  /** What to do about it, in words that stay the same as long as it is open; absent when it is met. */
  readonly advice?: Text;
  /** The kind of row where it is fixed. */
  readonly fixIn: TableKind | 'setting' | 'conflict';
};

/** What a check finds; null where it does not apply to the project, so that nobody loses points over it. */
export type Finding = Omit<LenderCheck, 'key' | 'category'> | null;
export type Figures = { rows: readonly Row[]; plan: PlanFigures; ledger: ProjectFacts['ledger'] };

const text = (en: string, fr: string): Text => ({ en, fr });

/** A verdict waits until every figure is confirmed and no two of them disagree. */
export function isProvisional({ plan, ledger }: Figures): boolean {
  return plan.notes.rows.proposed > 0 || ledger.conflicts.length > 0;
}

export const isSomeConfirmed = (rows: readonly (Row | RowOf<TableKind>)[]) =>
  rows.some(({ status }) => status === 'confirmed');

/** What to do while figures wait to be confirmed. */
export const toConfirm = text(
  'Confirm or correct the figures read from your answers.',
  'Confirmez ou corrigez les chiffres lus dans vos réponses.',
);

/** What to do while two figures disagree. */
export const toDecide = text(
  'Decide which of the figures that disagree is right.',
  'Décidez lequel des chiffres qui se contredisent est le bon.',
);

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
export function notKnown({ reasons }: MissingPlan, noneYet: Text, fixIn: LenderCheck['fixIn']): Finding {
  if (reasons.some(({ kind }) => kind === 'stream'))
    return { result: 'open', reason: noneYet, advice: nothingSold, fixIn: 'stream' };
  return {
    result: 'unconfirmed',
    reason: text(
      'Not assessed while amounts of your answers are not placed.',
      'Aucun verdict tant que des montants de vos réponses ne sont pas situés.',
    ),
    advice: toPlace,
    fixIn,
  };
}

/** Not judged yet, and what would allow it. */
export function waiting({ plan, ledger }: Figures, fixIn: LenderCheck['fixIn']): Finding {
  const { proposed } = plan.notes.rows;
  const isOpen = proposed === 0 && ledger.conflicts.length > 0;
  return {
    result: 'unconfirmed',
    reason: isOpen
      ? text(
          'Not assessed while two of your figures disagree.',
          'Aucun verdict tant que deux de vos chiffres se contredisent.',
        )
      : text(
          `Not assessed until the figures read from your answers are confirmed (${proposed}).`,
          `Aucun verdict tant que des chiffres lus dans vos réponses ne sont pas confirmés (${proposed}).`,
        ),
    advice: isOpen ? toDecide : toConfirm,
    fixIn,
  };
}
