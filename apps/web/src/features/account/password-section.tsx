import { useState } from 'react';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { changePassword } from '../../data/sign-in/credential-api.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { newPasswordProblem } from '../../lib/new-password.ts';
import { AccountPart, FormOpener } from './account-part.tsx';
import { accountMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { providerMessages } from './provider-messages.ts';
import { useHasNoPassword } from './providers-query.ts';
import { SetPassword } from './set-password.tsx';

/** Opens and closes; closing discards what was typed (ACC-004, ACC-005). */
export function PasswordSection() {
  const words = useMessages(accountMessages);
  const providerWords = useMessages(providerMessages);
  const hasNone = useHasNoPassword();
  const [state, setState] = useState<'closed' | 'open' | 'updated'>('closed');
  const open = state === 'open';
  return (
    <AccountPart
      actions={
        <FormOpener onToggle={() => setState(open ? 'closed' : 'open')} open={open}>
          {hasNone ? providerWords.setPassword : words.changePassword}
        </FormOpener>
      }
      id="password"
      lead={hasNone ? providerWords.noPassword : words.passwordNote}
      news={state === 'updated' ? words.updated : null}
      title={words.password}
    >
      {open && hasNone && <SetPassword lead={providerWords.passwordLead} />}
      {open && !hasNone && <NewPasswordForm onUpdated={() => setState('updated')} />}
    </AccountPart>
  );
}

function NewPasswordForm({ onUpdated }: { onUpdated: () => void }) {
  const words = useMessages(accountMessages);
  const [chosen, setChosen] = useState({ password: '', confirmation: '' });
  return (
    <PasswordForm
      action={words.save}
      below={<NewPasswordFields onChange={setChosen} value={chosen} />}
      name="current"
      onPassword={async (current) => {
        await changePassword(current, chosen.password);
        onUpdated();
        return null;
      }}
      problem={() => newPasswordProblem(chosen)}
    />
  );
}
