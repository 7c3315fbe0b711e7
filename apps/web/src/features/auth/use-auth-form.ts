import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { signIn, toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authTexts } from '../../data/sign-in/auth-errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { enterSession } from './enter-session.ts';
import { authMessages } from './messages.ts';
import { signInAttempts } from './sign-in-attempts.ts';
import { type FormProblem, knownLock, signInProblem } from './sign-in-failure.ts';
import { typedEmail } from './typed-email.ts';
import { type AuthFields, type AuthMode, validateAuth } from './validation.ts';

type FormElement = RefObject<HTMLFormElement | null>;
type Events = { onCreated: (needsConfirmation: boolean) => void; onCode: (pending: string) => void };

/** What is typed to sign in or to create an account, what came of it, and what else the form can do. */
export function useAuthForm(form: FormElement, mode: AuthMode, { onCreated, onCode }: Events) {
  const { language } = useLanguage();
  const typed = useTypedFields(form);
  const { fields, change } = typed;
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const creating = mode === 'sign-up';
  useOfferedPasskeys(!creating, setProblem);

  const forgetPassword = () => change({ password: '', confirmation: '' });

  const create = async (email: string) => {
    const outcome = await import('./create-account.ts').then(
      ({ createAccount }) => createAccount(email, fields.password, language),
      () => authTexts.network,
    );
    if (typeof outcome !== 'boolean') return setProblem({ kind: 'said', text: outcome });
    forgetPassword();
    onCreated(outcome);
    // The button that had the focus was disabled meanwhile; what comes next is the password.
    requestAnimationFrame(() => fieldOf(form, 'password')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = validateAuth(mode, fields);
    if (invalid !== null) {
      setProblem({ kind: 'said', text: authMessages[invalid.message] });
      return fieldOf(form, invalid.field)?.focus();
    }
    setProblem(null);
    setBusy(true);
    const email = fields.email.trim();
    if (creating) await create(email);
    else setProblem(await enter(email, fields.password, onCode));
    setBusy(false);
  };
  const enterByPasskey = async () => {
    setProblem(null);
    setProblem(await byPasskey());
  };
  return { ...typed, problem, setProblem, busy, forgetPassword, submit, enterByPasskey };
}

const fieldOf = (form: FormElement, name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

/** The form is prerendered: what was typed or auto-filled before the script was ready is kept. */
function useTypedFields(form: FormElement) {
  const [fields, setFields] = useState<AuthFields>({ email: '', password: '', confirmation: '', acceptsTerms: false });
  // Until hydration the browser must not submit it itself, with the password in the URL.
  const [ready, setReady] = useState(false);
  useLayoutEffect(() => {
    const typed = (name: string) => fieldOf(form, name)?.value ?? '';
    setFields((before) => ({ ...before, email: typed('email') || typedEmail.get(), password: typed('password') }));
    setReady(true);
  }, [form]);
  const change = (part: Partial<AuthFields>) => setFields((before) => ({ ...before, ...part }));
  return { fields, change, ready };
}

/** Fetched after the first paint, which the page brings along; without it, the button remains. */
function useOfferedPasskeys(isOffered: boolean, onProblem: (problem: FormProblem | null) => void): void {
  useEffect(() => {
    if (!isOffered) return;
    const gone = new AbortController();
    void import('./passkey-autofill.ts').then(
      ({ offerPasskeys }) => offerPasskeys(onProblem, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [isOffered, onProblem]);
}

async function enter(email: string, password: string, onCode: Events['onCode']): Promise<FormProblem | null> {
  const lock = knownLock(email, signInAttempts);
  if (lock !== null) return lock;
  try {
    const pending = await signIn(email, password);
    if (pending !== null) {
      onCode(pending);
      return null;
    }
    signInAttempts.clear(email);
    const text = await enterSession();
    return text === null ? null : { kind: 'said', text };
  } catch (failure) {
    return signInProblem(email, toAuthFailure(failure), signInAttempts);
  }
}

async function byPasskey(): Promise<FormProblem | null> {
  try {
    const { signInByPasskey } = await import('./passkey-sign-in.ts');
    return await signInByPasskey();
  } catch {
    // The file did not arrive.
    return { kind: 'said', text: authTexts.network };
  }
}
