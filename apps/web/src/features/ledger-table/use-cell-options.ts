import type { Column } from '@elan/domain/ledger/row-fields';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';

/** What a cell can be chosen from; null where it is typed. */
export function useCellOptions(column: Column): { value: string; label: string }[] | null {
  const words = useMessages(tableMessages);
  const text = useText();
  if (column.type === 'choice') {
    return Object.entries(column.options).map(([value, label]) => ({ value, label: text(label) }));
  }
  if (column.type !== 'boolean') return null;
  return [
    { value: 'yes', label: words.yes },
    { value: 'no', label: words.no },
  ];
}
