import type { RowKind } from '../row.ts';
import { calendarTags, channelTags, costTags, type Tag } from './tags.ts';

/** Words that may appear beside the name and the figures of a kind without changing them. */
export type KnownWords = {
  tags: readonly Tag[];
  /** Whether counts and lengths before the amount are part of the name: '15 bikes $7,200'. */
  namesCounts: boolean;
};

const subjects = [
  ...costTags,
  'vehicle',
  'equipment',
  'fittingOut',
  'openingStock',
  'feesKind',
  'staff',
] as const satisfies readonly Tag[];
const always = [
  'me',
  'about',
  'restates',
  'unchanging',
  'eachOne',
  'dollar',
  'costVerb',
] as const satisfies readonly Tag[];
/** What may be said beside the season of a row. */
export const seasonWords = [...calendarTags, 'onlySeason', 'rangeTo'] as const satisfies readonly Tag[];
/** By what is read; other kinds of rows are not checked. */
export const knownWords = {
  cost: { tags: [...always, ...subjects, 'startTime'], namesCounts: false },
  purchase: {
    tags: [
      ...always,
      ...subjects,
      'secondHand',
      'owned',
      'startTime',
      'buys',
      'beforeOpening',
      'opening',
      'refundable',
    ],
    namesCounts: true,
  },
  person: { tags: [...always, ...subjects, 'wages', 'ownPay'], namesCounts: false },
  funding: {
    tags: [
      ...always,
      'savings',
      'loan',
      'grant',
      'gift',
      'partner',
      'advanceSales',
      'lender',
      'inHand',
      'promised',
      'askedFor',
      'hoped',
      'interestOnly',
      'negation',
      'profit',
      'beforeOpening',
      'family',
      'bound',
    ],
    namesCounts: false,
  },
  unitCost: {
    tags: [
      ...always,
      ...channelTags,
      'anySale',
      'packing',
      'ofPrice',
      'cardFees',
      'averageSale',
      'shipping',
      'batch',
      'makes',
      'dozen',
      'salesWord',
      'together',
      'online',
      'openingStock',
      'equipment',
      'priceWord',
    ],
    namesCounts: true,
  },
  stream: {
    tags: [
      ...always,
      ...channelTags,
      'bound',
      'sells',
      'subscription',
      'averageSale',
      'sameForAll',
      'anySale',
      'priceWord',
    ],
    namesCounts: true,
  },
} as const satisfies Partial<Record<RowKind | 'unitCost', KnownWords>>;
