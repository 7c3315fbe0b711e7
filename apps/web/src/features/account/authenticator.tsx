import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { showAuthenticator } from '../../lib/authenticator-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
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

  const close = () => {
    setTask(null);
    void queryClient.invalidateQueries({ queryKey: authenticatorQuery.queryKey });
  };

  return (
    <section aria-labelledby="authenticator-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg" id="authenticator-title">
            {words.title}
          </h3>
          <p className="mt-1 text-muted">{words.lead}</p>
          {typeof data?.since === 'string' && (
            <p className="mt-1 font-semibold">{words.on(formatDate(data.since, language), data.recoveryCodes)}</p>
          )}
        </div>
        {data !== undefined && task === null && (
          <div className="flex flex-wrap gap-2">
            {tasks.map((one) => (
              <Button
                key={one}
                onClick={() => {
                  setOff(false);
                  setTask(one);
                }}
                variant="secondary"
              >
                {words[one]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {isOff && (
        <Banner className="mt-4" tone="success">
          {words.switchedOff}
        </Banner>
      )}
      {task !== null && (
        <Suspense fallback={<Spinner className="mt-4" label={words.loading} />}>
          <Task
            key={task}
            onClose={close}
            onDone={() => {
              setOff(task === 'remove');
              close();
            }}
            task={task}
          />
        </Suspense>
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {() => null}
      </Loaded>
    </section>
  );
}
