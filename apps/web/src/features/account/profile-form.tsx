import type { Text } from '@elan/domain/locale';
import { type PersonColor, personColors } from '@elan/domain/people';
import { type NameProblem, nameProblem, normalizedName } from '@elan/domain/person-name';
import { type FormEvent, useId, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Avatar, personFill } from '../../components/person.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';

const problems: Readonly<Record<NameProblem, Text>> = {
  too_long: accountMessages.nameTooLong,
  hidden: accountMessages.nameHidden,
  link: accountMessages.nameLink,
  blank: accountMessages.nameBlank,
};

/** What is chosen, and what came of saving it. */
function useProfile() {
  const { user } = useAccount();
  const name = useKeptText(user.id, 'name', user.name);
  const [chosen, setChosen] = useState<PersonColor | null>(null);
  const [saved, setSaved] = useState(false);
  const { failure, setFailure, busy, attempt } = useAttempt<NameProblem | Fault>(toFault);
  const color = chosen ?? user.color;
  const forgetOutcome = () => {
    setFailure(null);
    setSaved(false);
  };
  const save = async () => {
    setSaved(false);
    const isSaved = await attempt(async () => {
      const problem = nameProblem(name.value);
      if (problem !== null) return problem;
      const stored = await client.account.setProfile({ name: name.value, color });
      session.update({ user: { ...user, ...stored } });
      name.clear();
      setChosen(null);
      return null;
    });
    setSaved(isSaved);
  };
  return { name, color, chooseColor: setChosen, forgetOutcome, save, busy, saved, failure };
}

/** The name and the colour that others see. */
export function ProfileForm() {
  const words = useMessages(accountMessages);
  const text = useText();
  const { user } = useAccount();
  const { name, color, chooseColor, forgetOutcome, save, busy, saved, failure } = useProfile();
  const problem = typeof failure === 'string' ? failure : null;
  const shown = nameProblem(name.value) === null ? normalizedName(name.value) : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="mt-4" noValidate onChange={forgetOutcome} onSubmit={submit}>
      <div className="flex items-end gap-4">
        <TextField
          autoComplete="name"
          className="max-w-md flex-1"
          error={problem === null ? null : text(problems[problem])}
          help={words.nameHelp}
          label={words.name}
          name="name"
          onChange={(event) => name.set(event.target.value)}
          value={name.value}
        />
        {problem === null && (
          <Avatar className="size-11" person={{ email: user.email, name: shown, color }} size="large" />
        )}
      </div>
      <NotKept shown={!name.kept} />
      <ColorChoice color={color} onChoose={chooseColor} />
      <Button className="mt-4" loading={busy} type="submit">
        {words.saveProfile}
      </Button>
      {saved && (
        <Banner className="mt-4" tone="success">
          {words.profileSaved}
        </Banner>
      )}
      <FailureBanner className="mt-4" fault={typeof failure === 'string' ? null : failure} lead={words.profileFailed} />
    </form>
  );
}

function ColorChoice({ color, onChoose }: { color: PersonColor; onChoose: (color: PersonColor) => void }) {
  const words = useMessages(accountMessages);
  const group = useId();
  return (
    <fieldset className="mt-4">
      <legend className="py-1.5 font-semibold">{words.color}</legend>
      <div className="flex flex-wrap gap-1">
        {personColors.map((each) => (
          <label className="inline-flex size-11 items-center justify-center" key={each} title={words[each]}>
            <input
              checked={each === color}
              className="peer sr-only"
              name={group}
              onChange={() => onChoose(each)}
              type="radio"
              value={each}
            />
            <span
              aria-hidden
              className={`${personFill[each]} size-8 rounded-full forced-color-adjust-none outline-offset-2 outline-ink peer-checked:outline-3 peer-focus-visible:ring-8 peer-focus-visible:ring-line`}
            />
            <span className="sr-only">{words[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
