import type { Forecast, SalesTaxLines, Series } from '@elan/domain/forecast/forecast';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { OriginDetails, type Origins } from './origin-details.tsx';
import { SimpleTable } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** Sales taxes over the three years: what was collected and not claimed or remitted is owed. */
export function SalesTaxTable({ forecast, origins }: { forecast: Forecast; origins: Origins }) {
  const { salesTax, months, cash } = forecast;
  const words = useMessages(statementMessages);
  const text = useText();
  const { dollars, month } = useAmounts();
  const start = salesTax.registeredFrom === null ? undefined : months[salesTax.registeredFrom];
  const total = (values: Series) => dollars(values.reduce((sum, value) => sum + value, 0));
  const cells = ({ collected, claimed, remitted, owed }: SalesTaxLines) => [
    total(collected),
    total(claimed),
    total(remitted),
    dollars(owed.at(-1) ?? 0),
  ];
  if (start === undefined) return <p>{words.neverRegistered}</p>;
  return (
    <>
      <p className="text-sm text-muted">{words.registeredFrom(month(start))}</p>
      <SimpleTable
        head={[words.salesTax, words.collected, words.claimed, words.remitted, words.owedAtEnd]}
        rows={salesTax.taxes.map((tax) => ({ key: tax.tax, head: text(tax.label), cells: cells(tax) }))}
      />
      <OriginDetails origin={cash.salesTax} origins={origins} />
    </>
  );
}
