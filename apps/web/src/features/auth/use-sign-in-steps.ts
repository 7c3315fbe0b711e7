import type { SignInProvider } from '@elan/domain/sign-in-providers';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { session, useSession } from '../../data/account/session.ts';
import { takeReturnTo } from '../../data/account/take-return-to.ts';
import type { Arrival } from './arrival-notice.tsx';
import type { LinkKind } from './link-dialog.tsx';
import { signInAttempts } from './sign-in-attempts.ts';
import { typedEmail } from './typed-email.ts';

type Mode = 'sign-in' | 'sign-up' | 'confirm' | 'recovery' | 'address' | 'link' | 'provider' | 'code';
/** Modes that a mailed link or a provider opens; they also work while a session is open (N-01). */
const linkModes: readonly Mode[] = ['confirm', 'recovery', 'address', 'link', 'provider'];

export type SignInHandle = ReturnType<typeof useSignInSteps>;

/** Where somebody is on the way to being signed in, and the steps from there. */
export function useSignInSteps() {
  const state = useSession();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [pending, setPending] = useState('');
  const [notice, setNotice] = useState<Arrival | null>(null);
  const [asked, setAsked] = useState<{ kind: LinkKind; email: string } | null>(null);
  const address = useAddress(setMode);

  const leaves = state.status === 'signed-in' && address.isRead && !linkModes.includes(mode);
  useEffect(() => {
    if (leaves) void navigate(takeReturnTo(), { replace: true });
  }, [leaves, navigate]);

  /** What the address asked for is done: a reload must not show it again. */
  const signIn = (next: Arrival | null) => {
    setNotice(next);
    setMode('sign-in');
    return navigate('/auth', { replace: true });
  };
  const expired = address.isSentHere || (state.status === 'signed-out' && state.reason === 'expired');
  return {
    ...address,
    mode,
    pending,
    arrival: notice ?? (expired ? ('expired' as const) : null),
    asked,
    setAsked,
    setMode,
    signIn,
    change: (next: Mode) => {
      setNotice(null);
      setMode(next);
    },
    askForCode: (next: string) => {
      setNotice(null);
      setPending(next);
      setMode('code');
    },
    finishRecovery: async () => {
      signInAttempts.clearAll();
      // The new password ended every session, including this browser's. Recheck first, as this page sends people who are signed in elsewhere.
      await session.recheck();
      await signIn('updated');
    },
    finishConfirmation: async (email: string | null, reset: string | null) => {
      if (email !== null) typedEmail.set(email);
      if (reset === null) return signIn('confirmed');
      const query = new URLSearchParams({ type: 'recovery', token: reset, confirmed: '1' });
      await navigate(`/auth?${query}`, { replace: true });
    },
    finishAddress: async (email: string) => {
      typedEmail.set(email);
      setNotice('addressChanged');
      setMode('sign-in');
      // The account of an open session now shows the new address.
      await session.recheck();
      await navigate(session.get().status === 'signed-in' ? '/account' : '/auth', { replace: true });
    },
    linked: (provider: SignInProvider) => navigate('/account', { replace: true, state: { linked: provider } }),
  };
}

type Address = {
  /** It is read one render later. */
  isRead: boolean;
  token: string;
  isConfirmed: boolean;
  /** The server sends people here whose session ended before the app was loaded. */
  isSentHere: boolean;
  /** What a provider sent back. */
  back: URLSearchParams | null;
};

const modeOfType: Readonly<Record<string, Mode>> = {
  signup: 'sign-up',
  confirm: 'confirm',
  recovery: 'recovery',
  address: 'address',
  link: 'link',
  provider: 'provider',
};

function useAddress(setMode: (mode: Mode) => void): Address {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [address, setAddress] = useState<Address>({
    isRead: false,
    token: '',
    isConfirmed: false,
    isSentHere: false,
    back: null,
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const mode = modeOfType[query.get('type') ?? ''];
    if (mode !== undefined) setMode(mode);
    setAddress(({ back }) => ({
      isRead: true,
      token: query.get('token') ?? '',
      // In the address, so that it is still known when the page is loaded again.
      isConfirmed: query.has('confirmed'),
      isSentHere: query.get('reason') === 'session',
      back: mode === 'provider' ? query : back,
    }));
    // Its code works once: a reload must not try again.
    if (mode === 'provider') void navigate('/auth', { replace: true });
  }, [search, navigate, setMode]);
  return address;
}
