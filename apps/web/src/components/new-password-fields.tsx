import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import type { NewPassword } from '../lib/new-password.ts';
import { PasswordField } from './ui/password-field.tsx';

const messages = defineMessages({
  password: { en: 'New password', fr: 'Nouveau mot de passe' },
  help: { en: 'At least 6 characters.', fr: 'Au moins 6 caractères.' },
  confirmation: { en: 'Confirm new password', fr: 'Confirmez le nouveau mot de passe' },
});

type Props = { value: NewPassword; onChange: (value: NewPassword) => void };

/** A new password, typed twice. */
export function NewPasswordFields({ value, onChange }: Props) {
  const words = useMessages(messages);
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        help={words.help}
        label={words.password}
        name="new-password"
        onChange={({ target }) => onChange({ ...value, password: target.value })}
        required
        value={value.password}
      />
      <PasswordField
        autoComplete="new-password"
        label={words.confirmation}
        name="new-confirmation"
        onChange={({ target }) => onChange({ ...value, confirmation: target.value })}
        required
        value={value.confirmation}
      />
    </>
  );
}
