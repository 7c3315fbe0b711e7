import type { Text } from '@elan/domain/locale';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { endOtherSessions, endSession } from '../../lib/session-list-api.ts';
import { sessionMessages } from './session-messages.ts';

type Props = { asked: { id: string; device: string } | 'others'; onClose: () => void; onDone: () => void };

/** Asks before one other session ends, or all others. */
export function EndSessionsDialog({ asked, onClose, onDone }: Props) {
  const words = useMessages(sessionMessages);
  const text = useText();
  const [error, setError] = useState<Text | null>(null);

  const end = async () => {
    setError(null);
    try {
      await (asked === 'others' ? endOtherSessions() : endSession(asked.id));
    } catch (thrown) {
      const failure = toAuthFailure(thrown);
      // Already ended: nothing to do.
      if (failure.code !== 'SESSION_NOT_FOUND') return setError(translateAuthError(failure));
    }
    onDone();
  };

  return (
    <ConfirmDialog
      confirmLabel={asked === 'others' ? words.endOthers : words.end}
      onConfirm={end}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={asked === 'others' ? words.endOthersTitle : words.endTitle}
      tone="danger"
    >
      <p className="wrap-anywhere">{asked === 'others' ? words.endOthersNote : words.endNote(asked.device)}</p>
      {error !== null && (
        <Banner className="mt-4" tone="error">
          {text(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
