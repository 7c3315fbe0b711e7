import { outsideRequests } from '../../platform/http/request-id.ts';
import type { MailSender } from '../../platform/mail/port.ts';
import { type MailQueue, sendDueMails } from './send-due-mails.ts';

/** Milliseconds between polls for due mails; a new mail triggers one at once. */
const pollInterval = 20_000;
/** Milliseconds that a mail being sent gets to finish when the server stops. */
const stopGrace = 5_000;

export type MailDelivery = {
  /** Call after queuing a mail. */
  wake(): void;
  stop(): Promise<void>;
};

/** Sends queued mails for as long as the process runs. Several processes may do this: each mail is claimed by one. */
export function startMailDelivery(queue: MailQueue, sender: MailSender): MailDelivery {
  let round: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await sendDueMails(queue, sender, () => isStopped);
    }
  };
  const wake = () => {
    isWanted = true;
    round ??= outsideRequests(run)
      .catch((error: unknown) => queue.log.error({ err: error }, 'mail delivery failed'))
      .finally(() => {
        round = null;
        // A wake may arrive just as the round ends.
        if (isWanted && !isStopped) wake();
      });
  };
  const timer = setInterval(wake, pollInterval);
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
