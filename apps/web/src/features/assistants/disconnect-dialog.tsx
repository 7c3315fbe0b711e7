import type { ConnectedAssistant } from '@elan/contract/assistants';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { assistantsMessages } from './assistants-messages.ts';

type Props = { assistant: ConnectedAssistant; onClose: () => void; onDone: () => void };

/** Asks before an assistant is disconnected. */
export function DisconnectDialog({ assistant, onClose, onDone }: Props) {
  const words = useMessages(assistantsMessages);
  const [fault, setFault] = useState<Fault | null>(null);

  const disconnect = async () => {
    setFault(null);
    try {
      await client.assistants.disconnect({ assistantId: assistant.id });
    } catch (thrown) {
      const failed = toFault(thrown);
      // Already ended: nothing to do.
      if (failed.kind !== 'refused' || failed.code !== 'NOT_FOUND') return setFault(failed);
    }
    onDone();
  };

  return (
    <ConfirmDialog
      confirmLabel={words.disconnect}
      onConfirm={disconnect}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.disconnectTitle}
      tone="danger"
    >
      <p className="wrap-anywhere">{words.disconnectNote(assistant.name)}</p>
      <FailureBanner className="mt-4" fault={fault} />
    </ConfirmDialog>
  );
}
