import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { changePassword } from '../../lib/credential-api.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { isDemoAccount, useAccount } from '../../lib/session.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';
import { passwordFailureText } from './password-failure.ts';
import { providerMessages } from './provider-messages.ts';
import { providersQuery } from './providers-query.ts';
import { SetPassword } from './set-password.tsx';
import { validatePasswordChange } from './validate-password.ts';

const empty = { current: '', next: '', confirmation: '' };

/** Opens and closes; closing discards what was typed (ACC-004, ACC-005). */
export function PasswordSection() {
  const words = useMessages(accountMessages);
  const providerWords = useMessages(providerMessages);
  const account = useAccount();
  const { data } = useQuery({ ...providersQuery, enabled: !isDemoAccount(account) });
  const hasNone = data?.hasPassword === false;
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState(empty);
  const { failure, setFailure, busy, attempt } = useAttempt(passwordFailureText);
  const [updated, setUpdated] = useState(false);

  const close = () => {
    setOpen(false);
    setFields(empty);
    setFailure(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = validatePasswordChange(fields);
    if (problem !== null) return setFailure(accountMessages[problem]);
    await attempt(async () => {
      await changePassword(fields.current, fields.next);
      close();
      setUpdated(true);
    });
  };

  const field = (name: keyof typeof empty) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });

  return (
    <section aria-labelledby="password-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h3 className="text-lg" id="password-title">
            {words.password}
          </h3>
          <p className="mt-1 text-muted">{hasNone ? providerWords.noPassword : words.passwordNote}</p>
        </div>
        <Button
          aria-expanded={open}
          onClick={() => {
            setUpdated(false);
            if (open) close();
            else setOpen(true);
          }}
          variant="secondary"
        >
          {open ? words.cancel : hasNone ? providerWords.setPassword : words.changePassword}
        </Button>
      </div>
      {updated && (
        <Banner className="mt-4" tone="success">
          {words.updated}
        </Banner>
      )}
      {open && hasNone && <SetPassword lead={providerWords.passwordLead} />}
      {open && !hasNone && (
        <form className="mt-5 flex max-w-md flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
          {failure !== null && <Banner tone="error">{failure[language]}</Banner>}
          <PasswordField autoComplete="current-password" label={words.currentPassword} required {...field('current')} />
          <PasswordField
            autoComplete="new-password"
            help={words.newPasswordHelp}
            label={words.newPassword}
            required
            {...field('next')}
          />
          <PasswordField autoComplete="new-password" label={words.confirmation} required {...field('confirmation')} />
          <div className="flex flex-wrap gap-3">
            <Button loading={busy} type="submit">
              {words.save}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
