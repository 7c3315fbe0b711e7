import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNoticeKind, type NoticeKind } from '@elan/domain/notices';
import type { Deps } from '../../rpc/deps.ts';

/** What a link to unsubscribe refers to. */
export type Subscription = { userId: string; kind: NoticeKind };

/**
 * Signs a person and a kind, so that a link in a mail works without a session and nobody can make one for somebody
 * else. It never expires: mails are read late, and all it can do is switch mails off.
 */
function unsubscribeToken(secret: string, { userId, kind }: Subscription): string {
  return `${userId}.${kind}.${signature(secret, userId, kind)}`;
}

/** Reads a token; undefined when it is damaged, forged, signed with an earlier secret, or of an unknown kind. */
export function readUnsubscribeToken(secret: string, token: string): Subscription | undefined {
  const [userId = '', kind, signed = '', ...more] = token.split('.');
  if (more.length > 0 || !isNoticeKind(kind)) return undefined;
  const expected = Buffer.from(signature(secret, userId, kind));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : undefined;
}

function signature(secret: string, userId: string, kind: NoticeKind): string {
  return createHmac('sha256', secret).update(`unsubscribe ${userId} ${kind}`).digest('base64url');
}

/** The page where a person confirms; a mail program posts to the same address. */
export function unsubscribeLink(
  { settings, authSecret }: Pick<Deps, 'settings' | 'authSecret'>,
  subscription: Subscription,
): string {
  return `${settings.publicUrl}/unsubscribe/${unsubscribeToken(authSecret, subscription)}`;
}
