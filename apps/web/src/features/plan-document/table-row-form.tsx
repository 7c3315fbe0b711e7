import type { Language } from '@elan/domain/locale';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';

type Props = {
  head: readonly string[];
  /** Rows to begin with, from the answers and the trade. */
  offers: readonly (readonly string[])[];
  language: Language;
  onAdd: (cells: readonly string[]) => void;
};

const longestCell = 300;

/** A row of the table of a section, column by column, so that nobody has to write a table by hand. */
export function TableRowForm({ head, offers, language, onAdd }: Props) {
  const words = useMessages(planHelpMessages);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const none = head.map(() => '');
  const [cells, setCells] = useState<readonly string[]>(none);
  const [used, setUsed] = useState<readonly (readonly string[])[]>([]);
  const [begun, setBegun] = useState<readonly string[] | null>(null);
  const isEmpty = cells.every((cell) => cell.trim() === '');
  const add = () => {
    onAdd(cells);
    if (begun !== null) setUsed([...used, begun]);
    setBegun(null);
    setCells(none);
    first.current?.focus();
  };
  const begin = (offer: readonly string[]) => {
    setBegun(offer);
    setCells(offer);
    first.current?.focus();
  };
  const left = offers.filter((offer) => !used.includes(offer));
  return (
    <details className="border-t border-line pt-2" open>
      <summary className="min-h-11 py-2 font-semibold">{words.table}</summary>
      <div className="flex flex-col gap-3">
        {left.length > 0 && (
          <div className="flex flex-col gap-1">
            <p className="text-sm text-muted">{words.offers}</p>
            <ul className="flex flex-col gap-1" lang={language}>
              {left.map((offer) => (
                <li key={offer.join('|')}>
                  <button
                    className="flex min-h-11 w-full items-start gap-2 rounded-lg px-2 py-2 text-left text-sm hover:bg-sunken"
                    onClick={() => begin(offer)}
                    type="button"
                  >
                    <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                    <span className="min-w-0 wrap-anywhere">{offer.filter((cell) => cell !== '').join(' · ')}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-col gap-3" lang={language}>
          {head.map((label, column) => (
            <TextField
              id={`${id}-${column}`}
              key={label}
              label={label}
              maxLength={longestCell}
              onChange={({ target }) => setCells(cells.with(column, target.value))}
              ref={column === 0 ? first : undefined}
              value={cells[column] ?? ''}
            />
          ))}
        </div>
        <Button disabled={isEmpty} onClick={add} size="small" variant="secondary">
          {words.addRow}
        </Button>
      </div>
    </details>
  );
}
