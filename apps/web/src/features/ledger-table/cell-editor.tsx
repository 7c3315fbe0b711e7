import type { Column } from '@elan/domain/ledger/row-fields';
import { useLayoutEffect, useRef } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';
import { useCellOptions } from './use-cell-options.ts';

type Props = {
  column: Column;
  draft: string;
  /** Whether the text is selected at first: it is replaced by what is typed next. */
  selects: boolean;
  onLeave: () => void;
};

/** The field in a cell that is being edited. It holds what is typed until that is kept. */
export function CellEditor({ column, draft, selects, onLeave }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (selects) field.current?.select?.();
  }, [selects]);
  const options = useCellOptions(column);
  const shared = {
    'aria-label': text(column.label),
    className: 'ledger-editor',
    defaultValue: draft,
    onBlur: onLeave,
    ref: field,
  };
  if (options === null) {
    return (
      <input {...shared} autoComplete="off" inputMode={column.type === 'money' ? 'decimal' : undefined} type="text" />
    );
  }
  const known = options.some(({ value }) => value === draft);
  return (
    <select {...shared}>
      <option value="">{words.unset}</option>
      {!known && draft !== '' && <option value={draft}>{draft}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
