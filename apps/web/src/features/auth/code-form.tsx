import type { Text } from '@elan/domain/locale';
import { lockMinutesLeft } from '@elan/domain/lockout';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { post, toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { type AuthFailure, translateAuthError } from '../../data/sign-in/auth-errors.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { enterSession } from './enter-session.ts';
import { authMessages } from './messages.ts';
import { signInAttempts } from './sign-in-attempts.ts';

const messages = defineMessages({
  code: { en: 'Code from the app', fr: "Code de l'application" },
  recoveryCode: { en: 'Recovery code', fr: 'Code de secours' },
  recoveryHelp: {
    en: 'One of the ten codes you were given when you set up the app. Each works once.',
    fr: "L'un des dix codes reçus en configurant l'application. Chacun fonctionne une seule fois.",
  },
  useRecovery: {
    en: 'I do not have my device: use a recovery code',
    fr: "Je n'ai pas mon appareil\u00a0: utiliser un code de secours",
  },
  useApp: { en: 'Use the code from the app', fr: "Utiliser le code de l'application" },
  back: { en: 'Start over', fr: 'Recommencer' },
  missing: { en: 'Please type the code.', fr: 'Veuillez saisir le code.' },
  wrong: {
    en: (left: number) =>
      `This code is incorrect or was already used. ${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
    fr: (left: number) =>
      `Ce code n'est pas le bon, ou a déjà servi. Il reste ${left} ${left > 1 ? 'tentatives' : 'tentative'}.`,
  },
  usedUp: {
    en: 'Too many wrong codes were typed for this account, so codes from the app are no longer accepted. Use a recovery code or a passkey. If you have neither, write to us.',
    fr: "Trop de mauvais codes ont été saisis pour ce compte\u00a0: ceux de l'application ne sont plus acceptés. Utilisez un code de secours ou une clé d'accès. Si vous n'avez ni l'un ni l'autre, écrivez-nous.",
  },
  expired: {
    en: 'This took too long, and nobody was signed in. Please start over.',
    fr: "Le délai est écoulé et personne n'a été connecté. Veuillez recommencer.",
  },
});

/** Asks for the code of an authenticator, after a right password or link. */
export function CodeForm({ pending, onBack }: { pending: string; onBack: () => void }) {
  const words = useMessages(messages);
  const authWords = useMessages(authMessages);
  const text = useText();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { failure, setFailure, busy, attempt } = useAttempt((thrown) => codeProblem(toAuthFailure(thrown)));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setFailure(messages.missing);
    await attempt(async () => {
      await post('/api/auth/sign-in/code', { pending, code });
      signInAttempts.clearAll();
      return enterSession();
    });
    setCode('');
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      <TextField
        autoCapitalize="none"
        autoComplete="one-time-code"
        autoFocus
        help={isRecovery ? words.recoveryHelp : undefined}
        inputMode={isRecovery ? 'text' : 'numeric'}
        key={String(isRecovery)}
        label={isRecovery ? words.recoveryCode : words.code}
        name="code"
        onChange={(event) => setCode(event.target.value)}
        required
        spellCheck={false}
        value={code}
      />
      <Button className="w-full" loading={busy} size="large" type="submit" variant="accent">
        {authWords.signIn}
      </Button>
      <Button
        className="w-full"
        onClick={() => {
          setFailure(null);
          setCode('');
          setRecovery(!isRecovery);
        }}
        variant="quiet"
      >
        {isRecovery ? words.useApp : words.useRecovery}
      </Button>
      <Button className="w-full" onClick={onBack} variant="quiet">
        {words.back}
      </Button>
    </form>
  );
}

/** What to say about a code that signed nobody in. */
export function codeProblem(failure: AuthFailure): Text {
  const { code, remaining, retryAfterSeconds } = failure;
  if (code === 'INVALID_CODE' && remaining !== undefined) return both(messages.wrong, remaining);
  if (code === 'CODE_EXPIRED') return messages.expired;
  if (code === 'CODES_USED_UP') return messages.usedUp;
  if (code === 'ACCOUNT_LOCKED' && retryAfterSeconds !== undefined) {
    const now = new Date();
    const until = new Date(now.getTime() + retryAfterSeconds * 1_000);
    return both(authMessages.locked, lockMinutesLeft(until, now));
  }
  return translateAuthError(failure);
}

const both = (words: Record<'en' | 'fr', (value: number) => string>, value: number): Text => ({
  en: words.en(value),
  fr: words.fr(value),
});
