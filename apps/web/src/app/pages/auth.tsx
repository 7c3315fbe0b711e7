import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { AuthForm } from '../../features/auth/auth-form.tsx';
import type { LinkKind } from '../../features/auth/link-dialog.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { signInAttempts } from '../../features/auth/sign-in-attempts.ts';
import { typedEmail } from '../../features/auth/typed-email.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { takeReturnTo } from '../../lib/return-to.ts';
import { session, useSession } from '../../lib/session.ts';

const LinkDialog = lazy(async () => ({ default: (await import('../../features/auth/link-dialog.tsx')).LinkDialog }));
const RecoveryForm = lazy(async () => ({
  default: (await import('../../features/auth/recovery-form.tsx')).RecoveryForm,
}));
const NewAddress = lazy(async () => ({ default: (await import('../../features/auth/new-address.tsx')).NewAddress }));
const SignInLink = lazy(async () => ({ default: (await import('../../features/auth/sign-in-link.tsx')).SignInLink }));

const CodeForm = lazy(async () => ({ default: (await import('../../features/auth/code-form.tsx')).CodeForm }));

type Mode = 'sign-in' | 'sign-up' | 'recovery' | 'address' | 'link' | 'code';
/** Modes that a mailed link opens; they also work while a session is open (N-01). */
const linkModes: readonly string[] = ['recovery', 'address', 'link'] satisfies Mode[];
type Notice = 'created' | 'checkInbox' | 'confirmed' | 'expiredConfirmation' | 'updated' | 'addressChanged';

/** Prerendered as the sign-in form; the URL's parameters are read after the first render. */
export function AuthPage() {
  const words = useMessages(authMessages);
  const state = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [token, setToken] = useState('');
  const [pending, setPending] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  // The server sends people here whose session ended before the app was loaded.
  const [sentHere, setSentHere] = useState(false);
  const [asked, setAsked] = useState<{ kind: LinkKind; email: string } | null>(null);
  // The URL is read one render later.
  const [addressRead, setAddressRead] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const type = query.get('type');
    setToken(query.get('token') ?? '');
    if (type === 'recovery' || type === 'address' || type === 'link') setMode(type);
    if (type === 'signup') setMode('sign-up');
    setSentHere(query.get('reason') === 'session');
    // The link in the confirmation email leads here (decision N-02).
    if (query.has('confirmed')) setNotice('confirmed');
    if (query.has('error')) setNotice('expiredConfirmation');
    setAddressRead(true);
  }, [search]);

  const leaves = state.status === 'signed-in' && addressRead && !linkModes.includes(mode) && notice !== 'updated';
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
    setNotice('updated');
    setMode('sign-in');
    await navigate('/auth', { replace: true });
    // The new password ended every session, including this browser's.
    await session.recheck();
  };

  const finishAddress = async (address: string) => {
    typedEmail.set(address);
    setNotice('addressChanged');
    setMode('sign-in');
    // The account of an open session now shows the new address.
    await session.recheck();
    await navigate(session.get().status === 'signed-in' ? '/account' : '/auth', { replace: true });
  };

  const titles = {
    'sign-in': [words.signInTitle, words.signInLead],
    'sign-up': [words.signUpTitle, words.signUpLead],
    recovery: [words.recoveryTitle, words.recoveryLead],
    address: [words.addressTitle, words.addressLead],
    link: [words.signInTitle, words.signInLead],
    code: [words.codeTitle, words.codeLead],
  } as const;
  const [title, lead] = titles[mode];
  const expired = sentHere || (state.status === 'signed-out' && state.reason === 'expired');

  return (
    <Card className="mx-auto w-full max-w-md" padding="large">
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="mt-6">
        {mode === 'sign-in' || mode === 'sign-up' ? (
          <AuthForm
            mode={mode}
            notice={
              notice === null
                ? expired
                  ? { tone: 'info', text: words.expired }
                  : null
                : { tone: notice === 'expiredConfirmation' ? 'warning' : 'success', text: words[notice] }
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
            {mode === 'link' && (
              <SignInLink
                key={token}
                onCode={askForCode}
                onDone={() => setMode('sign-in')}
                onNewLink={(email) => setAsked({ kind: 'signIn', email })}
                token={token}
              />
            )}
            {mode === 'code' && <CodeForm onBack={() => setMode('sign-in')} pending={pending} />}
            {mode === 'recovery' && (
              <RecoveryForm
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
