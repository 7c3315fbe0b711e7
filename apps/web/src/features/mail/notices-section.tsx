import {
  type BellChoices,
  type BellKind,
  bellKinds,
  type NoticeChoices,
  type NoticeKind,
  noticeKinds,
  noticeLabels,
} from '@elan/domain/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { SectionCard } from '../../components/section-card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { putResponse } from '../../lib/put-response.ts';
import { mailMessages } from './messages.ts';
import { bellQuery, noticesQuery } from './queries.ts';

/** The switches of each kind of notice; a choice is saved at once. */
export function NoticesSection() {
  const words = useMessages(mailMessages);
  const { services } = useAccount();
  const mail = useQuery(noticesQuery());
  const bell = useQuery(bellQuery());
  const error = mail.error ?? bell.error;
  const data = mail.data !== undefined && bell.data !== undefined ? { mail: mail.data, bell: bell.data } : undefined;
  const refetch = () => Promise.all([mail.refetch(), bell.refetch()]);

  return (
    <SectionCard id="notices" title={words.title} help="comments-and-notices" lead={words.lead}>
      {services.mail === 'outbox' && <p className="mt-2 max-w-[68ch] text-sm text-muted">{words.notSent}</p>}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={{ data, error, refetch }}>
        {(choices) => (
          <ul className="mt-4 flex flex-col divide-y divide-line">
            {noticeKinds.map((kind) => (
              <NoticeChoice choices={choices} key={kind} kind={kind} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}

const isBellKind = (kind: NoticeKind): kind is BellKind => (bellKinds as readonly NoticeKind[]).includes(kind);

type Choices = { mail: NoticeChoices; bell: BellChoices };

function NoticeChoice({ kind, choices }: { kind: NoticeKind; choices: Choices }) {
  const words = useMessages(mailMessages);
  const text = useText();
  const queryClient = useQueryClient();
  const noteId = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const label = noticeLabels[kind];
  const shared = { about: text(label), noteId, onFault: setFault };

  const saveMail = async (wanted: boolean) => {
    const stored = await client.mail.setNotice({ kind, wanted });
    // Only this kind: the answers of two switches may arrive in either order.
    putResponse(queryClient, noticesQuery().queryKey, (all) => ({ ...(all ?? stored), [kind]: stored[kind] }));
  };
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-0 flex-1 basis-52 py-1">
          <p className="font-semibold">{text(label)}</p>
          <p className="text-sm text-muted" id={noteId}>
            {text(label.note)}
          </p>
        </div>
        <div className="flex gap-4">
          {isBellKind(kind) && (
            <ChoiceSwitch
              {...shared}
              channel={words.bell}
              onSave={async (shown) => {
                const stored = await client.notices.choose({ kind, shown });
                putResponse(queryClient, bellQuery().queryKey, (all) => ({ ...(all ?? stored), [kind]: stored[kind] }));
              }}
              wanted={choices.bell[kind]}
            />
          )}
          <ChoiceSwitch {...shared} channel={words.mail} onSave={saveMail} wanted={choices.mail[kind]} />
        </div>
      </div>
      <FailureBanner className="mb-2" fault={fault} lead={words.saveFailed} />
    </li>
  );
}

type SwitchProps = {
  about: string;
  noteId: string;
  channel: string;
  wanted: boolean;
  onSave: (wanted: boolean) => Promise<void>;
  onFault: (fault: Fault | null) => void;
};

function ChoiceSwitch({ about, noteId, channel, wanted, onSave, onFault }: SwitchProps) {
  const words = useMessages(mailMessages);
  const id = useId();
  const [pending, setPending] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  // A second press can arrive before React renders.
  const saving = useRef(false);
  const name = words.nameOf(about, channel);

  // What was pressed is shown until the stored choice has arrived, which takes a moment longer than the answer.
  useEffect(() => {
    if (pending === wanted) setPending(null);
  }, [pending, wanted]);

  const save = async (next: boolean) => {
    if (saving.current) return;
    saving.current = true;
    setPending(next);
    setSaved(false);
    onFault(null);
    try {
      await onSave(next);
      setSaved(true);
    } catch (error) {
      onFault(toFault(error));
      setPending(null);
    }
    saving.current = false;
  };

  return (
    <div className="w-20">
      <label className="flex min-h-11 cursor-pointer flex-col items-center gap-1 py-1 text-sm" htmlFor={id}>
        <span aria-hidden>{channel}</span>
        <Switch
          aria-describedby={noteId}
          aria-label={name}
          checked={pending ?? wanted}
          id={id}
          onChange={(event) => void save(event.target.checked)}
        />
      </label>
      <p className="sr-only" role="status">
        {saved ? words.saved(name) : ''}
      </p>
    </div>
  );
}
