import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AccountPart } from './account-part.tsx';
import { showAuthenticator } from './authenticator-api.ts';
import { authenticatorMessages } from './authenticator-messages.ts';
import type { AuthenticatorTask } from './authenticator-task.tsx';

const Task = lazy(async () => ({ default: (await import('./authenticator-task.tsx')).AuthenticatorSteps }));

const authenticatorQuery = queryOptions({
  queryKey: ['account', 'authenticator'] as const,
  queryFn: ({ signal }) => showAuthenticator(signal),
});

/** The app whose code a sign-in asks for. */
export function AuthenticatorPart() {
  const words = useMessages(authenticatorMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const query = useQuery(authenticatorQuery);
  const { data } = query;
  const [task, setTask] = useState<AuthenticatorTask | null>(null);
  const [isOff, setOff] = useState(false);
  const tasks: readonly AuthenticatorTask[] = data?.since === null ? ['setUp'] : ['renew', 'remove'];

  const begin = (next: AuthenticatorTask) => {
    setOff(false);
    setTask(next);
  };
  const close = (switchedOff = false) => {
    setOff(switchedOff);
    setTask(null);
    void queryClient.invalidateQueries({ queryKey: authenticatorQuery.queryKey });
  };

  return (
    <AccountPart
      actions={
        data !== undefined &&
        task === null &&
        tasks.map((each) => (
          <Button key={each} onClick={() => begin(each)} variant="secondary">
            {words[each]}
          </Button>
        ))
      }
      id="authenticator"
      lead={
        <>
          {words.lead}
          {typeof data?.since === 'string' && (
            <span className="mt-1 block font-semibold text-ink">
              {words.on(formatDate(data.since, language), data.recoveryCodes)}
            </span>
          )}
        </>
      }
      news={isOff ? words.switchedOff : null}
      title={words.title}
    >
      {task !== null && (
        <Suspense fallback={<Spinner className="mt-4" label={words.loading} />}>
          <Task key={task} onClose={() => close()} onDone={() => close(task === 'remove')} task={task} />
        </Suspense>
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {() => null}
      </Loaded>
    </AccountPart>
  );
}
