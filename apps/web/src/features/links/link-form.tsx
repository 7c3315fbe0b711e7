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
import { useAttempt } from '../../lib/use-attempt.ts';
import { daysAfter, endOf, fieldOf } from './end-day.ts';
import { linkMessages } from './messages.ts';
import type { Links } from './use-links.ts';

type Props = {
  /** Whose name the reader sees. */
  owner: Profile;
  make: Links['make'];
  onMade: (made: Awaited<ReturnType<Links['make']>>) => void;
};

/** Makes a link: what, for whom, in which language, until when, and with which password. */
export function LinkForm({ owner, make, onMade }: Props) {
  const words = useMessages(linkMessages);
  const { language: ofScreen } = useLanguage();
  const offline = useIsOffline();
  const [now] = useState(() => new Date());
  const [document, setDocument] = useState<SharedDocument>('plan');
  const [language, setLanguage] = useState<Language>(ofScreen);
  const [reader, setReader] = useState('');
  const [end, setEnd] = useState(daysAfter(now, linkDays.usual));
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { failure: fault, busy, attempt } = useAttempt(toFault);
  const id = useId();

  const endsAt = endOf(end, new Date());
  const isShort = password !== '' && Array.from(password).length < limits.linkPasswordMinimum;
  const isHidden = hasHiddenCharacters(reader.trim());
  const wrong = { reader: reader.trim() === '' || isHidden, end: endsAt === null, password: isShort };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const first = (['reader', 'end', 'password'] as const).find((field) => wrong[field]);
    if (first !== undefined || endsAt === null) {
      globalThis.document.getElementById(`${id}-${first ?? 'end'}`)?.focus();
      return;
    }
    await attempt(async () => {
      const made = await make({ document, language, reader, ends_at: endsAt, password: password || null });
      setReader('');
      setPassword('');
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
        <TextField
          autoComplete="off"
          error={isChecked && wrong.reader ? (isHidden ? words.readerHidden : words.readerMissing) : null}
          help={words.readerHelp}
          id={`${id}-reader`}
          label={words.reader}
          maxLength={limits.linkReader}
          onChange={({ target }) => setReader(target.value)}
          placeholder={words.readerExample}
          required
          value={reader}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            help={words[`${document}Help`]}
            id={`${id}-document`}
            label={words.document}
            onChange={({ target }) => setDocument(target.value === 'project' ? 'project' : 'plan')}
            options={sharedDocuments.map((value) => ({ value, label: words[value] }))}
            placeholder={null}
            value={document}
          />
          <SelectField
            className="sm:self-end"
            id={`${id}-language`}
            label={words.language}
            onChange={({ target }) => setLanguage(target.value === 'fr' ? 'fr' : 'en')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            placeholder={null}
            value={language}
          />
          <TextField
            error={isChecked && wrong.end ? words.endsWrong : null}
            help={words.endsHelp}
            id={`${id}-end`}
            label={words.ends}
            max={daysAfter(now, linkDays.longest)}
            min={fieldOf(now)}
            onChange={({ target }) => setEnd(target.value)}
            required
            type="date"
            value={end}
          />
          <PasswordField
            autoComplete="new-password"
            error={isChecked && wrong.password ? words.passwordShort : null}
            help={words.passwordHelp}
            id={`${id}-password`}
            label={words.password}
            maxLength={limits.passwordMaximum}
            onChange={({ target }) => setPassword(target.value)}
            optional
            value={password}
          />
        </div>
        <p className="max-w-[68ch] text-sm text-muted">{words.never(displayName(owner))}</p>
        {offline && <Banner tone="warning">{words.offline}</Banner>}
        <FailureBanner fault={fault} lead={words.makeFailed} />
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
