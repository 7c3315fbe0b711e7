import type { Row } from '@elan/domain/ledger/row';
import { Check, PencilLine, X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { keepRows, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import type { LedgerEdits } from './use-ledger-edits.ts';

type Props = {
  row: Row;
  /** What the row is called in the names of the buttons. */
  name: string;
  edits: Pick<LedgerEdits, 'apply'>;
  /** Left out where the field to correct is right there. */
  onCorrect?: () => void;
};

/** The three answers to a proposal, each in one gesture. */
export function ProposalActions({ row, name, edits, onCorrect }: Props) {
  const words = useMessages(tableMessages);
  const icon = 'size-4';
  return (
    <span className="flex flex-wrap gap-2" data-no-print>
      <Button
        aria-label={words.keepOf(name)}
        icon={<Check aria-hidden className={icon} />}
        onClick={() => edits.apply(keepRows([row]))}
        size="small"
        variant="secondary"
      >
        {words.keep}
      </Button>
      {onCorrect && (
        <Button
          aria-label={words.correctOf(name)}
          icon={<PencilLine aria-hidden className={icon} />}
          onClick={onCorrect}
          size="small"
          variant="quiet"
        >
          {words.correct}
        </Button>
      )}
      <Button
        aria-label={words.refuseOf(name)}
        icon={<X aria-hidden className={icon} />}
        onClick={() => edits.apply(removeRows([row]))}
        size="small"
        variant="quiet"
      >
        {words.refuse}
      </Button>
    </span>
  );
}
