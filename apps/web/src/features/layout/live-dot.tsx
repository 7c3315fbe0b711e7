import { classNames } from '../../lib/class-names.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useLive } from '../../lib/use-live.ts';

const messages = defineMessages({
  connected: {
    en: 'Live: changes of others appear at once',
    fr: 'En direct : les changements des autres apparaissent aussitôt',
  },
  connecting: { en: 'Connecting…', fr: 'Connexion…' },
  offline: { en: 'Live connection lost, reconnecting', fr: 'Lien en direct perdu, reconnexion en cours' },
});

const looks = { connected: 'bg-green', connecting: 'bg-control', offline: 'bg-red' } as const;

/** Whether changes of others arrive by themselves (decision N-24). */
export function LiveDot() {
  const words = useMessages(messages);
  const { status } = useLive();
  return (
    <span
      aria-label={words[status]}
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', looks[status])}
      data-live={status}
      role="img"
      title={words[status]}
    />
  );
}
