import type { InvitationProblem } from '@elan/domain/collaboration';
import { invitationProblemTexts } from '@elan/domain/invitation-texts';
import type { Text } from '@elan/domain/locale';
import { causeOf, isServerAnswer, toFault } from '../../lib/errors.ts';
import { collaborationMessages as messages } from './messages.ts';

/** Why an invitation was not sent, and where to show it. */
export type InvitationRefusal =
  | { where: 'email'; text: Text }
  | { where: 'plan' }
  | { where: 'form'; text: Text; cause: Text | null };

export function invitationRefusal(error: unknown): InvitationRefusal {
  const fault = toFault(error);
  if (fault.kind === 'unknown' && !isServerAnswer(error)) {
    return { where: 'form', text: messages.unreadable, cause: null };
  }
  if (fault.kind === 'refused') {
    if (fault.code === 'PLAN_REQUIRED') return { where: 'plan' };
    if (fault.code === 'LIMIT_REACHED' && fault.data.of === 'advisers') {
      return { where: 'form', text: messages.inviteFailed, cause: messages.advisersFull };
    }
    if (fault.code === 'FORBIDDEN') return { where: 'form', text: messages.ownerOnly, cause: null };
    if (fault.code === 'INVALID_INPUT') {
      const problem = emailProblem(fault.data.fields);
      if (problem !== null) return { where: 'email', text: invitationProblemTexts[problem] };
    }
  }
  return { where: 'form', text: messages.inviteFailed, cause: causeOf(error) };
}

/** The problem with the address; an unknown problem is treated as a format error. */
function emailProblem(fields: unknown): InvitationProblem | null {
  if (!Array.isArray(fields)) return null;
  const field: unknown = fields.find((each) => (each as { path?: unknown } | null)?.path === 'email');
  if (field === undefined) return null;
  const { problem } = field as { problem?: unknown };
  return typeof problem === 'string' && Object.hasOwn(invitationProblemTexts, problem)
    ? (problem as InvitationProblem)
    : 'format';
}
