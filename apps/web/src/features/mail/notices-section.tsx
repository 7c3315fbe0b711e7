import { type NoticeKind, noticeKinds, noticeLabels } from '@elan/domain/notices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { client } from '../../lib/api.ts';
import { type Fault, faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { mailMessages } from './messages.ts';
import { noticesQuery } from './queries.ts';

/** One switch for each kind of notice; a choice is saved at once. */
export function NoticesSection() {
  const words = useMessages(mailMessages);
  const { language } = useLanguage();
  const { services } = useAccount();
  const { data: choices, error, refetch } = useQuery(noticesQuery());

  return (
    <Card as="section" aria-labelledby="notices-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl" id="notices-title">
          {words.title}
        </h2>
        <HelpLink about={words.title} className="-my-2" page="comments-and-notices" />
      </div>
      <p className="mt-1 max-w-[68ch] text-muted">{words.lead}</p>
      {services.mail === 'outbox' && <p className="mt-2 max-w-[68ch] text-sm text-muted">{words.notSent}</p>}
      {choices !== undefined ? (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {noticeKinds.map((kind) => (
            <NoticeSwitch key={kind} kind={kind} wanted={choices[kind]} />
          ))}
        </ul>
      ) : error === null ? (
        <Spinner className="mt-4" label={words.loading} />
      ) : (
        <Banner
          action={
            <Button onClick={() => refetch()} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          className="mt-4"
          tone="error"
        >
          {words.loadFailed} {faultText(toFault(error), language)}
        </Banner>
      )}
    </Card>
  );
}

function NoticeSwitch({ kind, wanted }: { kind: NoticeKind; wanted: boolean }) {
  const words = useMessages(mailMessages);
  const text = useText();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const id = useId();
  const [pending, setPending] = useState<boolean | null>(null);
  const [saved, setSaved] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  // A second press can arrive before React renders.
  const saving = useRef(false);
  const label = noticeLabels[kind];

  // What was pressed is shown until the stored choice has arrived, which takes a moment longer than the answer.
  useEffect(() => {
    if (pending === wanted) setPending(null);
  }, [pending, wanted]);

  const save = async (next: boolean) => {
    if (saving.current) return;
    saving.current = true;
    setPending(next);
    setSaved(false);
    setFault(null);
    try {
      const stored = await client.mail.setNotice({ kind, wanted: next });
      // Only this kind: the answers of two switches may arrive in either order.
      queryClient.setQueryData(noticesQuery().queryKey, (all) => ({ ...(all ?? stored), [kind]: stored[kind] }));
      setSaved(true);
    } catch (error) {
      setFault(toFault(error));
      setPending(null);
    }
    saving.current = false;
  };

  return (
    <li className="py-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-4 py-2" htmlFor={id}>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{text(label)}</span>
          <span className="block text-sm text-muted" id={`${id}-note`}>
            {text(label.note)}
          </span>
        </span>
        <Switch
          aria-describedby={`${id}-note`}
          aria-label={text(label)}
          checked={pending ?? wanted}
          id={id}
          onChange={(event) => void save(event.target.checked)}
        />
      </label>
      <p className="sr-only" role="status">
        {saved ? words.saved(text(label)) : ''}
      </p>
      {fault !== null && (
        <Banner className="mb-2" tone="error">
          {words.saveFailed} {faultText(fault, language)}
        </Banner>
      )}
    </li>
  );
}
