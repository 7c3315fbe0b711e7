import { guideNames, helpNames, helpPath, tradePath } from './help-pages.ts';
import { publicPaths } from './routes.ts';
import { type TradeChoice, tradeChoices } from './trades/trade-names.ts';

/** The public pages that search engines list. */
export const listedPaths: readonly string[] = [
  ...publicPaths.filter((path) => path !== '/account-deleted'),
  ...[...helpNames, ...guideNames].map(helpPath),
  ...(Object.keys(tradeChoices) as TradeChoice[]).map(tradePath),
];
