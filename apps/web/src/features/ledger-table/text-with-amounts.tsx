import type { Amount } from '@elan/domain/ledger/read/amounts';
import { Fragment, type ReactNode } from 'react';

type Props = {
  text: string;
  /** In their order. */
  amounts: readonly Amount[];
  /** Draws an amount, as it is written. */
  children: (written: string, amount: Amount) => ReactNode;
};

/** A text in which the amounts are drawn apart. */
export function TextWithAmounts({ text, amounts, children }: Props) {
  return (
    <>
      {amounts.map((amount, at) => (
        <Fragment key={amount.start}>
          {text.slice(amounts[at - 1]?.end ?? 0, amount.start)}
          {children(text.slice(amount.start, amount.end), amount)}
        </Fragment>
      ))}
      {text.slice(amounts.at(-1)?.end ?? 0)}
    </>
  );
}
