import type { Season } from '../field.ts';
import type { Passage, Total } from '../reading.ts';
import type { Origin, Row } from '../row.ts';
import type { Rhythm } from './rhythm.ts';
import type { Tag } from './tags.ts';

/** A way to sell, as a price or a quantity names it. */
export type Channel = { key: Tag; words: string };

/** Something an answer says, before the answers are put together. */
export type Note =
  | { is: 'row'; row: Row }
  | PriceNote
  | QuantityNote
  | UnitCostNote
  /** A cost of each sale whose amount is open: '$2 to $3 of ingredients'. */
  | { is: 'openUnitCost'; kind: 'cents' | 'share'; channel: Channel | null; passage: Passage }
  | { is: 'customerDays'; days: number; channel: Channel | null; passage: Passage }
  | { is: 'churn'; share: number; passage: Passage }
  | { is: 'growth'; share: number; passage: Passage }
  /** How customers pay, as chosen. */
  | { is: 'revenueModel'; value: string }
  | { is: 'total'; total: Total };

export type PriceNote = {
  is: 'price';
  cents: number;
  name: string | null;
  /** What one price buys, in the singular as said: 'loaf'. */
  unit: string | null;
  /** The one way to sell that it is the price of; null if none or several are said. */
  channel: Channel | null;
  /** Every way to sell that it is the price of: 'at markets and online'. */
  channels: readonly Channel[];
  /** What a customer spends on average, not the price of one thing. */
  isAverage: boolean;
  rhythm: Rhythm | null;
  /** Whether the words around it mention a subscription. */
  isSubscription: boolean;
  fallback: string;
  /** Whether the words around it say more than the reader knows: its quantities and costs are nobody else's. */
  isOpen: boolean;
  passage: Passage;
};

export type QuantityNote = {
  is: 'quantity';
  value: number;
  noun: string | null;
  /** 'boucles' in '25 paires de boucles': what the counted is of. */
  content: string | null;
  per: 'day' | 'week' | 'month' | 'year' | 'season' | null;
  /** The month of business by which it is reached; null if none is said. */
  month: number | null;
  channel: Channel | null;
  season: Season | null;
  /** The quantity that it takes its noun and rhythm from. */
  follows: QuantityNote | null;
  passage: Passage;
};

export type UnitCostNote = {
  is: 'unitCost';
  /** One of an amount for each unit, a share of the price in hundredths of a percent, or a batch. */
  cost: { cents: number } | { share: number } | { batch: number; size: number };
  noun: string | null;
  channel: Channel | null;
  /** A bag, a label, what the card costs: paid with whatever is sold. */
  isGeneral: boolean;
  /** '$15 each': of one thing, of which a basket may hold several. */
  isEach: boolean;
  /** Where its sentence begins in the answer. */
  sentence: number;
  passage: Passage;
  origin: Origin;
};
