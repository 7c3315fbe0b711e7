import type { Language } from '@elan/domain/locale';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';

type Props = {
  /** By row, the head first. */
  cells: readonly (readonly string[])[];
  language: Language;
  /** How many characters the text around the table has left. */
  room: number;
  onChange: (cells: readonly (readonly string[])[]) => void;
  onBlur: () => void;
};

const longestCell = 300;
/** Columns that have room for words beside each other. */
const mostAcross = 3;

/**
 * A table to write in: a field for each cell, and always an empty row at the end. On a phone, or with many columns, a row is a
 * card.
 */
export function TableFields({ cells: [head = [], ...rows], language, room, onChange, onBlur }: Props) {
  const words = useMessages(planHelpMessages);
  const isCards = head.length > mostAcross;
  const shown = [...rows, head.map(() => '')];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" lang={language}>
      <legend className="sr-only">{head.join(', ')}</legend>
      {[...shown.entries()].map(([at, row]) => (
        <div
          className={classNames(
            'flex items-end gap-1 rounded-xl bg-sunken p-2',
            !isCards && 'sm:bg-transparent sm:p-0',
          )}
          key={at}
        >
          <div
            className={classNames(
              'grid min-w-0 grow gap-2',
              isCards ? 'sm:grid-cols-2' : 'sm:auto-cols-fr sm:grid-flow-col',
            )}
          >
            {[...head.entries()].map(([column, label]) => (
              <TextArea
                className={classNames('text-sm', at > 0 && !isCards && 'sm:[&_label]:sr-only')}
                dir="auto"
                key={column}
                label={label}
                maxLength={Math.min(longestCell, (row[column]?.length ?? 0) + Math.max(0, room - lineOf(head)))}
                onBlur={onBlur}
                onChange={({ target }) =>
                  onChange([head, ...shown.with(at, padded(row, head).with(column, target.value))])
                }
                rows={1}
                value={row[column] ?? ''}
              />
            ))}
          </div>
          <IconButton
            className={at === rows.length ? 'invisible' : ''}
            icon={<Trash2 aria-hidden className="size-4" />}
            label={words.removeRow(row[0] ?? '')}
            onClick={() => onChange([head, ...rows.toSpliced(at, 1)])}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The characters of a new line of a table beside its cells. */
const lineOf = (head: readonly string[]) => 3 * head.length + 2;

const padded = (row: readonly string[], head: readonly string[]) => [...row, ...head.slice(row.length).map(() => '')];
