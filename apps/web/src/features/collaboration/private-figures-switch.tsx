import type { Collaborator } from '@elan/contract/collaboration';
import { roleLabels } from '@elan/domain/collaboration';
import { can } from '@elan/domain/permissions';
import { useId, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import type { Failure } from '../../components/ui/cause-banner.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { client } from '../../data/api/api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';
import { useReadPeopleAgain } from './use-read-people-again.ts';

type Props = {
  projectId: string;
  adviser: Collaborator;
  onFailure: (failure: Failure | null) => void;
};

/** What the owner lets an adviser read beyond what others read; it takes effect at once. */
export function PrivateFiguresSwitch({ projectId, adviser, onFailure }: Props) {
  const words = useMessages(collaborationMessages);
  const text = useText();
  const readAgain = useReadPeopleAgain(projectId);
  const id = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const allowed = wanted ?? can(adviser.role, 'project:private');

  const allow = async (next: boolean) => {
    if (wanted !== null) return;
    onFailure(null);
    setWanted(next);
    try {
      await client.collaboration.setPrivateFigures({ projectId, collaboratorId: adviser.id, allowed: next });
    } catch (error) {
      onFailure({ title: collaborationMessages.roleFailed, error });
    }
    await readAgain();
    setWanted(null);
  };

  return (
    <>
      <Badge>{text(roleLabels.adviser)}</Badge>
      <label className="flex min-h-11 items-center gap-2 text-sm" htmlFor={id}>
        <Switch
          aria-busy={wanted !== null || undefined}
          aria-label={words.privateFiguresOf(adviser.invited_email)}
          checked={allowed}
          id={id}
          onChange={(event) => void allow(event.target.checked)}
        />
        {words.privateFigures}
      </label>
    </>
  );
}
