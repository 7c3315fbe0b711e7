import type { ModuleEntry } from '@elan/contract/modules';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({
  startedBy: {
    en: (who: string) =>
      `${who} is generating this right now. You are following along, and it uses none of your generations.`,
    fr: (who: string) =>
      `${who} a lancé cette génération. Vous la suivez en direct, et elle ne compte pas parmi les vôtres.`,
  },
});

/** Who started the run that is followed here, when it was somebody else. */
export function StartedBy({ running }: { running: ModuleEntry['running'] }) {
  const words = useMessages(messages);
  if (running === null || running.isMine) return null;
  return (
    <p className="text-sm" role="status">
      {words.startedBy(running.startedBy)}
    </p>
  );
}
