import { RotateCw } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Button } from './ui/button.tsx';

const messages = defineMessages({
  title: { en: 'Application Error', fr: "Erreur de l'application" },
  unknown: { en: 'Unknown error', fr: 'Erreur inconnue' },
  safe: {
    en: 'What you saved is safe. Refreshing usually sets things right.',
    fr: 'Ce que vous avez enregistré est en sécurité. Actualiser la page règle généralement le problème.',
  },
  refresh: { en: 'Refresh', fr: 'Actualiser' },
});

/** The global error screen (specification 2). */
export function ErrorScreen({ message }: { message: string }) {
  const words = useMessages(messages);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-6 py-16" role="alert">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="w-full rounded-xl bg-red-soft px-4 py-3 break-words">
        {message.trim() === '' ? words.unknown : message}
      </p>
      <p className="text-muted">{words.safe}</p>
      <Button icon={<RotateCw aria-hidden className="size-5" />} onClick={() => location.reload()} variant="accent">
        {words.refresh}
      </Button>
    </main>
  );
}
