import { isTradeChoice, type TradeChoice } from './trades/trade-names.ts';

/**
 * The pages under /help, in the order of their lists. Their texts are Markdown files in `content/help` and
 * `content/guides`; a name is the file's name and the last part of the address.
 */

/** How the product works. */
export const helpNames = [
  'first-steps',
  'what-is-new',
  'modules',
  'analyses',
  'figures',
  'versions',
  'trash-and-archive',
  'working-together',
  'comments-and-notices',
  'sign-in-and-security',
  'your-data',
  'programs',
  'offline',
  'shortcuts',
  'free-and-premium',
  'payment',
] as const;

/** What is true for any business, whatever the product. */
export const guideNames = [
  'customer-questions',
  'counting-customers',
  'two-week-test',
  'first-ten-customers',
  'competition',
  'setting-a-price',
  'starting-costs',
  'cash-picture',
  'what-a-lender-asks',
  'legal-form',
  'permits-and-registrations',
  'first-employee',
  'protecting-a-name',
  'environmental-claims',
  'founders-journal',
] as const;

export type HelpName = (typeof helpNames)[number];
export type GuideName = (typeof guideNames)[number];
export type HelpPageName = HelpName | GuideName;

const names: readonly string[] = [...helpNames, ...guideNames];

export function isHelpPageName(name: unknown): name is HelpPageName {
  return typeof name === 'string' && names.includes(name);
}

/** The list of trades, and the pages below it: what people of a trade know of it. */
export const tradesPath = '/help/trades';

/** The address of a trade's page, within the site. */
export const tradePath = (trade: TradeChoice) => `${tradesPath}/${trade}` as const;

/** The trade whose page an address is; undefined for any other address. */
export function tradeAt(path: string): TradeChoice | undefined {
  const [, name = ''] = /^\/help\/trades\/([a-z-]+)\/?$/u.exec(path) ?? [];
  return isTradeChoice(name) ? name : undefined;
}

/** The address of a page, within the site. */
export const helpPath = (name: HelpPageName) => `/help/${name}` as const;

/** The page that an address belongs to; undefined for any other address. */
export function helpPageAt(path: string): HelpPageName | undefined {
  const [, name] = /^\/help\/([a-z-]+)\/?$/u.exec(path) ?? [];
  return isHelpPageName(name) ? name : undefined;
}
