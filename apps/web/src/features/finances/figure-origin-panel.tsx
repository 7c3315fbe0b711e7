import type { Assumption } from '@elan/domain/forecast/forecast';
import type { FigureOrigin } from '@elan/domain/forecast/headline';
import type { Row } from '@elan/domain/ledger/row';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { OriginDetails } from './origin-details.tsx';
import type { OriginLinks } from './origin-links.ts';
import { rowNamesOf } from './row-names.ts';
import { SimpleTable } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

type Props = {
  label: string;
  origin: FigureOrigin;
  rows: readonly Row[];
  assumptions: readonly Assumption[];
  links: OriginLinks;
};

/** What a figure is made of: its formula, its amounts, the lines they come from and what is assumed. */
export function FigureOriginPanel({ label, origin, rows, assumptions, links }: Props) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { exact } = useAmounts();
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3">
      <OriginDetails
        amounts={
          origin.inputs.length > 0 && (
            <SimpleTable
              head={[words.madeOf, words.amount]}
              rows={origin.inputs.map((input) => ({
                key: input.key,
                head: text(input.label),
                cells: [exact(input.cents)],
              }))}
            />
          )
        }
        origin={origin}
        origins={{ ...links, rowNames: rowNamesOf(rows, text), assumptions }}
      />
    </section>
  );
}
