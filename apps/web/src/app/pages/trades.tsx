import { tradePath } from '@elan/domain/help-pages';
import { type FamilyKey, families } from '@elan/domain/trades/trade-names';
import { Link } from 'react-router';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { helpMessages } from '../../features/help/messages.ts';
import { tradesOf } from '../../features/help/trade-article.tsx';
import { TradeLinks } from '../../features/help/trade-links.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';

/** Every trade, below its kind. */
export function TradesPage() {
  const words = useMessages(helpMessages);
  const text = useText();
  return (
    <>
      <PageTitle lead={words.tradesLead}>{words.trades}</PageTitle>
      <div className="mt-8 gap-x-12 md:columns-2 lg:columns-3">
        {(Object.keys(families) as FamilyKey[]).map((family) => (
          <section className="mb-8 break-inside-avoid" key={family}>
            <h2 className="text-lg">{text(families[family])}</h2>
            <TradeLinks trades={tradesOf(family)} />
            <Link className="inline-flex min-h-11 items-center text-sm" to={tradePath(family)}>
              {words.otherKind}
            </Link>
          </section>
        ))}
      </div>
    </>
  );
}
