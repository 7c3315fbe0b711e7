import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { AuthForm } from '../../features/auth/auth-form.tsx';
import { authMessages } from '../../features/auth/messages.ts';
import { RecoveryForm } from '../../features/auth/recovery-form.tsx';
import { signInAttempts } from '../../features/auth/sign-in-attempts.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { takeReturnTo } from '../../lib/return-to.ts';
import { session, useSession } from '../../lib/session.ts';

const ResetDialog = lazy(async () => ({ default: (await import('../../features/auth/reset-dialog.tsx')).ResetDialog }));

type Mode = 'sign-in' | 'sign-up' | 'recovery';
type Notice = 'created' | 'checkInbox' | 'confirmed' | 'expiredConfirmation' | 'updated';

/** Prerendered as the sign-in form; the URL's parameters are read after the first render. */
export function AuthPage() {
  const words = useMessages(authMessages);
  const state = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [token, setToken] = useState('');
  const [notice, setNotice] = useState<Notice | null>(null);
  // The server sends people here whose session ended before the app was loaded.
  const [sentHere, setSentHere] = useState(false);
  const [resetFor, setResetFor] = useState<string | null>(null);
  // The URL is read one render later; a recovery link also works while a session is open (N-01).
  const [addressRead, setAddressRead] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const type = query.get('type');
    setToken(query.get('token') ?? '');
    if (type === 'recovery') setMode('recovery');
    if (type === 'signup') setMode('sign-up');
    setSentHere(query.get('reason') === 'session');
    // The link in the confirmation email leads here (decision N-02).
    if (query.has('confirmed')) setNotice('confirmed');
    if (query.has('error')) setNotice('expiredConfirmation');
    setAddressRead(true);
  }, [search]);

  const leaves = state.status === 'signed-in' && addressRead && mode !== 'recovery' && notice !== 'updated';
  useEffect(() => {
    if (leaves) void navigate(takeReturnTo(), { replace: true });
  }, [leaves, navigate]);

  const finishRecovery = async () => {
    signInAttempts.clearAll();
    setNotice('updated');
    setMode('sign-in');
    await navigate('/auth', { replace: true });
    // The new password ended every session, including this browser's.
    await session.recheck();
  };

  const titles = {
    'sign-in': [words.signInTitle, words.signInLead],
    'sign-up': [words.signUpTitle, words.signUpLead],
    recovery: [words.recoveryTitle, words.recoveryLead],
  } as const;
  const [title, lead] = titles[mode];
  const expired = sentHere || (state.status === 'signed-out' && state.reason === 'expired');

  return (
    <Card className="mx-auto w-full max-w-md" padding="large">
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="mt-6">
        {mode === 'recovery' ? (
          <RecoveryForm
            key={token}
            onDone={() => void finishRecovery()}
            onNewLink={() => setResetFor('')}
            token={token}
          />
        ) : (
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
            }}
            onForgot={setResetFor}
            onModeChange={(next) => {
              setNotice(null);
              setMode(next);
            }}
          />
        )}
      </div>
      {resetFor !== null && (
        <Suspense>
          <ResetDialog email={resetFor} onClose={() => setResetFor(null)} />
        </Suspense>
      )}
    </Card>
  );
}
