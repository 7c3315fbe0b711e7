import type { Collaborator } from '@elan/contract/collaboration';
import { collaborationTimes } from '@elan/domain/collaboration';
import { isEmailAddress } from '@elan/domain/email-address';
import { invitationProblemTexts } from '@elan/domain/invitation-texts';
import type { CollaboratorRole } from '@elan/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { collaboratorsKey } from '../../data/api/queries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { type InvitationRefusal, invitationRefusal } from './invitation-refusal.ts';
import { collaborationMessages } from './messages.ts';

/** Sends an invitation to a typed address. The server checks everything again (COLL-002 to COLL-005). */
export function useInvitation(projectId: string, adviser: boolean) {
  const { language } = useLanguage();
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const email = useKeptText(user.id, `${adviser ? 'invite-adviser' : 'invite'}:${projectId}`);
  const [role, setRole] = useState<CollaboratorRole>('viewer');
  const [invited, setInvited] = useState<Collaborator | null>(null);
  const { failure: refusal, setFailure, busy, attempt } = useAttempt<InvitationRefusal>(invitationRefusal);

  useEffect(() => {
    if (invited === null) return;
    const timer = setTimeout(() => setInvited(null), collaborationTimes.invitedShown);
    return () => clearTimeout(timer);
  }, [invited]);
  useEffect(() => {
    if (refusal?.where === 'email') field.current?.focus();
  }, [refusal]);

  const send = async () => {
    setInvited(null);
    const address = email.value.trim();
    if (address === '') return setFailure({ where: 'email', text: collaborationMessages.emailMissing });
    if (!isEmailAddress(address)) return setFailure({ where: 'email', text: invitationProblemTexts.format });
    await attempt(async () => {
      const collaborator = adviser
        ? await client.collaboration.inviteAdviser({ projectId, email: address, language })
        : await client.collaboration.invite({ projectId, email: address, role, language });
      if (typeof collaborator?.invited_email !== 'string') throw new Error('the answer is no collaborator');
      setInvited(collaborator);
      email.clear();
      field.current?.focus();
      await queryClient.invalidateQueries({ queryKey: collaboratorsKey(projectId) });
      return null;
    });
  };
  const type = (address: string) => {
    email.set(address);
    setFailure(null);
  };
  return { field, email, type, role, setRole, invited, refusal, busy, send };
}
