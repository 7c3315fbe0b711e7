import type { Row } from '@elan/domain/ledger/row';
import { Check, X } from 'lucide-react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { keepRows, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { SmallButton } from './small-button.tsx';
import type { LedgerEdits } from './use-ledger-edits.ts';

type Props = {
  row: Row;
  /** What the row is called in the names of the buttons. */
  name: string;
  edits: Pick<LedgerEdits, 'apply'>;
};

/** The two answers to a proposal, each in one gesture. */
export function ProposalActions({ row, name, edits }: Props) {
  const words = useMessages(tableMessages);
  const keep = () => edits.apply(keepRows([row]));
  const refuse = () => edits.apply(removeRows([row]));
  return (
    <span className="flex flex-wrap gap-2" data-no-print>
      <SmallButton aria-label={words.keepOf(name)} icon={Check} onClick={keep} variant="secondary">
        {words.keep}
      </SmallButton>
      <SmallButton aria-label={words.refuseOf(name)} icon={X} onClick={refuse}>
        {words.refuse}
      </SmallButton>
    </span>
  );
}
