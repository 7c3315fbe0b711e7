import type { Collaborator } from '@elan/contract/collaboration';
import type { Text } from '@elan/domain/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { causeOf, isRefusal } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { activityQuery, collaboratorCountQuery, collaboratorsQuery } from '../../lib/queries.ts';
import { collaborationMessages } from './messages.ts';

type Props = {
  projectId: string;
  collaborator: Collaborator;
  onClose: () => void;
  onFailure: (failure: { text: Text; cause: Text | null } | null) => void;
};

/** Asks for confirmation before removing somebody, in the row itself (COLL-013). */
export function RemoveConfirmation({ projectId, collaborator, onClose, onFailure }: Props) {
  const words = useMessages(collaborationMessages);
  const toast = useToast();
  const queryClient = useQueryClient();
  const cancel = useRef<HTMLButtonElement>(null);
  const { id, invited_email: email, status } = collaborator;
  const question = { accepted: words.removeQuestion, pending: words.withdrawQuestion, declined: words.forgetQuestion };

  useEffect(() => cancel.current?.focus(), []);

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
        onFailure({ text: collaborationMessages.removeFailed, cause: causeOf(error) });
        close();
        return;
      }
    }
    const { queryKey } = collaboratorsQuery(projectId);
    // The pressed button is gone, so move focus to the list.
    document.getElementById('collaborators-title')?.focus();
    queryClient.setQueryData(queryKey, (people) =>
      people === undefined
        ? undefined
        : { ...people, collaborators: people.collaborators.filter((each) => each.id !== id), count: people.count - 1 },
    );
    toast({ text: words.removed(email), tone: 'success' });
    void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: collaboratorCountQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: activityQuery(projectId).queryKey });
  };

  return (
    <fieldset
      aria-labelledby={`question-${id}`}
      className="mt-3 flex min-w-0 flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p className="min-w-0 flex-1 basis-64 break-words" id={`question-${id}`}>
        {question[status](email)}
      </p>
      <div className="flex gap-2">
        <Button aria-describedby={`question-${id}`} onClick={close} ref={cancel} size="small" variant="secondary">
          {words.cancel}
        </Button>
        <Button aria-describedby={`question-${id}`} onClick={remove} size="small" variant="danger">
          {words.remove}
        </Button>
      </div>
    </fieldset>
  );
}
