import type { ModuleEntry, StoredPersona } from '@elan/contract/modules';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { client } from '../../lib/api.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
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
  const { language } = useLanguage();

  const remove = async () => {
    try {
      onGone(await client.personas.remove({ projectId, personaId: persona.id }));
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) return onGone(null);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      confirmLabel={words.deleteConfirm}
      failureText={(thrown) => `${words.deleteFailed} ${faultText(toFault(thrown), language)}`}
      onConfirm={remove}
      onClose={onClose}
      title={words.deleteTitle(persona.nom)}
      tone="danger"
    >
      <p>{words.deleteText}</p>
    </ConfirmDialog>
  );
}
