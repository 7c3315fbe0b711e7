import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { MailSender } from '../../platform/mail/port.ts';
import { sendDueMails } from './send-due-mails.ts';

/** Milliseconds between two looks for mails that are due; a new mail is looked for at once. */
const pollInterval = 20_000;
/** Milliseconds a mail on its way gets to arrive when the server stops. */
const stopGrace = 5_000;

export type MailDelivery = {
  /** A mail was queued. */
  wake(): void;
  stop(): Promise<void>;
};

/** Sends what is queued as long as the process lives. Every process may: a mail is claimed by one. */
export function startMailDelivery(
  { db, log }: { db: Database; log: Logger },
  sender: MailSender,
  interval = pollInterval,
): MailDelivery {
  let round: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await sendDueMails({ db, log }, sender, () => isStopped);
    }
  };
  const wake = () => {
    isWanted = true;
    round ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'mails'))
      .finally(() => {
        round = null;
        // Asked for in the very moment the round ended.
        if (isWanted && !isStopped) wake();
      });
  };
  const timer = setInterval(wake, interval);
  wake();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const grace = new Promise((resolve) => setTimeout(resolve, stopGrace).unref());
      await Promise.race([round, grace]);
    },
  };
}
