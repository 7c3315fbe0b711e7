import { createHash, randomBytes } from 'node:crypto';
import { toLanguage } from '@elan/domain/locale';
import { isStorableText } from '@elan/domain/plain-text';
import { and, eq, gt, like } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../../db/client.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { type Mail, type Write, write } from '../../db/write.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';
import type { Deps } from '../../rpc/deps.ts';
import { findAccount } from './find-account.ts';
import { mailIf } from './mail-if.ts';
import {
  type Addressee,
  confirmationLinkHours,
  confirmationMail,
  resetLinkMinutes,
  resetMail,
  signInLinkMail,
  signInLinkMinutes,
} from './mails.ts';

const parts = z.tuple([z.string(), z.string()]);

/** What a mailed link is for; the start of its stored identifier. */
export type Purpose = 'change-address:' | 'confirm-address:' | 'reset-password:' | 'sign-in:';

type Kind = {
  /** The parameter of the page that the link opens. */
  type: string;
  minutes: number;
  compose: (from: Letterhead, to: Addressee, link: string, now: Date) => Mail;
  /** Whether only the newest link works. */
  replaces?: true;
  /** Whether it is only sent to an address that is not confirmed yet. */
  forUnconfirmed?: true;
};

const kinds = {
  'confirm-address:': {
    type: 'confirm',
    minutes: confirmationLinkHours * 60,
    compose: confirmationMail,
    forUnconfirmed: true,
  },
  'reset-password:': { type: 'recovery', minutes: resetLinkMinutes, compose: resetMail },
  'sign-in:': { type: 'link', minutes: signInLinkMinutes, compose: signInLinkMail, replaces: true },
} as const satisfies Partial<Record<Purpose, Kind>>;

/** A link carries a secret and an address; only a hash of both is stored. */
export function createMailedLink(purpose: Purpose, address: string): { identifier: string; code: string } {
  const secret = randomBytes(24).toString('base64url');
  return {
    identifier: identifierOf(purpose, secret, address),
    code: `${secret}.${Buffer.from(address).toString('base64url')}`,
  };
}

/** The contents of a link. The address in it can be trusted only if its identifier is stored. */
export function readMailedLink(purpose: Purpose, code: string): { identifier: string; address: string } {
  const [secret, encoded] = parts.safeParse(code.split('.')).data ?? ['', ''];
  const decoded = Buffer.from(encoded, 'base64url').toString();
  const address = isStorableText(decoded) ? decoded : '';
  return { identifier: identifierOf(purpose, secret, address), address };
}

const identifierOf = (purpose: Purpose, secret: string, address: string) =>
  purpose + createHash('sha256').update(`${secret}:${address}`).digest('base64url');

/** The condition for a link that still works. */
export const isOpenLink = (identifier: string, now: Date) =>
  and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now));

/** Whose link this is, while it works. */
export async function ownerOfLink(
  db: Database | Transaction,
  purpose: keyof typeof kinds,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const { identifier, address } = readMailedLink(purpose, code);
  const [link] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(isOpenLink(identifier, now));
  if (link === undefined) return undefined;
  const account = await findAccount(db, address);
  return account?.id === link.userId ? link.userId : undefined;
}

/**
 * Mails a link to an address that has an account. The answer is the same for every address, and so are the statements
 * that are run: neither the answer nor its time reveals whether there is an account.
 * @param email in lower case
 */
export async function mailLink(deps: Deps, purpose: keyof typeof kinds, email: string): Promise<Response> {
  await write(deps, (work) => mailLinkIn(deps, work, purpose, email));
  return Response.json({ status: true });
}

/** The same, as part of a larger change. */
export async function mailLinkIn(deps: Deps, work: Write, purpose: keyof typeof kinds, email: string): Promise<void> {
  const { settings } = deps;
  const { type, compose, forUnconfirmed }: Kind = kinds[purpose];
  const now = deps.now();
  // A deletion of the account either sees the link or ends before it.
  await work.tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('share');
  const account = await findAccount(work.tx, email);
  const isWaiting = settings.confirmsAddresses && account?.emailVerified === false;
  const isMeant = account !== undefined && (!forUnconfirmed || isWaiting);
  // A link for an address without an account is stored too, and expires.
  const code = await storeLink(work.tx, purpose, { userId: isMeant ? account.id : crypto.randomUUID(), email, now });
  const link = `${settings.publicUrl}/auth?type=${type}&token=${encodeURIComponent(code)}`;
  await mailIf(deps, work, isMeant, compose(settings, { email, language: toLanguage(account?.language) }, link, now));
}

/** Stores a link without mailing it. @returns its code */
export async function storeLink(
  tx: Transaction,
  purpose: keyof typeof kinds,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  const { minutes, replaces }: Kind = kinds[purpose];
  const { identifier, code } = createMailedLink(purpose, email);
  if (replaces) {
    const isEarlier = and(eq(verifications.value, userId), like(verifications.identifier, `${purpose}%`));
    await tx.delete(verifications).where(isEarlier);
  }
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await tx.insert(verifications).values({ id: crypto.randomUUID(), identifier, value: userId, expiresAt });
  return code;
}
