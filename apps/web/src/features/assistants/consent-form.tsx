import type { AskedConnection, ConnectionRequest } from '@elan/contract/assistants';
import type { AssistantScope } from '@elan/domain/assistants';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, useState } from 'react';
import { PersonText } from '../../components/person.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CheckboxGroup } from '../../components/ui/checkbox-field.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { faultWords, toFault } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { connectMessages } from './connect-messages.ts';
import { usePlaceText } from './place-text.ts';
import { useRest } from './use-rest.ts';

type Props = { asked: Extract<AskedConnection, { kind: 'asked' }>; request: ConnectionRequest };

/** Who asks, where the answer goes, what it would be able to do and what not; then allow or refuse. */
export function ConsentForm({ asked, request }: Props) {
  const words = useMessages(connectMessages);
  const text = useText();
  const placeText = usePlaceText();
  const [scopes, setScopes] = useState<readonly AssistantScope[]>(asked.scopes);
  const { failure, setFailure, busy, attempt } = useAttempt(problemOf);
  const [left, setLeft] = useState(false);
  const { name, place } = asked;
  const rested = useRest();

  const leaveFor = (address: string) => {
    setLeft(true);
    location.assign(address);
  };
  const allow = async (event: FormEvent) => {
    event.preventDefault();
    if (!rested) return;
    if (scopes.length === 0) return setFailure(connectMessages.noScope);
    await attempt(async () => {
      leaveFor((await client.assistants.allow({ request, scopes: [...scopes] })).redirect);
    });
  };

  if (left) {
    return (
      <Card className="flex flex-col gap-4" padding="large">
        <PageTitle lead={words.leftLead(placeText(place))}>{words.leftTitle}</PageTitle>
      </Card>
    );
  }
  return (
    <Card as="section" padding="large">
      <form className="flex flex-col gap-6" noValidate onSubmit={(event) => void allow(event)}>
        <PageTitle>
          <span className="wrap-anywhere">{words.title(name)}</span>
        </PageTitle>
        <Asker name={name} place={place} />
        <CheckboxGroup
          chosen={scopes}
          legend={words.may}
          name="connect"
          onChange={setScopes}
          options={asked.scopes.map((value) => ({ value, label: words[value] }))}
        />
        <Limits />
        <p className="text-muted">{words.goesOut}</p>
        {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Button disabled={!rested} loading={busy} size="large" type="submit">
            {words.allow}
          </Button>
          <Button onClick={() => leaveFor(asked.refusal)} size="large" type="button" variant="secondary">
            {words.refuse}
          </Button>
        </div>
        <p className="text-sm text-muted">{words.end}</p>
      </form>
    </Card>
  );
}

/** Who asks, where the answer goes, and for which account. */
function Asker({ name, place }: Pick<Props['asked'], 'name' | 'place'>) {
  const words = useMessages(connectMessages);
  const placeText = usePlaceText();
  const { user } = useAccount();
  return (
    <dl className="flex flex-col gap-4 rounded-2xl bg-sunken p-5">
      <Fact note={words.nameNote} term={words.asks} value={name} />
      <Fact note={words[`${place.kind}Note`]} term={words.goesTo} value={placeText(place)} />
      <div>
        <dt className="text-sm text-muted">{words.account}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <PersonText person={user} />
          </span>
          <Button className="-ml-3" onClick={() => session.signOut()} size="small" variant="quiet">
            {words.otherAccount}
          </Button>
        </dd>
      </div>
    </dl>
  );
}

/** What it can do in no case. */
function Limits() {
  const words = useMessages(connectMessages);
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{words.mayNot}</h2>
      <ul className="mt-2 list-disc pl-6">
        <li>{words.notChange}</li>
        <li>{words.notAccount}</li>
        <li>{words.notBeyond}</li>
      </ul>
    </div>
  );
}

function Fact({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <span className="font-semibold wrap-anywhere">{value}</span>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </div>
  );
}

function problemOf(thrown: unknown): Text {
  const fault = toFault(thrown);
  if (fault.kind === 'refused' && fault.code === 'LIMIT_REACHED') return connectMessages.tooMany;
  if (fault.kind === 'refused' && fault.code === 'INVALID_INPUT') return connectMessages.changed;
  return faultWords(fault);
}
