import { tradesPath } from '@elan/domain/help-pages';
import {
  type FamilyKey,
  families,
  type TradeChoice,
  type TradeKey,
  tradeChoices,
  trades,
} from '@elan/domain/trades/trade-names';
import { Suspense, useId } from 'react';
import { MarkdownElements } from '../../components/markdown/markdown-elements.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { FetchedText } from './fetched-text.tsx';
import { ArticleFrame, PlainLink } from './help-article.tsx';
import { CheckedText } from './help-text.tsx';
import { helpMessages } from './messages.ts';
import { TradeLinks } from './trade-links.tsx';
import { tradePageKey, tradePages } from './trade-pages.ts';

/** The page of a trade, and the way to similar ones. */
export function TradeArticle({ trade }: { trade: TradeChoice }) {
  const words = useMessages(helpMessages);
  const text = useText();
  const { language } = useLanguage();
  const titleId = useId();
  const key = tradePageKey(trade, language);
  const similar = tradesOf(familyOf(trade)).filter((other) => other !== trade);
  return (
    <ArticleFrame
      back={{ to: tradesPath, label: words.allTrades }}
      others={{ title: words.otherTrades, links: <TradeLinks trades={similar} /> }}
      titleId={titleId}
    >
      <Suspense fallback={<PageLoading />}>
        <FetchedText key={key} name={key} texts={tradePages}>
          {(page) => (
            <>
              <PageTitle lead={page.summary}>
                <span id={titleId}>{text(tradeChoices[trade])}</span>
              </PageTitle>
              <div className="mt-8">
                <CheckedText entry={page} OwnLink={PlainLink}>
                  <MarkdownElements text={page.body} />
                </CheckedText>
              </div>
            </>
          )}
        </FetchedText>
      </Suspense>
    </ArticleFrame>
  );
}

const isFamily = (trade: TradeChoice): trade is FamilyKey => Object.hasOwn(families, trade);
const familyOf = (trade: TradeChoice): FamilyKey => (isFamily(trade) ? trade : trades[trade].family);

/** The trades of a family. */
export const tradesOf = (family: FamilyKey): TradeKey[] =>
  (Object.keys(trades) as TradeKey[]).filter((key) => trades[key].family === family);
