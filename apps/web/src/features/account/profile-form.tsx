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
import { client } from '../../lib/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { session, useAccount } from '../../lib/session.ts';
import { accountMessages } from './messages.ts';

const problems: Readonly<Record<NameProblem, Text>> = {
  too_long: accountMessages.nameTooLong,
  hidden: accountMessages.nameHidden,
  link: accountMessages.nameLink,
  blank: accountMessages.nameBlank,
};

/** The name and the colour that others see. */
export function ProfileForm() {
  const words = useMessages(accountMessages);
  const text = useText();
  const { user } = useAccount();
  const name = useKeptText(user.id, 'name', user.name);
  const [chosen, setChosen] = useState<PersonColor | null>(null);
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const [result, setResult] = useState<Fault | 'saved' | null>(null);
  const [busy, setBusy] = useState(false);
  const color = chosen ?? user.color;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setResult(null);
    const found = nameProblem(name.value);
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    try {
      const stored = await client.account.setProfile({ name: name.value, color });
      session.update({ user: { ...user, ...stored } });
      name.clear();
      setChosen(null);
      setResult('saved');
    } catch (error) {
      setResult(toFault(error));
    }
    setBusy(false);
  };

  return (
    <form className="mt-4" noValidate onSubmit={(event) => void submit(event)}>
      <div className="flex items-end gap-4">
        <TextField
          autoComplete="name"
          className="max-w-md flex-1"
          error={problem === null ? null : text(problems[problem])}
          help={words.nameHelp}
          label={words.name}
          name="name"
          onChange={(event) => {
            name.set(event.target.value);
            setProblem(null);
            setResult(null);
          }}
          value={name.value}
        />
        {problem === null && (
          <Avatar
            className="size-11"
            person={{
              email: user.email,
              name: nameProblem(name.value) === null ? normalizedName(name.value) : '',
              color,
            }}
            size="large"
          />
        )}
      </div>
      <NotKept shown={!name.kept} />
      <ColorChoice
        color={color}
        onChoose={(next) => {
          setChosen(next);
          setResult(null);
        }}
      />
      <Button className="mt-4" loading={busy} type="submit">
        {words.saveProfile}
      </Button>
      {result === 'saved' && (
        <Banner className="mt-4" tone="success">
          {words.profileSaved}
        </Banner>
      )}
      {result !== null && result !== 'saved' && (
        <FailureBanner className="mt-4" fault={result} lead={words.profileFailed} />
      )}
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
