import type { ReaderLink } from '@elan/contract/links';
import { linkStateOf } from '@elan/domain/reader-links';
import type { readerLinks } from '../../db/schema/reader-links.ts';

export type LinkRow = typeof readerLinks.$inferSelect;

/** A link as its owner sees it: never with what opens it. */
export function presentLink(row: LinkRow, now: Date): ReaderLink {
  return {
    id: row.id,
    document: row.document,
    language: row.language,
    reader: row.reader,
    has_password: row.passwordHash !== null,
    state: linkStateOf(row, now),
    created_at: row.createdAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    revoked_at: row.revokedAt?.toISOString() ?? null,
    opened: row.opened,
    openings: [...row.openings],
  };
}
