import type { Text } from '@elan/domain/locale';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useText } from '../../lib/i18n/use-messages.ts';

type Props = {
  title: string;
  /** What will happen. */
  note: string;
  confirmLabel: string;
  remove: () => Promise<unknown>;
  /** The code of a failure which means that it is already gone, in another tab: as good as done. */
  goneCode: string;
  /** What to say about a failure with this code, besides the usual. */
  refusals?: Readonly<Record<string, Text>>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before something that opens the account is taken away. */
export function RemovalDialog({ title, note, confirmLabel, remove, goneCode, refusals, onClose, onDone }: Props) {
  const text = useText();
  const confirm = async () => {
    try {
      await remove();
    } catch (thrown) {
      if (toAuthFailure(thrown).code !== goneCode) throw thrown;
    }
    onDone();
  };
  const failureText = (thrown: unknown) => {
    const failure = toAuthFailure(thrown);
    return text(refusals?.[failure.code ?? ''] ?? translateAuthError(failure));
  };
  return (
    <ConfirmDialog
      confirmLabel={confirmLabel}
      failureText={failureText}
      onClose={onClose}
      onConfirm={confirm}
      title={title}
      tone="danger"
    >
      <p className="wrap-anywhere">{note}</p>
    </ConfirmDialog>
  );
}
