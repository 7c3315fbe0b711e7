import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { resendConfirmation, signIn, toAuthFailure } from '../../lib/auth-api.ts';
import { authTexts, translateAuthError } from '../../lib/auth-errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { mailArrives } from '../../lib/mail-arrives.ts';
import { enterSession } from './enter-session.ts';
import { FormProblemBanner } from './form-problem.tsx';
import { authMessages } from './messages.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { signInAttempts } from './sign-in-attempts.ts';
import { type FormProblem, knownLock, signInProblem } from './sign-in-failure.ts';
import { typedEmail } from './typed-email.ts';
import { type AuthFields, type AuthMode, validateAuth } from './validation.ts';

type Props = {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** What led here: an account was just created, a session ended. */
  notice: ReactNode;
  onCreated: (needsConfirmation: boolean) => void;
  onForgot: (email: string) => void;
  onByLink: (email: string) => void;
  /** The password was right, and the code of an authenticator is needed as well. */
  onCode: (pending: string) => void;
};

const empty: AuthFields = { email: '', password: '', confirmation: '', acceptsTerms: false };

/** Sign in, or create an account. */
export function AuthForm({ mode, onModeChange, notice, onCreated, onForgot, onByLink, onCode }: Props) {
  const words = useMessages(authMessages);
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [resent, setResent] = useState(false);
  const [busy, setBusy] = useState(false);
  // The form is prerendered. Until hydration the browser must not submit it itself, with the password in the URL.
  const [ready, setReady] = useState(false);
  const creating = mode === 'sign-up';

  // Keeps what was typed or auto-filled before the script was ready.
  useLayoutEffect(() => {
    const typed = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    setFields((before) => ({ ...before, email: typed('email') || typedEmail.get(), password: typed('password') }));
    setReady(true);
  }, []);

  // Fetched after the first paint, which the page brings along; without it, the button remains.
  useEffect(() => {
    if (creating) return;
    const gone = new AbortController();
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) => offerPasskeys(setProblem, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [creating]);

  const change = (part: Partial<AuthFields>) => setFields((before) => ({ ...before, ...part }));

  const clear = () => {
    setProblem(null);
    setResent(false);
  };

  const switchMode = () => {
    clear();
    change({ password: '', confirmation: '' });
    onModeChange(creating ? 'sign-in' : 'sign-up');
  };

  const create = async (email: string) => {
    const outcome = await import('./create-account.ts').then(
      ({ createAccount }) => createAccount(email, fields.password, language),
      () => authTexts.network,
    );
    if (typeof outcome !== 'boolean') return setProblem({ kind: 'said', text: outcome });
    change({ password: '', confirmation: '' });
    onCreated(outcome);
    // The button that had the focus was disabled meanwhile; what comes next is the password.
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus());
  };

  const enter = async (email: string) => {
    const lock = knownLock(email, signInAttempts);
    if (lock !== null) return setProblem(lock);
    try {
      const pending = await signIn(email, fields.password);
      if (pending !== null) return onCode(pending);
      signInAttempts.clear(email);
      const text = await enterSession();
      if (text !== null) setProblem({ kind: 'said', text });
    } catch (failure) {
      setProblem(signInProblem(email, toAuthFailure(failure), signInAttempts));
    }
  };

  const enterByPasskey = async () => {
    clear();
    try {
      const { signInByPasskey } = await import('./passkey-sign-in.ts');
      setProblem(await signInByPasskey());
    } catch {
      // The file did not arrive.
      setProblem({ kind: 'said', text: authTexts.network });
    }
  };

  const resend = async (email: string) => {
    try {
      await resendConfirmation(email);
      setProblem(null);
      setResent(true);
    } catch (failure) {
      setProblem({ kind: 'said', text: translateAuthError(toAuthFailure(failure)) });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = validateAuth(mode, fields);
    if (invalid !== null) {
      setProblem({ kind: 'said', text: authMessages[invalid.message] });
      form.current?.querySelector<HTMLInputElement>(`[name=${invalid.field}]`)?.focus();
      return;
    }
    clear();
    setBusy(true);
    const email = fields.email.trim();
    await (creating ? create(email) : enter(email));
    setBusy(false);
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)} ref={form}>
      {problem === null && !resent && notice}
      {resent && <Banner tone="success">{words.resent}</Banner>}
      {problem !== null && <FormProblemBanner onResend={resend} problem={problem} />}
      <TextField
        autoCapitalize="none"
        autoComplete={creating ? 'email' : 'email webauthn'}
        inputMode="email"
        label={words.email}
        name="email"
        onChange={(event) => {
          change({ email: event.target.value });
          typedEmail.set(event.target.value);
        }}
        required
        spellCheck={false}
        type="email"
        value={fields.email}
      />
      <PasswordField
        autoComplete={creating ? 'new-password' : 'current-password'}
        help={creating ? words.passwordHelp : undefined}
        label={words.password}
        name="password"
        onChange={(event) => change({ password: event.target.value })}
        required
        value={fields.password}
      />
      {creating ? (
        <>
          <PasswordField
            autoComplete="new-password"
            label={words.confirmation}
            name="confirmation"
            onChange={(event) => change({ confirmation: event.target.value })}
            required
            value={fields.confirmation}
          />
          <CheckboxField
            checked={fields.acceptsTerms}
            label={
              <>
                {words.acceptBefore}
                <Link className="font-semibold underline underline-offset-4" to="/terms">
                  {words.terms}
                </Link>
              </>
            }
            name="acceptsTerms"
            onChange={(event) => change({ acceptsTerms: event.target.checked })}
            required
          />
        </>
      ) : (
        <button
          className="-mt-2 min-h-11 self-start font-semibold text-primary underline-offset-4 hover:underline"
          onClick={() => onForgot(fields.email.trim())}
          type="button"
        >
          {words.forgot}
        </button>
      )}
      <Button className="w-full" loading={busy} size="large" type={ready ? 'submit' : 'button'} variant="accent">
        {creating ? words.signUp : words.signIn}
      </Button>
      {!creating && (
        <Button
          className="w-full data-[offered=no]:hidden"
          data-offered={mailArrives()}
          onClick={() => onByLink(fields.email.trim())}
          variant="quiet"
        >
          {words.byLink}
        </Button>
      )}
      {!creating && (
        <Button className="w-full" onClick={enterByPasskey} variant="quiet">
          {words.byPasskey}
        </Button>
      )}
      <ProviderButtons
        onProblem={(next) => {
          setResent(false);
          setProblem(next);
        }}
      />
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
        {creating ? words.haveAccount : words.noAccount}
        <button
          className="min-h-11 font-semibold text-primary underline-offset-4 hover:underline"
          onClick={switchMode}
          type="button"
        >
          {creating ? words.toSignIn : words.toSignUp}
        </button>
      </p>
      <p className="flex flex-wrap justify-center gap-x-5 text-sm text-muted">
        {!creating && (
          <Link className="inline-flex min-h-11 items-center underline-offset-4 hover:underline" to="/terms">
            {words.termsLink}
          </Link>
        )}
        <Link className="inline-flex min-h-11 items-center underline-offset-4 hover:underline" to="/terms#privacy">
          {words.privacyLink}
        </Link>
      </p>
    </form>
  );
}
