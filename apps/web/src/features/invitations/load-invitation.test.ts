import type { PendingInvitation } from '@elan/contract/collaboration';
import { describe, expect, it } from 'vitest';
import { NetworkFailure } from '../../lib/http.ts';
import { personOf } from '../../testing/person.ts';
import { type InvitationCalls, loadInvitation } from './load-invitation.ts';

const invitation: PendingInvitation = {
  id: 'i1',
  project_id: 'p1',
  project_name: 'Bakery',
  project_description: null,
  invited_by_email: 'zoe@example.test',
  invited_by_profile: personOf('zoe@example.test'),
  role: 'viewer',
  status: 'pending',
  invited_at: '2025-01-01T00:00:00.000Z',
};
const refusal = (code: string, status: number, defined = true) =>
  Object.assign(new Error(code), { code, status, defined, data: {} });
const failing = (error: unknown) => async () => Promise.reject(error);

const load = (get: InvitationCalls['get'], list: InvitationCalls['list'] = failing(new Error('not asked'))) =>
  loadInvitation({ get, list }, 'i1');

describe('loadInvitation', () => {
  it('gives the invitation', async () => {
    expect(await load(async () => invitation)).toEqual({ kind: 'found', invitation });
  });

  it.each([
    ['NOT_FOUND', 404, 'not-found'],
    ['INVALID_INPUT', 400, 'not-found'],
    ['FORBIDDEN', 403, 'other-account'],
    ['NOT_AUTHENTICATED', 401, 'not-authenticated'],
  ])('tells %s from the others', async (code, status, kind) => {
    expect(await load(failing(refusal(code, status)))).toEqual({ kind });
  });

  it.each([
    [
      'an error of the server',
      refusal('INTERNAL_SERVER_ERROR', 500, false),
      'Failed to load invitation details.',
      null,
    ],
    [
      'no network',
      new NetworkFailure(),
      'Failed to load invitation details.',
      'Network connection failed. Please check your internet connection.',
    ],
    ['an exception', new TypeError('broke'), 'An unexpected error occurred.', null],
    ['something thrown', 'text', 'An unexpected error occurred.', null],
  ])('names %s', async (_what, error, text, cause) => {
    const result = await load(failing(error));
    expect(result).toMatchObject({ kind: 'failed', text: { en: text }, cause: cause === null ? null : { en: cause } });
  });

  it('takes an answer that is no invitation for an exception', async () => {
    const result = await load(async () => ({}) as PendingInvitation);
    expect(result).toMatchObject({ kind: 'failed', text: { en: 'An unexpected error occurred.' } });
  });

  describe('after a denial that is not about the account', () => {
    const denied = failing(refusal('FORBIDDEN', 403, false));

    it('looks among the pending ones', async () => {
      expect(await load(denied, async () => ({ invitations: [invitation] }))).toEqual({ kind: 'found', invitation });
    });

    it('has not found it when it is not there, or when that fails too', async () => {
      expect(await load(denied, async () => ({ invitations: [] }))).toEqual({ kind: 'not-found' });
      expect(await load(denied, failing(new NetworkFailure()))).toEqual({ kind: 'not-found' });
    });
  });
});
