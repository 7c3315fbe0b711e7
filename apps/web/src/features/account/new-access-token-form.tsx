import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { accessTokenDays, type ProgramScope, programScopes } from '@elan/domain/programs';
import { type FormEvent, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { addAccessToken } from '../../lib/access-token-api.ts';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAccount } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Asks what the program is, what it may do and until when, and for the current password. */
export function NewAccessTokenForm({ onMade }: { onMade: (name: string, token: string) => void }) {
  const words = useMessages(accessTokenMessages);
  const accountWords = useMessages(accountMessages);
  const text = useText();
  const { language } = useLanguage();
  const { user } = useAccount();
  const now = useNow(60_000);
  const name = useKeptText(user.id, 'new-access-token');
  const [scopes, setScopes] = useState<readonly ProgramScope[]>(['read']);
  const [days, setDays] = useState<number>(accessTokenDays.usual);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const chosen = name.value.trim();
    if (chosen === '' || password === '') return setError(accessTokenMessages.required);
    if (chosen.length > limits.accessTokenName) return setError(accessTokenMessages.tooLong);
    if (hasHiddenCharacters(chosen)) return setError(accessTokenMessages.hidden);
    if (scopes.length === 0) return setError(accessTokenMessages.noScope);
    setError(null);
    setBusy(true);
    try {
      const token = await addAccessToken({ name: chosen, scopes, days, currentPassword: password });
      name.clear();
      onMade(chosen, token);
    } catch (thrown) {
      const isFull = toAuthFailure(thrown).code === 'TOO_MANY_TOKENS';
      setPassword('');
      setBusy(false);
      setError(isFull ? accessTokenMessages.tooMany : passwordFailureText(thrown));
    }
  };

  return (
    <form className="mt-4 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        autoComplete="off"
        help={words.nameHelp}
        label={words.name}
        name="token-name"
        onChange={(event) => name.set(event.target.value)}
        required
        value={name.value}
      />
      <NotKept shown={!name.kept} />
      <fieldset>
        <legend className="py-1.5 font-semibold">{words.scopes}</legend>
        {programScopes.map((scope) => (
          <CheckboxField
            checked={scopes.includes(scope)}
            key={scope}
            label={words[scope]}
            name={`token-${scope}`}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={words.end}
        name="token-days"
        onChange={(event) => setDays(Number(event.target.value))}
        options={accessTokenDays.choices.map((choice) => ({
          value: String(choice),
          label: words.days(choice, formatDate(new Date(now.getTime() + choice * dayMs).toISOString(), language)),
        }))}
        placeholder={null}
        required
        value={String(days)}
      />
      <PasswordField
        autoComplete="current-password"
        label={accountWords.currentPassword}
        name="token-password"
        onChange={(event) => setPassword(event.target.value)}
        required
        value={password}
      />
      {error !== null && <Banner tone="error">{text(error)}</Banner>}
      <Button className="self-start" loading={busy} type="submit">
        {words.make}
      </Button>
    </form>
  );
}
