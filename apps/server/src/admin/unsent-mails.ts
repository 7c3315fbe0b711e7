import { sql } from 'drizzle-orm';
import { listUnsentMails, resendMail, type UnsentMail } from '../features/mail/public.ts';
import { ActRefused, type Command, isId, wordsOf } from './act.ts';
import { inColumns, moment } from './columns.ts';
import { findPerson } from './find-person.ts';

const mailsShown = 50;

export const listMails: Command = {
  words: '[PERSON]',
  about: `mails that wait or were given up, the newest ${mailsShown}`,
  changes: false,
  async prepare(deps, typed) {
    const person = typed.words.length === 0 ? null : await findPerson(deps, wordsOf(typed, ['PERSON'])[0]);
    return {
      subjectId: person?.id ?? null,
      async run() {
        const mails = await listUnsentMails(deps.db, person?.user.email, mailsShown);
        return mails.length === 0 ? 'No unsent emails.' : mailLines(mails);
      },
    };
  },
};

export const resend: Command = {
  words: 'MAIL',
  about: 'sends a mail that waits or was given up, by its id',
  changes: true,
  async prepare(deps, typed) {
    const [id] = wordsOf(typed, ['MAIL']);
    if (!isId(id)) throw new ActRefused(`${id} is not the id of a mail; "mails" lists them.`);
    if (deps.settings.mail.provider !== 'smtp') {
      throw new ActRefused('This server sends no email: SMTP_URL is not set, or MAIL_PROVIDER keeps mails here.');
    }
    const { rows } = await deps.db.execute<{ subjectId: string | null }>(sql`
      select u.id as "subjectId" from outbox_mails m left join users u on u.email = lower(m.recipient)
      where m.id = ${id}`);
    return {
      subjectId: rows[0]?.subjectId ?? null,
      details: { mail: id },
      async run() {
        const outcome = await resendMail(deps.db, id);
        if (outcome !== 'queued') throw new ActRefused(problems[outcome](id), rows[0]?.subjectId);
        return 'The mail is queued; the running server sends it within half a minute.';
      },
    };
  },
};

const problems = {
  unknown: (id: string) => `No mail has the id ${id}.`,
  sent: (id: string) => `The mail ${id} was sent already.`,
  erased: (id: string) => `The text of the mail ${id} was erased when it was given up; the person has to ask again.`,
  expired: (id: string) => `The link in the mail ${id} has expired; the person has to ask for another one.`,
} as const;

export function mailLines(mails: readonly UnsentMail[]): string {
  return inColumns(
    mails.map(({ id, recipient, subject, attempts, createdAt, dueAt, erased }) => [
      id,
      moment(createdAt),
      dueAt === null ? `given up${erased ? ', erased' : ''}` : `next try ${moment(dueAt)}`,
      `${attempts} attempts`,
      recipient,
      subject,
    ]),
  );
}
