import type { Collaborator } from '@elan/contract/collaboration';
import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '../../components/ui/cause-banner.tsx';
import { InlineConfirmation } from '../../components/ui/inline-confirmation.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { collaboratorCountQuery, collaboratorsQuery } from '../../data/api/queries.ts';
import { isRefusal } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';
import { useReadPeopleAgain } from './use-read-people-again.ts';

type Props = {
  projectId: string;
  collaborator: Collaborator;
  onClose: () => void;
  onFailure: (failure: Failure | null) => void;
};

/** Asks for confirmation before removing somebody, in the row itself (COLL-013). */
export function RemoveConfirmation({ projectId, collaborator, onClose, onFailure }: Props) {
  const words = useMessages(collaborationMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  const readAgain = useReadPeopleAgain(projectId);
  const { id, invited_email: email, status } = collaborator;
  const question = { accepted: words.removeQuestion, pending: words.withdrawQuestion, declined: words.forgetQuestion };

  const close = () => {
    onClose();
    document.getElementById(`remove-${id}`)?.focus();
  };
  const remove = async () => {
    onFailure(null);
    try {
      await client.collaboration.remove({ projectId, collaboratorId: id });
    } catch (error) {
      // If they were already removed elsewhere, the goal is reached.
      if (!isRefusal(error, 'NOT_FOUND')) {
        onFailure({ title: collaborationMessages.removeFailed, error });
        return close();
      }
    }
    // The pressed button is gone, so move focus to the list.
    document.getElementById('collaborators-title')?.focus();
    queryClient.setQueryData(collaboratorsQuery(projectId).queryKey, (people) =>
      people === undefined
        ? undefined
        : { ...people, collaborators: people.collaborators.filter((each) => each.id !== id), count: people.count - 1 },
    );
    toast({ text: words.removed(email), tone: 'success' });
    void readAgain();
    void queryClient.invalidateQueries({ queryKey: collaboratorCountQuery().queryKey });
  };
  return (
    <InlineConfirmation
      cancelLabel={words.cancel}
      confirmLabel={words.remove}
      onCancel={close}
      onConfirm={remove}
      question={question[status](email)}
    />
  );
}
