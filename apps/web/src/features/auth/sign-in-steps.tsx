import { lazy, Suspense } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { AuthForm } from './auth-form.tsx';
import { authMessages } from './messages.ts';
import { type SignInHandle, useSignInSteps } from './use-sign-in-steps.ts';

const LateTitle = lazy(async () => ({ default: (await import('./late-title.tsx')).LateTitle }));
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const RecoveryForm = lazy(async () => ({ default: (await import('./recovery-form.tsx')).RecoveryForm }));
const NewAddress = lazy(async () => ({ default: (await import('./new-address.tsx')).NewAddress }));
const ConfirmAddress = lazy(async () => ({ default: (await import('./confirm-address.tsx')).ConfirmAddress }));
const SignInLink = lazy(async () => ({ default: (await import('./sign-in-link.tsx')).SignInLink }));
const BackFromProvider = lazy(async () => ({ default: (await import('./back-from-provider.tsx')).BackFromProvider }));
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** Signing in, up or back in. Prerendered as the sign-in form; the URL's parameters are read after the first render. */
export function SignInSteps() {
  const steps = useSignInSteps();
  const { mode, asked, setAsked } = steps;
  return (
    <Card className="mx-auto w-full max-w-md" padding="large">
      {mode === 'sign-in' || mode === 'sign-up' ? (
        <Form mode={mode} steps={steps} />
      ) : (
        // The title appears with its form: later, it would move what is being pressed.
        <Suspense>
          {mode === 'link' || mode === 'provider' ? <Title mode="sign-in" /> : <LateTitle mode={mode} />}
          <div className="mt-6">
            <LateStep steps={steps} />
          </div>
        </Suspense>
      )}
      {asked !== null && (
        <Suspense>
          <LinkDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function Title({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const words = useMessages(authMessages);
  return (
    <PageTitle lead={mode === 'sign-up' ? words.signUpLead : words.signInLead}>
      {mode === 'sign-up' ? words.signUpTitle : words.signInTitle}
    </PageTitle>
  );
}

function Form({ mode, steps }: { mode: 'sign-in' | 'sign-up'; steps: SignInHandle }) {
  const { arrival, setAsked, signIn, askForCode, change } = steps;
  return (
    <>
      <Title mode={mode} />
      <div className="mt-6">
        <AuthForm
          mode={mode}
          notice={arrival === null ? null : <ArrivalNotice arrival={arrival} />}
          onCreated={(needsConfirmation) => void signIn(needsConfirmation ? 'checkInbox' : 'created')}
          onByLink={(email) => setAsked({ kind: 'signIn', email })}
          onCode={askForCode}
          onForgot={(email) => setAsked({ kind: 'reset', email })}
          onModeChange={change}
        />
      </div>
    </>
  );
}

/** What a mailed link, a provider or a second step opens. */
function LateStep({ steps }: { steps: SignInHandle }) {
  const { mode, token, back, setAsked, setMode, askForCode } = steps;
  const leave = () => setMode('sign-in');
  switch (mode) {
    case 'address':
      return <NewAddress onDone={(address) => void steps.finishAddress(address)} token={token} />;
    case 'confirm':
      return (
        <ConfirmAddress
          key={token}
          onDone={(address, reset) => void steps.finishConfirmation(address, reset)}
          onLeave={() => void steps.signIn(null)}
          token={token}
        />
      );
    case 'link':
      return (
        <SignInLink
          key={token}
          onCode={askForCode}
          onDone={leave}
          onNewLink={(email) => setAsked({ kind: 'signIn', email })}
          token={token}
        />
      );
    case 'provider':
      if (back === null) return null;
      return (
        <BackFromProvider
          query={back}
          onCode={askForCode}
          onDone={leave}
          onLinked={(provider) => void steps.linked(provider)}
        />
      );
    case 'code':
      return <CodeForm onBack={leave} pending={steps.pending} />;
    case 'recovery':
      return (
        <RecoveryForm
          isConfirmed={steps.isConfirmed}
          key={token}
          onDone={() => void steps.finishRecovery()}
          onNewLink={() => setAsked({ kind: 'reset', email: '' })}
          token={token}
        />
      );
  }
}
