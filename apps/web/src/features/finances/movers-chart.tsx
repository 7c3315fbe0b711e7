import type { Mover } from '@elan/domain/forecast/movers';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { SimpleTable } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** What each change does to the lowest cash; a bar beside the amount shows how much. */
export function MoversChart({ movers }: { movers: readonly Mover[] }) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { dollars } = useAmounts();
  const largest = Math.max(1, ...movers.map(({ difference }) => Math.abs(difference)));
  return (
    <SimpleTable
      head={[words.change, words.lowest, words.difference]}
      rows={movers.map(({ key, label, lowestCash, difference }) => ({
        key,
        head: (
          <>
            {text(label)}
            <svg aria-hidden className="mt-1 block h-2 w-full" preserveAspectRatio="none" viewBox="0 0 200 8">
              <line className="stroke-control" x1="100" x2="100" y1="0" y2="8" />
              <rect
                className={difference < 0 ? 'fill-red' : 'fill-primary'}
                height="8"
                rx="2"
                width={(100 * Math.abs(difference)) / largest}
                x={difference < 0 ? 100 - (100 * Math.abs(difference)) / largest : 100}
                y="0"
              />
            </svg>
          </>
        ),
        cells: [dollars(lowestCash), dollars(difference)],
      }))}
    />
  );
}
