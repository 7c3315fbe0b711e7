import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { brainstormMessages } from './messages.ts';

type Props = { onClose: () => void; onConfirm: () => Promise<void> };

export function OverwriteDialog({ onClose, onConfirm }: Props) {
  const words = useMessages(brainstormMessages);
  return (
    <ConfirmDialog
      cancelLabel={words.keepAnswers}
      confirmLabel={words.overwriteConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
      title={words.overwriteTitle}
    >
      {words.overwrite}
    </ConfirmDialog>
  );
}
