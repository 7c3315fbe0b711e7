import type { ModuleEntry, StoredPersona } from '@elan/contract/modules';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';

type Props = {
  projectId: string;
  persona: StoredPersona;
  onClose: () => void;
  /**
   * Called after deletion with the updated entry, or null when it was already gone and the project must be read again.
   */
  onGone: (entry: ModuleEntry | null) => void;
};

/**
 * Deletes a persona after confirmation; by id, so that two people deleting at once delete two different ones (S-15).
 */
export function DeleteDialog({ projectId, persona, onClose, onGone }: Props) {
  const words = useMessages(personaMessages);
  const [fault, setFault] = useState<Fault | null>(null);

  const remove = async () => {
    setFault(null);
    try {
      onGone(await client.personas.remove({ projectId, personaId: persona.id }));
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) return onGone(null);
      setFault(toFault(error));
    }
  };

  return (
    <ConfirmDialog
      confirmLabel={words.deleteConfirm}
      onConfirm={remove}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.deleteTitle(persona.nom)}
      tone="danger"
    >
      <p>{words.deleteText}</p>
      <FailureBanner className="mt-4 text-ink" fault={fault} lead={words.deleteFailed} />
    </ConfirmDialog>
  );
}
