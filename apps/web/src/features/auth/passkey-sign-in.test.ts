// @vitest-environment happy-dom
import { WebAuthnError } from '@simplewebauthn/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthError } from '../../data/sign-in/auth-api.ts';
import { NetworkFailure } from '../../lib/http.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { signInByPasskey } from './passkey-sign-in.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const english = (thrown: unknown) => {
  const problem = passkeyProblem(thrown);
  return problem.kind === 'said' ? problem.text.en : problem;
};
const fromDevice = (code: WebAuthnError['code'], name: string) =>
  new WebAuthnError({ message: name, code, cause: new Error(name), name });

describe('a passkey that signs nobody in', () => {
  it('says why, in words for people', () => {
    expect(english(new AuthError({ code: 'PASSKEY_UNKNOWN' }))).toContain('no longer opens an account');
    expect(english(new AuthError({ code: 'PASSKEY_REFUSED' }))).toContain('was not accepted');
    expect(english(new AuthError({ status: 429 }))).toContain('Too many attempts');
    expect(english(new NetworkFailure('x'))).toContain('Network issue');
    expect(english(fromDevice('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'NotAllowedError'))).toContain(
      'No passkey was used',
    );
    expect(english(fromDevice('ERROR_INVALID_DOMAIN', 'SecurityError'))).toContain('cannot use passkeys');
  });

  it('offers the confirmation link for the address', () => {
    expect(english(new AuthError({ code: 'EMAIL_NOT_VERIFIED', email: 'a@x.test' }))).toEqual({
      kind: 'unconfirmed',
      email: 'a@x.test',
    });
  });

  it('asks nothing of the server where the browser has no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const calls = fakeServer({});
    expect(await signInByPasskey()).toMatchObject({ text: { en: expect.stringContaining('cannot use passkeys') } });
    expect(calls).toHaveLength(0);
  });
});
