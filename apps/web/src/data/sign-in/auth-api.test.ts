// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoAccountInAnswer, signUp } from '../../features/auth/sign-up-api.ts';
import { signIn, toAuthFailure } from './auth-api.ts';
import { authErrorKind, translateAuthError } from './auth-errors.ts';
import { requestPasswordReset } from './credential-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Responses of the server, in order; the last one repeats. */
function server(...answers: (Response | Error)[]) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    const answer = answers[Math.min(bodies.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer?.clone();
  });
  return { bodies };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const databaseError = () => json({ code: 'FAILED_TO_CREATE_USER', message: 'Failed to create user' }, 500);

function waits() {
  const waited: number[] = [];
  return { waited, sleep: async (milliseconds: number) => void waited.push(milliseconds) };
}

describe('account calls', () => {
  it('asks to be remembered', async () => {
    const { bodies } = server(json({ user: {} }));
    await signIn('a@example.test', 'secret1');
    expect(bodies).toEqual([{ email: 'a@example.test', password: 'secret1', rememberMe: true }]);
  });

  it('signs up again 2 s after a database error, and only then', async () => {
    const { waited, sleep } = waits();
    const { bodies } = server(databaseError(), json({ user: { id: '1' } }));
    await signUp('a@example.test', 'secret1', 'fr', sleep);
    expect(waited).toEqual([2000]);
    expect(bodies).toHaveLength(2);
  });

  it('says whether the address has to be confirmed first', async () => {
    server(json({ user: { id: '1' }, needsConfirmation: true }), json({ user: { id: '1' } }));
    expect(await signUp('a@example.test', 'secret1', 'fr')).toEqual({ needsConfirmation: true });
    expect(await signUp('a@example.test', 'secret1', 'fr')).toEqual({ needsConfirmation: false });
  });

  it('passes on what the server says about a locked address', async () => {
    server(json({ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 840, justLocked: true }, 429));
    const failure = await signIn('a@example.test', 'secret1').catch(toAuthFailure);
    expect(failure).toMatchObject({ code: 'ACCOUNT_LOCKED', retryAfterSeconds: 840, justLocked: true });
  });

  it('does not sign up a third time', async () => {
    const { sleep } = waits();
    const { bodies } = server(databaseError());
    const failure = await signUp('a@example.test', 'secret1', 'fr', sleep).catch(toAuthFailure);
    expect(authErrorKind(failure as object)).toBe('database');
    expect(bodies).toHaveLength(2);
  });

  it('does not repeat a sign-up that was refused', async () => {
    const { sleep } = waits();
    const { bodies } = server(json({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' }, 422));
    const failure = await signUp('a@example.test', 'secret1', 'fr', sleep).catch(toAuthFailure);
    expect(authErrorKind(failure as object)).toBe('registered');
    expect(bodies).toHaveLength(1);
  });

  it('notices an answer without an account', async () => {
    server(json({ user: null }));
    await expect(signUp('a@example.test', 'secret1', 'en')).rejects.toBeInstanceOf(NoAccountInAnswer);
  });

  it('asks for a reset three times, 2 s and 4 s apart', async () => {
    const { waited, sleep } = waits();
    const { bodies } = server(new TypeError('Failed to fetch'));
    const failure = await requestPasswordReset('a@example.test', sleep).catch(toAuthFailure);
    expect(waited).toEqual([2000, 4000]);
    expect(bodies).toHaveLength(3);
    expect(authErrorKind(failure as object)).toBe('network');
  });
});

it('a failed account call keeps the code of its request, for the message that sends people to support', async () => {
  const headers = { 'x-request-id': 'k7qf2mxd9a' };
  server(new Response('{"code":"FAILED_TO_CREATE_USER"}', { status: 500, headers }));
  const failure = toAuthFailure(
    await signUp('a@example.test', 'secret1', 'fr', async () => {}).catch((error) => error),
  );
  expect(translateAuthError(failure).en).toMatch(/contact technical support .* Reference code: k7qf2mxd9a\.$/u);
  expect(translateAuthError({ ...failure, code: 'INVALID_EMAIL' }).en).not.toContain('k7qf2mxd9a');
});
