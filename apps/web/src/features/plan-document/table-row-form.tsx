import type { Language } from '@elan/domain/locale';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { HelpPart, Offers } from './help-parts.tsx';

type Row = readonly string[];

type Props = {
  head: Row;
  /** Rows to begin with, from the answers and the trade. */
  offers: readonly Row[];
  language: Language;
  onAdd: (cells: Row) => void;
};

const longestCell = 300;

/** A row of the table of a section, column by column, so that nobody has to write a table by hand. */
export function TableRowForm({ head, offers, language, onAdd }: Props) {
  const words = useMessages(planHelpMessages);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const none = head.map(() => '');
  const [cells, setCells] = useState<Row>(none);
  const [used, setUsed] = useState<readonly Row[]>([]);
  const [begun, setBegun] = useState<Row | null>(null);
  const left = offers.filter((offer) => !used.includes(offer));
  const begin = (offer: Row | null) => {
    setBegun(offer);
    setCells(offer ?? none);
    first.current?.focus();
  };
  const add = () => {
    onAdd(cells);
    if (begun !== null) setUsed([...used, begun]);
    begin(null);
  };
  return (
    <HelpPart title={words.table}>
      {left.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-sm text-muted">{words.offers}</p>
          <Offers
            language={language}
            offers={left.map((offer) => offer.filter((cell) => cell !== '').join(' · '))}
            onTake={(place) => begin(left[place] ?? null)}
          />
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
      <Button disabled={cells.every((cell) => cell.trim() === '')} onClick={add} size="small" variant="secondary">
        {words.addRow}
      </Button>
    </HelpPart>
  );
}
