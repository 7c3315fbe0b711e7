import type { DocumentFormat } from './document-formats.ts';

/** What an owner can make a link to, for a reader without an account. */
export const sharedDocuments = ['plan', 'project'] as const;
export type SharedDocument = (typeof sharedDocuments)[number];

/** The files a reader may download. */
export const readerFormats = ['pdf', 'word', 'excel'] as const satisfies readonly DocumentFormat[];
export type ReaderFormat = (typeof readerFormats)[number];

const offered: Readonly<Record<SharedDocument, readonly ReaderFormat[]>> = {
  plan: ['pdf', 'word'],
  project: ['pdf', 'word', 'excel'],
};

export function formatsOf(document: SharedDocument): readonly ReaderFormat[] {
  return offered[document];
}

/** Days until a link ends: what the form proposes, and the most. */
export const linkDays = { usual: 30, longest: 365 } as const;

export const linkStates = ['active', 'ended', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

/** @param link when it ends, and when it was revoked, if it was */
export function linkStateOf(link: { endsAt: Date; revokedAt: Date | null }, now: Date): LinkState {
  if (link.revokedAt !== null) return 'revoked';
  return link.endsAt <= now ? 'ended' : 'active';
}

/** Whether a link may end then: in the future, within a year. The rest of the last day is allowed. */
export function isPossibleEnd(endsAt: Date, now: Date): boolean {
  const longest = (linkDays.longest + 1) * 24 * 60 * 60 * 1000;
  return endsAt > now && endsAt.getTime() - now.getTime() <= longest;
}

/** How many openings of a link are listed with their time; all of them are counted. */
export const listedOpenings = 50;

/** How many ended and revoked links a project keeps on its list; the oldest go first. */
export const keptOldLinks = 80;
