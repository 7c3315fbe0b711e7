import { ArrowLeft, RotateCw } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { isMissingFile } from '../lib/new-build.ts';
import { RequestCode } from './request-code.tsx';
import { Button } from './ui/button.tsx';
import { useDelayed } from './ui/use-delayed.ts';

const messages = defineMessages({
  title: { en: 'Application Error', fr: "Erreur de l'application" },
  unknown: { en: 'Unknown error', fr: 'Erreur inconnue' },
  safe: {
    en: 'What you saved is safe. Refreshing usually fixes the problem.',
    fr: 'Ce que vous avez enregistré est en sécurité. Actualiser la page règle généralement le problème.',
  },
  refresh: { en: 'Refresh', fr: 'Actualiser' },
  missingTitle: { en: 'This screen could not be loaded', fr: 'Impossible de charger cet écran' },
  missing: {
    en: 'Part of the app did not load: the connection was lost, or a new version was released. What you typed is kept.',
    fr: "Une partie de l'application manque\u00a0: la connexion a été perdue, ou une nouvelle version vient d'être mise en ligne. Ce que vous avez saisi est conservé.",
  },
  back: { en: 'Go back', fr: 'Revenir en arrière' },
});

/** Milliseconds within which an outdated page notices that and reloads (reload-once.ts). */
const timeToReload = 1_000;

type Props = {
  message: string;
  /** Under which support finds the failure; null while there is none. */
  code?: string | null;
};

/** The global error screen (specification 2). */
export function ErrorScreen({ message, code = null }: Props) {
  const words = useMessages(messages);
  const missing = isMissingFile(message);
  const stays = useDelayed(missing, timeToReload);
  if (missing && !stays) return null;
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-6 py-16">
      <div className="flex w-full flex-col items-start gap-4" role="alert">
        <h1 className="text-3xl">{missing ? words.missingTitle : words.title}</h1>
        {!missing && (
          <p className="w-full rounded-xl bg-red-soft px-4 py-3 break-words">
            {message.trim() === '' ? words.unknown : message}
          </p>
        )}
        <p className="text-muted">{missing ? words.missing : words.safe}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon={<RotateCw aria-hidden className="size-5" />} onClick={() => location.reload()} variant="accent">
          {words.refresh}
        </Button>
        {missing && history.length > 1 && (
          <Button
            icon={<ArrowLeft aria-hidden className="size-5" />}
            onClick={() => history.back()}
            variant="secondary"
          >
            {words.back}
          </Button>
        )}
      </div>
      {code !== null && <RequestCode code={code} />}
    </main>
  );
}
