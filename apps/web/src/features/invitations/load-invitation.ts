import type { PendingInvitation } from '@elan/contract/collaboration';
import type { Text } from '@elan/domain/locale';
import { causeOf, isServerAnswer, toFault } from '../../lib/errors.ts';
import { invitationMessages as messages } from './messages.ts';

/** The contract calls needed to find an invitation. */
export type InvitationCalls = {
  get: (input: { invitationId: string }) => Promise<PendingInvitation>;
  list: (input: Record<string, never>) => Promise<{ invitations: PendingInvitation[] }>;
};

/** Why the invitation cannot be answered. */
export type InvitationProblem =
  | { kind: 'not-found' | 'other-account' | 'not-authenticated' }
  /** Worth another try. */
  | { kind: 'failed'; text: Text; cause: Text | null };

export type InvitationResult = { kind: 'found'; invitation: PendingInvitation } | InvitationProblem;

/** Loads one pending invitation of the signed-in person. Never throws: a problem is part of what the screen shows. */
export async function loadInvitation(calls: InvitationCalls, invitationId: string): Promise<InvitationResult> {
  try {
    return found(await calls.get({ invitationId }));
  } catch (error) {
    return isUnnamedDenial(error) ? lookElsewhere(calls, invitationId) : invitationProblem(error, messages.loadFailed);
  }
}

/** What an error means for an invitation; `otherwise` is the message for errors without one. */
export function invitationProblem(error: unknown, otherwise: Text): InvitationProblem {
  const fault = toFault(error);
  if (fault.kind === 'refused') {
    switch (fault.code) {
      case 'NOT_FOUND':
      // Not a valid id, so no invitation has it.
      case 'INVALID_INPUT':
      case 'CONFLICT':
        return { kind: 'not-found' };
      case 'FORBIDDEN':
        return { kind: 'other-account' };
      case 'NOT_AUTHENTICATED':
        return { kind: 'not-authenticated' };
    }
  }
  const isException = fault.kind === 'unknown' && !isServerAnswer(error);
  return { kind: 'failed', text: isException ? messages.unexpected : otherwise, cause: causeOf(error) };
}

/** A denial that is not our rule about the account, such as a proxy's (INV-023). */
function isUnnamedDenial(error: unknown): boolean {
  const { status, defined } = error as { status?: unknown; defined?: unknown };
  return status === 403 && defined !== true;
}

async function lookElsewhere(calls: InvitationCalls, invitationId: string): Promise<InvitationResult> {
  try {
    const { invitations } = await calls.list({});
    const invitation = invitations.find(({ id }) => id === invitationId);
    return invitation === undefined ? { kind: 'not-found' } : found(invitation);
  } catch {
    return { kind: 'not-found' };
  }
}

function found(invitation: PendingInvitation): InvitationResult {
  if (typeof invitation?.id !== 'string') throw new Error('the answer is no invitation');
  return { kind: 'found', invitation };
}
