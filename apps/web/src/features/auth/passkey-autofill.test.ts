// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { offerPasskeys } from './passkey-autofill.ts';
import { signInByPasskey } from './passkey-sign-in.ts';

const offer = '/api/auth/sign-in/passkey/offer';
const ask = '/api/auth/sign-in/passkey';
const confirm = '/api/auth/sign-in/passkey/confirm';
const options = () => json({ challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' });
const bytes = new Uint8Array([1, 2, 3]).buffer;
const used = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

type Request = { mediation?: string; signal: AbortSignal; choose: (credential: object) => void };

/** A browser that suggests passkeys, or not. @returns what it was asked for */
function withBrowser(suggests: boolean): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => suggests }),
  );
  vi.stubGlobal('navigator', {
    credentials: {
      get: ({ mediation, signal }: Omit<Request, 'choose'>) =>
        new Promise((choose, fail) => {
          requests.push({ ...(mediation === undefined ? {} : { mediation }), signal, choose });
          signal.addEventListener('abort', () => fail(Object.assign(new Error('aborted'), { name: 'AbortError' })));
        }),
    },
  });
  return requests;
}

beforeEach(() => {
  document.body.innerHTML = '<input autocomplete="email webauthn">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks nothing where the browser suggests no passkeys', async () => {
  const requests = withBrowser(false);
  const calls = fakeServer({ [offer]: options });
  const form = new AbortController();
  offerPasskeys(vi.fn(), form.signal);
  await new Promise((resolve) => setTimeout(resolve));
  expect([calls, requests]).toEqual([[], []]);
  form.abort();
});

it('has passkeys suggested, says what was wrong with a chosen one, and suggests again', async () => {
  const requests = withBrowser(true);
  fakeServer({ [offer]: options, [confirm]: () => json({ code: 'PASSKEY_UNKNOWN' }, 401) });
  const onProblem = vi.fn();
  const form = new AbortController();
  offerPasskeys(onProblem, form.signal);
  await expect.poll(() => requests).toMatchObject([{ mediation: 'conditional' }]);
  requests[0]?.choose(used);
  await expect.poll(() => requests).toHaveLength(2);
  expect(onProblem.mock.lastCall).toMatchObject([{ text: { en: expect.stringContaining('no longer opens') } }]);
  form.abort();
  expect(requests[1]?.signal.aborted).toBe(true);
});

it('gives way to the button, and suggests again when the button signed nobody in', async () => {
  const requests = withBrowser(true);
  const calls = fakeServer({
    [offer]: options,
    [ask]: options,
    [confirm]: () => json({ code: 'PASSKEY_REFUSED' }, 401),
  });
  const form = new AbortController();
  offerPasskeys(vi.fn(), form.signal);
  await expect.poll(() => requests).toHaveLength(1);
  const pressed = signInByPasskey();
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests[1]?.mediation).toBeUndefined();
  requests[1]?.choose(used);
  expect(await pressed).toMatchObject({ kind: 'said' });
  await expect.poll(() => requests).toHaveLength(3);
  expect(requests[2]?.mediation).toBe('conditional');
  expect(calls.map(({ path }) => path)).toEqual([offer, ask, confirm, offer]);
  form.abort();
});

it('replaces a challenge before the server forgets it, and ends with the form', async () => {
  vi.useFakeTimers();
  const requests = withBrowser(true);
  const calls = fakeServer({ [offer]: options });
  const form = new AbortController();
  offerPasskeys(vi.fn(), form.signal);
  await expect.poll(() => requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await expect.poll(() => requests).toHaveLength(2);
  form.abort();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(calls).toHaveLength(2);
});
