import type { AskedConnection, ConnectionRequest } from '@elan/contract/assistants';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { client } from '../../data/api/api.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { connectMessages } from './connect-messages.ts';
import { ConsentForm } from './consent-form.tsx';
import { usePlaceText } from './place-text.ts';

const names = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'resource',
  'scope',
  'state',
] as const satisfies readonly (keyof ConnectionRequest)[];

/** The parameters of the address that the assistant opened. One that comes twice is not sound, so it is left out. */
function requestIn(search: string): ConnectionRequest {
  const parameters = new URLSearchParams(search);
  const present = names.filter((name) => parameters.getAll(name).length === 1);
  return Object.fromEntries(present.map((name) => [name, parameters.get(name) ?? '']));
}

/** What an assistant asks for, as the server has checked it: to be allowed, refused, or explained. */
export function AskedConnectionCard({ search }: { search: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} search={search} />;
}

function Attempt({ search, onRetry }: { search: string; onRetry: () => void }) {
  const words = useMessages(connectMessages);
  const [asked, setAsked] = useState<AskedConnection | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    client.assistants.ask(requestIn(search), { signal: leaving.signal }).then(setAsked, (thrown: unknown) => {
      if (!leaving.signal.aborted) setFault(toFault(thrown));
    });
    return () => leaving.abort();
  }, [search]);

  if (fault !== null) {
    return (
      <Card className="flex flex-col items-start gap-6" padding="large">
        <PageTitle>{words.problemTitle}</PageTitle>
        <FailureBanner className="w-full" title={words.loadFailed} fault={fault} />
        <Button onClick={onRetry}>{words.retry}</Button>
      </Card>
    );
  }
  if (asked === null) return <PageLoading message={words.loading} />;
  return asked.kind === 'asked' ? <ConsentForm asked={asked} request={requestIn(search)} /> : <Unsound asked={asked} />;
}

/** A request that cannot be allowed. Nobody is sent anywhere without pressing a button that says where. */
function Unsound({ asked }: { asked: Exclude<AskedConnection, { kind: 'asked' }> }) {
  const words = useMessages(connectMessages);
  const placeText = usePlaceText();
  return (
    <Card className="flex flex-col items-start gap-6" padding="large">
      <PageTitle>{words.problemTitle}</PageTitle>
      <p className="text-lg wrap-anywhere">
        {asked.kind === 'unknown' ? words.unknown : words.invalid(asked.name, asked.problem)}
      </p>
      <div className="flex flex-wrap gap-3">
        {asked.kind === 'invalid' && (
          <Button onClick={() => location.assign(asked.back)} variant="secondary">
            {words.backTo(placeText(asked.place))}
          </Button>
        )}
        <LinkButton icon={<ArrowLeft aria-hidden className="size-5" />} to="/dashboard" variant="secondary">
          {words.toDashboard}
        </LinkButton>
      </div>
    </Card>
  );
}
