import { createTransport } from 'nodemailer';
import type { MailSender, SendResult } from './port.ts';

/** Milliseconds. */
const timeouts = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
};

/**
 * Sends mail through an SMTP server.
 * @param server `url` with smtp: or smtps:, credentials included; `from` the sender's bare address
 * @param senderName the display name of the sender
 */
export function createSmtpSender({ url, from }: { url: string; from: string }, senderName: string): MailSender {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send({ id, recipient, subject, text, html, unsubscribe }) {
      try {
        await transport.sendMail({
          // As objects: a comma in a string would add recipients.
          from: { name: senderName, address: from },
          to: { name: '', address: recipient },
          messageId: `<${id}@${domain}>`,
          // Keeps out-of-office systems from replying.
          headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
          subject,
          text,
          html,
        });
        return { outcome: 'sent' };
      } catch (error) {
        return classify(error as SmtpError);
      }
    },
  };
}

/** Lets mail programs offer a button that switches this kind of mail off (RFC 8058). */
function unsubscribeHeaders(link: string | null): Record<string, string> {
  if (link === null) return {};
  return { 'list-unsubscribe': `<${link}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; permanent?: boolean };

/**
 * A refused recipient or message concerns this mail; everything else (no connection, a wrong password, a sender that is
 * not accepted) concerns all mails. The server's message may contain the address and is left out.
 */
function classify({ code, command, responseCode, permanent }: SmtpError): SendResult {
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  const isAddressInvalid = code === 'EENVELOPE' && responseCode === undefined;
  if (isAddressInvalid) return { outcome: 'refused', reason };
  if (responseCode === undefined || (command !== 'RCPT TO' && command !== 'DATA')) {
    return { outcome: 'unreachable', reason };
  }
  return { outcome: permanent === true ? 'refused' : 'postponed', reason };
}
