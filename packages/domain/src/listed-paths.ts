import { guideNames, helpNames, helpPath } from './help-pages.ts';
import { publicPaths } from './routes.ts';

/** The public pages that search engines list. */
export const listedPaths: readonly string[] = [
  ...publicPaths.filter((path) => path !== '/account-deleted'),
  ...[...helpNames, ...guideNames].map(helpPath),
];
