import { limits } from '@elan/domain/limits';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readerMessages } from './reader-messages.ts';

type Props = {
  /** Why the last one did not open the document. */
  problem: string | null;
  busy: boolean;
  onPassword: (password: string) => void;
};

/** Asks a reader for the password of a link. Nothing of the document is known yet. */
export function PasswordForm({ problem, busy, onPassword }: Props) {
  const words = useMessages(readerMessages);
  const [password, setPassword] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') document.getElementById(id)?.focus();
    else onPassword(password);
  };
  return (
    <Card padding="large">
      <form className="flex flex-col items-start gap-5" noValidate onSubmit={submit}>
        <PageTitle lead={words.passwordLead}>{words.passwordTitle}</PageTitle>
        <PasswordField
          autoComplete="current-password"
          className="w-full max-w-md"
          error={problem}
          id={id}
          label={words.password}
          maxLength={limits.passwordMaximum}
          onChange={({ target }) => setPassword(target.value)}
          required
          value={password}
        />
        <Button loading={busy} type="submit">
          {words.open}
        </Button>
      </form>
    </Card>
  );
}
