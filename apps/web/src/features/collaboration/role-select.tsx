import type { Collaborator } from '@elan/contract/collaboration';
import { roleLabels } from '@elan/domain/collaboration';
import { type CollaboratorRole, collaboratorRoles } from '@elan/domain/permissions';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Failure } from '../../components/ui/cause-banner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';
import { useReadPeopleAgain } from './use-read-people-again.ts';

type Props = {
  projectId: string;
  collaborator: Collaborator & { role: CollaboratorRole };
  onFailure: (failure: Failure | null) => void;
};

/** Changes a role immediately; reverts to the old role if that fails (COLL-024). */
export function RoleSelect({ projectId, collaborator, onFailure }: Props) {
  const words = useMessages(collaborationMessages);
  const text = useText();
  const toast = useToast();
  const readAgain = useReadPeopleAgain(projectId);
  // Arrow keys can make a second choice while the first is being saved.
  const [chosen, setChosen] = useState<CollaboratorRole | null>(null);
  const next = useRef<CollaboratorRole | null>(null);
  const storing = useRef(false);
  const { id: collaboratorId, invited_email: email } = collaborator;

  const store = async () => {
    storing.current = true;
    let stored: CollaboratorRole | null = null;
    try {
      for (let role = next.current; role !== null; role = next.current) {
        next.current = null;
        await client.collaboration.setRole({ projectId, collaboratorId, role });
        stored = role;
      }
    } catch (error) {
      next.current = null;
      onFailure({ title: collaborationMessages.roleFailed, error });
      stored = null;
    }
    await readAgain();
    storing.current = false;
    setChosen(null);
    if (stored !== null) toast({ text: words.roleChanged(email, text(roleLabels[stored])), tone: 'success' });
  };

  const choose = (role: CollaboratorRole) => {
    onFailure(null);
    setChosen(role);
    next.current = role;
    if (!storing.current) void store();
  };

  return (
    <span className="relative block w-40">
      <select
        aria-busy={chosen !== null || undefined}
        aria-label={words.roleOf(email)}
        className="control appearance-none truncate pr-10"
        onChange={(event) => choose(event.target.value as CollaboratorRole)}
        value={chosen ?? collaborator.role}
      >
        {collaboratorRoles.map((role) => (
          <option key={role} value={role}>
            {text(roleLabels[role])}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
