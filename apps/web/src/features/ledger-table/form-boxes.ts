import { isSubscriptionOf } from '@elan/domain/forecast/quantity-level';
import { columnsOf, type Row, type TableKind } from '@elan/domain/ledger/row';
import { isCreditLine } from '@elan/domain/ledger/source-of-money';
import type { Text } from '@elan/domain/locale';
import { cellOf } from './table-columns.ts';

/** A part of a card: one question of its form, with the cells that answer it. */
export type Box = { title: Text; columns: readonly string[] };

const box = (en: string, fr: string, ...columns: string[]): Box => ({ title: { en, fr }, columns });

const months = box('Which months', 'Quels mois', 'season');
const cost = box('What one sale costs you', 'Ce que vous coûte une vente', 'unitCost', 'costShare');
const known = box(
  'How do you know, and when are you paid',
  "D'où le savez-vous, et quand recevez-vous l'argent",
  'basis',
  'customerDays',
);

const sales: readonly Box[] = [
  box('What, and to whom', 'Quoi, et à qui', 'name', 'channel', 'model'),
  box('At what price', 'À quel prix', 'price', 'unit'),
  box('How many', 'Combien', 'quantity', 'per', 'first', 'targets'),
  months,
  cost,
  known,
];
/** @param steps the later steps, where they count or are stored */
const subscription = (...steps: string[]): readonly Box[] => [
  box('What, and to whom', 'Quoi, et à qui', 'name', 'channel', 'model'),
  box('At what price', 'À quel prix', 'price', 'per'),
  box('How many customers', "Combien d'abonnements", 'newPerMonth', 'churn', 'churnPer', 'first', 'quantity', ...steps),
  months,
  cost,
  known,
];
/** What is drawn as needed has a limit, and no month in which it comes. */
const creditLine: readonly Box[] = [
  box('From where', "D'où", 'name', 'source'),
  box(
    'Up to how much (not counted in the forecast)',
    "Jusqu'à combien (non compté dans les prévisions)",
    'amount',
    'state',
  ),
  box('On what terms', 'À quelles conditions', 'rate', 'security'),
];
const loanTerms = box('On what terms', 'À quelles conditions', 'rate', 'months', 'interestOnly', 'security');

const others: Readonly<Record<Exclude<TableKind, 'stream'>, readonly Box[]>> = {
  cost: [
    box('What', 'Quoi', 'name'),
    box('How much, how often', 'Combien, à quelle fréquence', 'amount', 'every'),
    box('When', 'Quand', 'from', 'season'),
  ],
  person: [
    box('Who', 'Qui', 'name', 'title', 'role'),
    box('At what pay', 'À quel salaire', 'wage', 'hours', 'salary', 'every'),
    box('Since when', 'Depuis quand', 'from'),
  ],
  purchase: [
    box('What', 'Quoi', 'name', 'use'),
    box('At what price', 'À quel prix', 'amount', 'count'),
    box('When', 'Quand', 'month'),
  ],
  funding: [
    box('From where', "D'où", 'name', 'source'),
    box('How much', 'Combien', 'amount', 'state'),
    box('When', 'Quand', 'month'),
  ],
  debt: [box('What', 'Quoi', 'name'), box('How much', 'Combien', 'amount', 'payment', 'rate')],
  household: [box('What', 'Quoi', 'name', 'direction'), box('How much', 'Combien', 'amount')],
  scenario: [
    box('Its name', 'Son nom', 'name'),
    box('What changes', 'Ce qui change', 'sales', 'prices', 'costs', 'openingLater', 'customersPayLater', 'loanRates'),
    box('What is left out', 'Ce qui est laissé de côté', 'without'),
  ],
};

/** The boxes of a row's card, in the order in which they are asked. */
export function boxesOf(row: Row): readonly Box[] {
  if (row.kind === 'setting') return [];
  if (row.kind === 'stream') {
    if (!isSubscriptionOf(row.cells)) return sales;
    return row.cells.newPerMonth === null || row.cells.targets !== null ? subscription('targets') : subscription();
  }
  if (row.kind === 'funding' && isCreditLine(row)) return creditLine;
  return row.kind === 'funding' && row.cells.source === 'loan' ? [...others.funding, loanTerms] : others[row.kind];
}

/** The cells that few rows need: they are under More. */
export function moreOf(row: Row): readonly string[] {
  if (row.kind === 'setting') return [];
  const asked = new Set(boxesOf(row).flatMap(({ columns }) => columns));
  return Object.keys(columnsOf(row.kind)).filter((name) => !asked.has(name));
}

/** The cells without which a row counts nothing, as far as they are not said. */
export function stillMissing(row: Row): string[] {
  const isSaid = (name: string) => cellOf(row, name) !== null;
  switch (row.kind) {
    case 'stream': {
      const counts = isSubscriptionOf(row.cells)
        ? [['newPerMonth', 'quantity', 'targets', 'first']]
        : [['quantity', 'targets', 'first'], ['per']];
      return [['price'], ...counts].filter((ways) => !ways.some(isSaid)).flatMap(([name]) => name ?? []);
    }
    case 'cost':
      return ['amount', 'every'].filter((name) => !isSaid(name));
    case 'purchase':
    case 'funding':
    case 'household':
      return ['amount'].filter((name) => !isSaid(name));
    case 'person': {
      if (isSaid('salary')) return isSaid('every') ? [] : ['every'];
      if (isSaid('wage') || isSaid('hours')) return ['wage', 'hours'].filter((name) => !isSaid(name));
      return ['salary'];
    }
    default:
      return [];
  }
}
