import { tradesPath } from '@elan/domain/help-pages';
import { isTradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { TradeArticle } from '../../features/help/trade-article.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';
import { productName } from '../../lib/product-name.ts';

export function TradeArticlePage() {
  const { name } = useParams();
  return isTradeChoice(name) ? <Known trade={name} /> : <Navigate replace to={tradesPath} />;
}

function Known({ trade }: Parameters<typeof TradeArticle>[0]) {
  const title = useText()(tradeChoices[trade]);
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return <TradeArticle trade={trade} />;
}
