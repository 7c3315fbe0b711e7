import { costedSales, leftOfSale } from '@elan/domain/forecast/unit-cost';
import { moneyText } from '@elan/domain/money/money-text';
import { type Block, heading } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import type { PlanWords } from './plan-words.ts';

/** What is sold at which price, from the rows of figures. */
export function planPrices({ planned, language }: Content, words: PlanWords): Block[] {
  const streams = (planned.sales?.streams ?? []).filter(({ price }) => price > 0);
  if (streams.length === 0) return [];
  const exact = (cents: number) => moneyText(Math.round(cents))[language];
  // What nobody said is left empty, never 0.
  const costed = costedSales(planned.rows);
  return [
    heading(words.prices),
    {
      is: 'table',
      table: {
        head: [words.sold, words.price, words.unitCost, words.left],
        rows: streams.map(({ rowId, label, unit, price, unitCost }) => {
          const costs = costed.has(rowId) ? [unitCost, leftOfSale(price, unitCost)].map(exact) : ['', ''];
          return { cells: [withUnit(label[language], unit), exact(price), ...costs] };
        }),
        isAmount: [false, true, true, true],
        widths: [3, 1, 1, 1],
      },
    },
  ];
}

function withUnit(name: string, unit: string | null): string {
  return unit === null || unit.toLowerCase() === name.toLowerCase() ? name : `${name} (${unit})`;
}
