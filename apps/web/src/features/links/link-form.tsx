import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { limits } from '@elan/domain/limits';
import { type Language, languageNames, languages } from '@elan/domain/locale';
import { displayName, type Profile } from '@elan/domain/people';
import { linkDays, type SharedDocument, sharedDocuments } from '@elan/domain/reader-links';
import { Link2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dayOf } from '../../lib/local-date.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { daysAfter, endOf } from './end-day.ts';
import { linkMessages } from './messages.ts';
import type { Links } from './use-links.ts';

type Props = {
  /** Whose name the reader sees. */
  owner: Profile;
  make: Links['make'];
  onMade: (made: Awaited<ReturnType<Links['make']>>) => void;
};

/** What is typed for a new link. */
type Wanted = { document: SharedDocument; language: Language; reader: string; end: string; password: string };
type Errors = Partial<Record<'reader' | 'end' | 'password', string | null>>;

/** Makes a link: what, for whom, in which language, until when, and with which password. */
export function LinkForm({ owner, make, onMade }: Props) {
  const words = useMessages(linkMessages);
  const { language } = useLanguage();
  const offline = useIsOffline();
  const [wanted, setWanted] = useState<Wanted>(() => {
    const end = daysAfter(new Date(), linkDays.usual);
    return { document: 'plan', language, reader: '', end, password: '' };
  });
  const [isChecked, setIsChecked] = useState(false);
  const { failure, busy, attempt } = useAttempt(toFault);
  const id = useId();

  const { end, password, ...rest } = wanted;
  const endsAt = endOf(end, new Date());
  const errors = errorsOf(wanted, endsAt, words);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = (['reader', 'end', 'password'] as const).find((field) => errors[field]);
    if (wrong !== undefined || endsAt === null) return document.getElementById(`${id}-${wrong}`)?.focus();
    await attempt(async () => {
      const made = await make({ ...rest, ends_at: endsAt, password: password || null });
      setWanted({ ...wanted, reader: '', password: '' });
      setIsChecked(false);
      onMade(made);
    });
  };

  return (
    <Card aria-labelledby={`${id}-title`} as="section">
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-2xl" id={`${id}-title`}>
          {words.newTitle}
        </h2>
        <Fields
          errors={isChecked ? errors : {}}
          id={id}
          onChange={(change) => setWanted({ ...wanted, ...change })}
          wanted={wanted}
        />
        <p className="max-w-[68ch] text-sm text-muted">{words.never(displayName(owner))}</p>
        {offline && <Banner tone="warning">{words.offline}</Banner>}
        <FailureBanner fault={failure} lead={words.makeFailed} />
        <Button
          className="self-start"
          disabled={offline}
          icon={<Link2 aria-hidden className="size-5" />}
          loading={busy}
          type="submit"
        >
          {words.make}
        </Button>
      </form>
    </Card>
  );
}

/** What is wrong in each field. */
function errorsOf(
  { reader, password }: Wanted,
  endsAt: string | null,
  words: Record<'readerHidden' | 'readerMissing' | 'endsWrong' | 'passwordShort', string>,
): Errors {
  const missing = reader.trim() === '' ? words.readerMissing : null;
  const isShort = password !== '' && Array.from(password).length < limits.linkPasswordMinimum;
  return {
    reader: hasHiddenCharacters(reader.trim()) ? words.readerHidden : missing,
    end: endsAt === null ? words.endsWrong : null,
    password: isShort ? words.passwordShort : null,
  };
}

type FieldsProps = { id: string; wanted: Wanted; errors: Errors; onChange: (change: Partial<Wanted>) => void };

function Fields({ id, wanted, errors, onChange }: FieldsProps) {
  const words = useMessages(linkMessages);
  const [now] = useState(() => new Date());
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        autoComplete="off"
        className="sm:col-span-2"
        error={errors.reader}
        help={words.readerHelp}
        id={`${id}-reader`}
        label={words.reader}
        maxLength={limits.linkReader}
        onChange={({ target }) => onChange({ reader: target.value })}
        placeholder={words.readerExample}
        required
        value={wanted.reader}
      />
      <SelectField
        help={words[`${wanted.document}Help`]}
        label={words.document}
        onChange={({ target }) => onChange({ document: target.value === 'project' ? 'project' : 'plan' })}
        options={sharedDocuments.map((value) => ({ value, label: words[value] }))}
        placeholder={null}
        value={wanted.document}
      />
      <SelectField
        className="sm:self-end"
        label={words.language}
        onChange={({ target }) => onChange({ language: target.value === 'fr' ? 'fr' : 'en' })}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        placeholder={null}
        value={wanted.language}
      />
      <TextField
        error={errors.end}
        help={words.endsHelp}
        id={`${id}-end`}
        label={words.ends}
        max={daysAfter(now, linkDays.longest)}
        min={dayOf(now)}
        onChange={({ target }) => onChange({ end: target.value })}
        required
        type="date"
        value={wanted.end}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.password}
        help={words.passwordHelp}
        id={`${id}-password`}
        label={words.password}
        maxLength={limits.passwordMaximum}
        onChange={({ target }) => onChange({ password: target.value })}
        optional
        value={wanted.password}
      />
    </div>
  );
}
