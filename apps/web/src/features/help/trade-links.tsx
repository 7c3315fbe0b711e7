import { tradePath } from '@elan/domain/help-pages';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../lib/i18n/use-messages.ts';

type Props = { trades: readonly TradeChoice[]; onKeyDown?: (event: KeyboardEvent) => void };

/** Links to the pages of some trades. */
export function TradeLinks({ trades, onKeyDown }: Props) {
  const text = useText();
  return (
    <ul className="mt-1 -ml-3">
      {trades.map((trade) => (
        <li key={trade}>
          <Link
            className="flex min-h-11 items-center rounded-xl px-3 py-1.5 text-ink no-underline hover:bg-primary-soft"
            onKeyDown={onKeyDown}
            to={tradePath(trade)}
          >
            {text(tradeChoices[trade])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
