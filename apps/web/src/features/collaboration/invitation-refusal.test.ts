import { describe, expect, it } from 'vitest';
import { NetworkFailure, TimedOut } from '../../lib/http.ts';
import { invitationRefusal } from './invitation-refusal.ts';

const refusal = (code: string, status: number, data?: unknown) =>
  Object.assign(new Error(code), { code, status, data });
const field = (problem: string) => refusal('INVALID_INPUT', 400, { fields: [{ path: 'email', problem }] });

describe('invitationRefusal', () => {
  it.each([
    ['format', 'Invalid email address. Please check the format.'],
    ['owner', 'You are already the owner of this project.'],
    ['collaborator', 'This person is already a collaborator.'],
    ['pending', 'An invitation is already pending for this address.'],
    ['Too big: expected string to have <=1000 characters', 'Invalid email address. Please check the format.'],
  ])('says beside the address what is wrong with it: %s', (problem, text) => {
    expect(invitationRefusal(field(problem))).toMatchObject({ where: 'email', text: { en: text } });
  });

  it('tells the plan, the role, an unreadable answer and a failure apart', () => {
    expect(invitationRefusal(refusal('PLAN_REQUIRED', 403))).toEqual({ where: 'plan' });
    expect(invitationRefusal(refusal('FORBIDDEN', 403))).toMatchObject({
      text: { en: 'Only the project owner can invite collaborators' },
      cause: null,
    });
    expect(invitationRefusal(new Error('not readable'))).toMatchObject({ text: { en: 'Invalid server response' } });
    expect(invitationRefusal(refusal('INTERNAL_SERVER_ERROR', 500))).toMatchObject({
      text: { en: 'Failed to send invitation' },
      cause: null,
    });
  });

  it('names the cause where there is one', () => {
    for (const error of [new NetworkFailure(), new TimedOut(), refusal('TOO_MANY_REQUESTS', 429)]) {
      const shown = invitationRefusal(error);
      expect(shown).toMatchObject({ where: 'form', text: { en: 'Failed to send invitation' } });
      expect(shown).not.toMatchObject({ cause: null });
    }
  });
});
