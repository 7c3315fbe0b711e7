import type { ReaderLink } from '@elan/contract/links';
import { languageNames } from '@elan/domain/locale';
import { linkDays } from '@elan/domain/reader-links';
import { type FormEvent, useId, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { toFault } from '../../lib/errors.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dayOf } from '../../lib/local-date.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { daysAfter, endOf } from './end-day.ts';
import { linkMessages } from './messages.ts';
import type { Links } from './use-links.ts';

const tones = { active: 'green', ended: 'neutral', revoked: 'red' } as const;

type Props = { link: ReaderLink } & Pick<Links, 'setEnd' | 'revoke'>;

/** One link: who it is for, whether it works, when it was opened, and what can be done with it. */
export function LinkRow({ link, setEnd, revoke }: Props) {
  const words = useMessages(linkMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const offline = useIsOffline();
  const [isChanging, setIsChanging] = useState(false);
  const [failed, setFailed] = useState('');
  const { failure, attempt } = useAttempt(toFault);
  const { id, reader, state } = link;

  const close = () => setIsChanging(false);
  const change = (call: () => Promise<unknown>, done: string, otherwise: string) => {
    setFailed(otherwise);
    return attempt(async () => {
      await call();
      close();
      toast({ text: done, tone: 'success' });
    });
  };
  const onRevoke = async () => {
    if (await change(() => revoke(id), words.revokeDone(reader), words.revokeFailed))
      document.getElementById('links-title')?.focus();
  };
  const onEnd = (endsAt: string) =>
    change(() => setEnd(id, endsAt), words.changeDone(reader, formatDate(endsAt, language)), words.changeFailed);

  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Standing link={link} />
        {state !== 'revoked' && (
          <div className="flex flex-wrap gap-2">
            <Button
              aria-expanded={isChanging}
              aria-label={words.changeOf(reader)}
              disabled={offline}
              onClick={() => setIsChanging(!isChanging)}
              size="small"
              variant="secondary"
            >
              {words.change}
            </Button>
            <Button
              aria-label={words.revokeOf(reader)}
              disabled={offline}
              onClick={onRevoke}
              size="small"
              variant="danger"
            >
              {words.revoke}
            </Button>
          </div>
        )}
      </div>
      {isChanging && state !== 'revoked' && <EndForm link={link} onCancel={close} onEnd={onEnd} />}
      <FailureBanner fault={failure} lead={failed} />
      <Openings link={link} />
    </li>
  );
}

function Standing({ link }: Pick<Props, 'link'>) {
  const words = useMessages(linkMessages);
  const { language } = useLanguage();
  const { reader, state } = link;
  const day = (moment: string) => formatDate(moment, language);
  const standing = {
    active: words.until(day(link.ends_at)),
    ended: words.endedOn(day(link.ends_at)),
    revoked: words.revokedOn(day(link.revoked_at ?? link.ends_at)),
  };
  return (
    <div className="min-w-0 flex-1 basis-72">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">{reader}</h3>
        <Badge tone={tones[state]}>{words[state]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {[
          words[link.document],
          languageNames[link.language],
          standing[state],
          words.madeOn(day(link.created_at)),
          ...(link.has_password ? [words.withPassword] : []),
        ].join(' · ')}
      </p>
    </div>
  );
}

type EndProps = Pick<Props, 'link'> & { onEnd: (endsAt: string) => Promise<unknown>; onCancel: () => void };

function EndForm({ link, onEnd, onCancel }: EndProps) {
  const words = useMessages(linkMessages);
  const [now] = useState(() => new Date());
  const standing = dayOf(new Date(link.ends_at));
  const [end, setEnd] = useState(standing < dayOf(now) ? daysAfter(now, linkDays.usual) : standing);
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const chosen = endOf(end, new Date());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (chosen === null) return;
    setBusy(true);
    await onEnd(chosen);
    setBusy(false);
  };

  return (
    <form className="flex flex-wrap items-end gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        error={isChecked && chosen === null ? words.endsWrong : null}
        id={id}
        label={words.ends}
        max={daysAfter(now, linkDays.longest)}
        min={dayOf(now)}
        onChange={({ target }) => setEnd(target.value)}
        type="date"
        value={end}
      />
      <Button loading={busy} type="submit">
        {words.save}
      </Button>
      <Button onClick={onCancel} variant="quiet">
        {words.cancel}
      </Button>
    </form>
  );
}

function Openings({ link: { opened, openings } }: Pick<Props, 'link'>) {
  const words = useMessages(linkMessages);
  const { language } = useLanguage();
  if (opened === 0) return <p className="text-sm text-muted">{words.openings(0)}</p>;
  // Two openings can have the same moment: each is known by its number among all of them.
  const listed = openings.map((opening, place) => ({ ...opening, number: opened - place }));
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-0 sm:py-1">
        {words.openings(opened)}
      </summary>
      <p className="mt-1 max-w-[68ch] text-muted">{words.openingsNote}</p>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
        {listed.map(({ number, at, what }) => (
          <li key={number}>
            <time dateTime={at}>{formatDateTime(at, language)}</time> · {words[what]}
          </li>
        ))}
      </ul>
    </details>
  );
}
