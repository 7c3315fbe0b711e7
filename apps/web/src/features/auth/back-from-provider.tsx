import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useSession } from '../../data/account/session.ts';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { finishAtProvider, type ProviderReturn, returnIn } from '../../data/sign-in/provider-api.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { enterSession } from './enter-session.ts';
import { FormProblemBanner } from './form-problem.tsx';
import { providerProblem } from './provider-problem.ts';
import { signInAttempts } from './sign-in-attempts.ts';
import type { FormProblem } from './sign-in-failure.ts';

const messages = defineMessages({
  busy: { en: (name: string) => `Coming back from ${name}…`, fr: (name: string) => `Retour de ${name}…` },
  back: { en: 'Back to signing in', fr: 'Retour à la connexion' },
  account: { en: 'Back to my account', fr: 'Retour à mon compte' },
});

type Props = {
  /** What the address of the page said. */
  query: URLSearchParams;
  onCode: (pending: string) => void;
  onDone: () => void;
  onLinked: (provider: SignInProvider) => void;
};

/** Completes a sign-in begun at a provider, once: the code works only once. */
export function BackFromProvider({ query, onDone, ...props }: Props) {
  const back = returnIn(query);
  return back === null ? <NothingBrought onDone={onDone} /> : <Finish {...props} back={back} onDone={onDone} />;
}

/** Somebody changed the address by hand. */
function NothingBrought({ onDone }: Pick<Props, 'onDone'>) {
  useEffect(onDone, [onDone]);
  return null;
}

function Finish({ back, onCode, onDone, onLinked }: Omit<Props, 'query'> & { back: ProviderReturn }) {
  const words = useMessages(messages);
  const { language } = useLanguage();
  const state = useSession();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const begun = useRef(false);

  const finish = async () => {
    try {
      const outcome = await finishAtProvider(back, language);
      if (outcome.kind === 'linked') return onLinked(back.provider);
      if (outcome.kind === 'code') return onCode(outcome.pending);
    } catch (thrown) {
      return setProblem(problemOf(back, thrown));
    }
    signInAttempts.clearAll();
    const text = await enterSession();
    if (text === null) onDone();
    else setProblem({ kind: 'said', text });
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish();
  });

  if (problem === null) return <Spinner label={words.busy(providerNames[back.provider])} />;
  return (
    <div className="flex flex-col gap-4">
      <FormProblemBanner problem={problem} />
      {state.status === 'signed-in' ? (
        <LinkButton to="/account">{words.account}</LinkButton>
      ) : (
        <Button className="w-full" onClick={onDone} size="large" variant="accent">
          {words.back}
        </Button>
      )}
    </div>
  );
}

function problemOf({ provider }: ProviderReturn, thrown: unknown): FormProblem {
  const failure = toAuthFailure(thrown);
  const { code, email } = failure;
  if (code === 'EMAIL_NOT_VERIFIED' && email !== undefined) return { kind: 'unconfirmed', email };
  return { kind: 'said', text: providerProblem(provider, failure) };
}
