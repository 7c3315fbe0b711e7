import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type ReceivedMail = Email & { envelopeTo: string[] };

export type MailServer = {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Sets how recipients are answered from now on: an SMTP code, or undefined to accept the mail. */
  answer: (code: number | undefined) => void;
  stop(): Promise<void>;
};

/** Starts a real mail server on this machine that keeps what it receives, until the test ends. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let code: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (code === undefined) return done();
      done(Object.assign(new Error(`not for ${address}`), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            received.push({ ...mail, envelopeTo });
            done();
          },
          (error: unknown) => done(error as Error),
        );
      });
    },
  });
  // A client that disconnects partway must not fail the test.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= new Promise((resolve) => server.close(() => resolve()));
    return stopping;
  };
  onTestFinished(stop);
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    answer: (next) => {
      code = next;
    },
    stop,
  };
}
