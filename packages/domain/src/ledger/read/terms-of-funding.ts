import type { Cells } from '../row.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { labelsIn, remarksIn } from './labels.ts';
import { plainText } from './plain-text.ts';

type Terms = Partial<Pick<Cells<'funding'>, 'source' | 'state' | 'rate' | 'months'>>;

/** What some words say of money that comes in, beside its amount: where from, whether it is there, a loan's rate and term. */
export function termsOfFunding(quote: string): Terms {
  const plain = plainText(quote);
  const sources = new Set(labelsIn(plain).flatMap(({ label }) => (label.kind === 'funding' ? [label.source] : [])));
  const terms = termsOfLoan(amountsIn(plain));
  // What has a rate or a term is lent.
  const [source] = sources.size > 0 ? sources : Object.keys(terms).length > 0 ? (['loan'] as const) : [];
  const state = stateOfFunding(plain);
  return {
    ...(sources.size <= 1 && source != null ? { source } : {}),
    ...(state === undefined ? {} : { state }),
    ...(source === 'loan' ? terms : {}),
  };
}

const states = { hoped: 'hoped', askedFor: 'asked_for', promised: 'promised', inHand: 'in_hand' } as const;

/** Whether money is hoped for, asked for, promised or there; 'pas encore accepté' is no promise. */
export function stateOfFunding(plain: string): NonNullable<Terms['state']> | undefined {
  const isDenied = /(?<!\p{L})(?:pas|jamais|not|never|\p{L}+n't)(?!\p{L})/u.test(plain);
  const possible = isDenied ? (['hoped'] as const) : (['hoped', 'askedFor', 'promised', 'inHand'] as const);
  const said = possible.find((each) => remarksIn(plain, each).length > 0);
  return said && states[said];
}

/** The rate in hundredths of a percent and the months to repay, each where it is said once. */
export function termsOfLoan(amounts: readonly Amount[]): Pick<Terms, 'rate' | 'months'> {
  const [rate, otherRate] = amounts.filter(({ kind }) => kind === 'percent');
  const [term, otherTerm] = amounts.filter(
    ({ kind, unit }) => kind === 'time' && (unit === 'year' || unit === 'month'),
  );
  const months = term?.value == null ? null : term.value * (term.unit === 'year' ? 12 : 1);
  return {
    ...(rate?.value != null && otherRate === undefined ? { rate: Math.round(rate.value * 1000) / 10 } : {}),
    ...(Number.isInteger(months) && otherTerm === undefined ? { months } : {}),
  };
}
