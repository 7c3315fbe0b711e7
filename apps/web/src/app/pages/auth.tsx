import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { session, useSession } from '../../data/account/session.ts';
import { takeReturnTo } from '../../data/account/take-return-to.ts';
import type { Arrival } from '../../features/auth/arrival-notice.tsx';
import { AuthForm } from '../../features/auth/auth-form.tsx';
import type { LinkKind } from '../../features/auth/link-dialog.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { signInAttempts } from '../../features/auth/sign-in-attempts.ts';
import { typedEmail } from '../../features/auth/typed-email.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const ArrivalNotice = fetchedLater(async () => (await import('../../features/auth/arrival-notice.tsx')).ArrivalNotice);
const LateTitle = fetchedLater(async () => (await import('../../features/auth/late-title.tsx')).LateTitle);
const LinkDialog = lazy(async () => ({ default: (await import('../../features/auth/link-dialog.tsx')).LinkDialog }));
const RecoveryForm = lazy(async () => ({
  default: (await import('../../features/auth/recovery-form.tsx')).RecoveryForm,
}));
const NewAddress = lazy(async () => ({ default: (await import('../../features/auth/new-address.tsx')).NewAddress }));
const ConfirmAddress = lazy(async () => ({
  default: (await import('../../features/auth/confirm-address.tsx')).ConfirmAddress,
}));
const SignInLink = lazy(async () => ({ default: (await import('../../features/auth/sign-in-link.tsx')).SignInLink }));

const BackFromProvider = lazy(async () => ({
  default: (await import('../../features/auth/back-from-provider.tsx')).BackFromProvider,
}));
const CodeForm = lazy(async () => ({ default: (await import('../../features/auth/code-form.tsx')).CodeForm }));

type Mode = 'sign-in' | 'sign-up' | 'confirm' | 'recovery' | 'address' | 'link' | 'provider' | 'code';
/** Modes that a mailed link or a provider opens; they also work while a session is open (N-01). */
const linkModes: readonly string[] = ['confirm', 'recovery', 'address', 'link', 'provider'] satisfies Mode[];

/** Prerendered as the sign-in form; the URL's parameters are read after the first render. */
export function AuthPage() {
  const words = useMessages(authMessages);
  const state = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [token, setToken] = useState('');
  const [confirmedHere, setConfirmedHere] = useState(false);
  const [pending, setPending] = useState('');
  const [back, setBack] = useState<URLSearchParams | null>(null);
  const [notice, setNotice] = useState<Arrival | null>(null);
  // The server sends people here whose session ended before the app was loaded.
  const [sentHere, setSentHere] = useState(false);
  const [asked, setAsked] = useState<{ kind: LinkKind; email: string } | null>(null);
  // The URL is read one render later.
  const [addressRead, setAddressRead] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const type = query.get('type');
    setToken(query.get('token') ?? '');
    if (type === 'confirm' || type === 'recovery' || type === 'address' || type === 'link') setMode(type);
    // In the address, so that it is still known when the page is loaded again.
    setConfirmedHere(query.has('confirmed'));
    if (type === 'signup') setMode('sign-up');
    if (type === 'provider') {
      setBack(query);
      setMode('provider');
      // Its code works once: a reload must not try again.
      void navigate('/auth', { replace: true });
    }
    setSentHere(query.get('reason') === 'session');
    setAddressRead(true);
  }, [search, navigate]);

  const leaves = state.status === 'signed-in' && addressRead && !linkModes.includes(mode);
  useEffect(() => {
    if (leaves) void navigate(takeReturnTo(), { replace: true });
  }, [leaves, navigate]);

  const askForCode = (next: string) => {
    setNotice(null);
    setPending(next);
    setMode('code');
  };

  const finishRecovery = async () => {
    signInAttempts.clearAll();
    // The new password ended every session, including this browser's. Recheck first, as this page sends people who are signed in elsewhere.
    await session.recheck();
    setNotice('updated');
    setMode('sign-in');
    await navigate('/auth', { replace: true });
  };

  const finishConfirmation = async (address: string | null, reset: string | null) => {
    if (address !== null) typedEmail.set(address);
    if (reset !== null) {
      const query = new URLSearchParams({ type: 'recovery', token: reset, confirmed: '1' });
      return navigate(`/auth?${query}`, { replace: true });
    }
    setNotice('confirmed');
    setMode('sign-in');
    await navigate('/auth', { replace: true });
  };

  const finishAddress = async (address: string) => {
    typedEmail.set(address);
    setNotice('addressChanged');
    setMode('sign-in');
    // The account of an open session now shows the new address.
    await session.recheck();
    await navigate(session.get().status === 'signed-in' ? '/account' : '/auth', { replace: true });
  };

  const expired = sentHere || (state.status === 'signed-out' && state.reason === 'expired');
  const arrival = notice ?? (expired ? 'expired' : null);

  return (
    <Card className="mx-auto w-full max-w-md" padding="large">
      {mode === 'confirm' || mode === 'recovery' || mode === 'address' || mode === 'code' ? (
        <Suspense>
          <LateTitle mode={mode} />
        </Suspense>
      ) : (
        <PageTitle lead={mode === 'sign-up' ? words.signUpLead : words.signInLead}>
          {mode === 'sign-up' ? words.signUpTitle : words.signInTitle}
        </PageTitle>
      )}
      <div className="mt-6">
        {mode === 'sign-in' || mode === 'sign-up' ? (
          <AuthForm
            mode={mode}
            notice={
              arrival === null ? null : (
                <Suspense>
                  <ArrivalNotice arrival={arrival} />
                </Suspense>
              )
            }
            onCreated={(needsConfirmation) => {
              setNotice(needsConfirmation ? 'checkInbox' : 'created');
              setMode('sign-in');
              // A reload must not show the sign-up form again.
              void navigate('/auth', { replace: true });
            }}
            onByLink={(email) => setAsked({ kind: 'signIn', email })}
            onCode={askForCode}
            onForgot={(email) => setAsked({ kind: 'reset', email })}
            onModeChange={(next) => {
              setNotice(null);
              setMode(next);
            }}
          />
        ) : (
          <Suspense>
            {mode === 'address' && <NewAddress onDone={(address) => void finishAddress(address)} token={token} />}
            {mode === 'confirm' && (
              <ConfirmAddress
                key={token}
                onDone={(address, reset) => void finishConfirmation(address, reset)}
                onLeave={() => {
                  setMode('sign-in');
                  void navigate('/auth', { replace: true });
                }}
                token={token}
              />
            )}
            {mode === 'link' && (
              <SignInLink
                key={token}
                onCode={askForCode}
                onDone={() => setMode('sign-in')}
                onNewLink={(email) => setAsked({ kind: 'signIn', email })}
                token={token}
              />
            )}
            {mode === 'provider' && back !== null && (
              <BackFromProvider
                query={back}
                onCode={askForCode}
                onDone={() => setMode('sign-in')}
                onLinked={(linked) => void navigate('/account', { replace: true, state: { linked } })}
              />
            )}
            {mode === 'code' && <CodeForm onBack={() => setMode('sign-in')} pending={pending} />}
            {mode === 'recovery' && (
              <RecoveryForm
                isConfirmed={confirmedHere}
                key={token}
                onDone={() => void finishRecovery()}
                onNewLink={() => setAsked({ kind: 'reset', email: '' })}
                token={token}
              />
            )}
          </Suspense>
        )}
      </div>
      {asked !== null && (
        <Suspense>
          <LinkDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Card>
  );
}
