import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FormProblemBanner } from './form-problem.tsx';
import { mailArrives } from './mail-arrives.ts';
import { authMessages } from './messages.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { typedEmail } from './typed-email.ts';
import { useAuthForm } from './use-auth-form.ts';
import type { AuthMode } from './validation.ts';

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

const inlineButtonClass = 'min-h-11 font-semibold text-primary underline-offset-4 hover:underline';

/** Sign in, or create an account. */
export function AuthForm({ mode, onModeChange, notice, onForgot, onByLink, ...events }: Props) {
  const words = useMessages(authMessages);
  const form = useRef<HTMLFormElement>(null);
  const auth = useAuthForm(form, mode, events);
  const { fields, problem, setProblem } = auth;
  const creating = mode === 'sign-up';
  const switchMode = () => {
    setProblem(null);
    auth.forgetPassword();
    onModeChange(creating ? 'sign-in' : 'sign-up');
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void auth.submit(event)} ref={form}>
      {problem === null ? notice : <FormProblemBanner problem={problem} />}
      <Credentials auth={auth} creating={creating} />
      {creating ? (
        <Confirmations auth={auth} />
      ) : (
        <button
          className={`-mt-2 self-start ${inlineButtonClass}`}
          onClick={() => onForgot(fields.email.trim())}
          type="button"
        >
          {words.forgot}
        </button>
      )}
      <Button
        className="w-full"
        loading={auth.busy}
        size="large"
        type={auth.ready ? 'submit' : 'button'}
        variant="accent"
      >
        {creating ? words.signUp : words.signIn}
      </Button>
      {!creating && <OtherWays auth={auth} onByLink={onByLink} />}
      <ProviderButtons onProblem={setProblem} />
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-muted">
        {creating ? words.haveAccount : words.noAccount}
        <button className={inlineButtonClass} onClick={switchMode} type="button">
          {creating ? words.toSignIn : words.toSignUp}
        </button>
      </p>
      <p className="flex flex-wrap justify-center gap-x-5 text-sm text-muted">
        {!creating && <TermsLink to="/terms">{words.termsLink}</TermsLink>}
        <TermsLink to="/terms#privacy">{words.privacyLink}</TermsLink>
      </p>
    </form>
  );
}

type AuthProps = { auth: ReturnType<typeof useAuthForm> };

function Credentials({ auth: { fields, change }, creating }: AuthProps & { creating: boolean }) {
  const words = useMessages(authMessages);
  return (
    <>
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
    </>
  );
}

/** What only a new account asks for. */
function Confirmations({ auth: { fields, change } }: AuthProps) {
  const words = useMessages(authMessages);
  return (
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
  );
}

function OtherWays({ auth: { fields, enterByPasskey }, onByLink }: AuthProps & Pick<Props, 'onByLink'>) {
  const words = useMessages(authMessages);
  return (
    <>
      <Button
        className="w-full data-[offered=no]:hidden"
        data-offered={mailArrives()}
        onClick={() => onByLink(fields.email.trim())}
        variant="quiet"
      >
        {words.byLink}
      </Button>
      <Button className="w-full" onClick={enterByPasskey} variant="quiet">
        {words.byPasskey}
      </Button>
    </>
  );
}

function TermsLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="inline-flex min-h-11 items-center underline-offset-4 hover:underline" to={to}>
      {children}
    </Link>
  );
}
