import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { accessTokenDays, type ProgramScope, programScopes } from '@elan/domain/programs';
import { useState } from 'react';
import { KeptTextField } from '../../components/kept-text-field.tsx';
import { CheckboxGroup } from '../../components/ui/checkbox-field.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useAccount } from '../../data/account/session.ts';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { addAccessToken } from './access-token-api.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { nameProblem } from './name-problem.ts';
import { passwordFailureText } from './password-failure.ts';
import { PasswordForm } from './password-form.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/** Asks what the program is, what it may do and until when, and for the current password. */
export function NewAccessTokenForm({ onMade }: { onMade: (name: string, token: string) => void }) {
  const words = useMessages(accessTokenMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const now = useNow(60_000);
  const name = useKeptText(user.id, 'new-access-token');
  const [scopes, setScopes] = useState<readonly ProgramScope[]>(['read']);
  const [days, setDays] = useState<number>(accessTokenDays.usual);
  const chosen = name.value.trim();

  const problem = () => {
    const found = nameProblem(chosen, limits.accessTokenName);
    return found === null && scopes.length === 0 ? accessTokenMessages.noScope : found;
  };
  const make = async (password: string) => {
    const token = await addAccessToken({ name: chosen, scopes, days, currentPassword: password });
    name.clear();
    onMade(chosen, token);
    return null;
  };

  return (
    <PasswordForm
      action={words.make}
      failureText={failureText}
      name="token-password"
      onPassword={make}
      problem={problem}
    >
      <KeptTextField
        autoComplete="off"
        help={words.nameHelp}
        label={words.name}
        name="token-name"
        required
        text={name}
      />
      <CheckboxGroup
        chosen={scopes}
        legend={words.scopes}
        name="token"
        onChange={setScopes}
        options={programScopes.map((value) => ({ value, label: words[value] }))}
      />
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
    </PasswordForm>
  );
}

function failureText(thrown: unknown): Text {
  const isFull = toAuthFailure(thrown).code === 'TOO_MANY_TOKENS';
  return isFull ? accessTokenMessages.tooMany : passwordFailureText(thrown);
}
