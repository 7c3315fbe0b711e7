import { withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { deviceStorage } from '../../lib/device-storage.ts';

/** A part of the document with its title. */
export type ReadSection = { title: string; text: string };

/** The parts of a document in Markdown: what is below each heading of the first level. */
export function sectionsOf(text: string): ReadSection[] {
  return text
    .split(/^(?=# )/mu)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ title: plainTitle(/^# (.*)$/mu.exec(part)?.[1] ?? ''), text: part }));
}

const plainTitle = (title: string) => title.replace(/\\([\\`*_[\]<|~#+=>.)-])/gu, '$1').trim();

/** What of the document is new since the reader saw it before. */
export type Change = 'new' | 'changed';
export type Changes = {
  /** When the reader saw what it is compared with. */
  since: string;
  /** By title; a part that says the same is not in it. */
  sections: ReadonlyMap<string, Change>;
  /** Titles that are no longer there. */
  gone: readonly string[];
};

type Seen = { at: string; marks: Readonly<Record<string, string>> };
/** What the reader saw last, and what they saw before that. */
type Kept = { last: Seen; before: Seen | null };

/**
 * What changed since an earlier visit with this link on this device. Only fingerprints of the parts are kept, and only in
 * the reader's browser. The comparison stays until the document changes again.
 */
export function changesSince(token: string, sections: readonly ReadSection[], now: Date): Changes | null {
  const key = `elan.read:${fingerprint(token)}`;
  const marks: Record<string, string> = {};
  // Parts can have the same title.
  for (const { title, text } of sections) marks[title] = (marks[title] ?? '') + fingerprint(withoutSigns(text));
  const kept = keptAs(deviceStorage.get(key));
  const isSame = kept !== null && JSON.stringify(kept.last.marks) === JSON.stringify(marks);
  const seen = { at: now.toISOString(), marks };
  const next: Kept = { last: seen, before: isSame ? kept.before : (kept?.last ?? null) };
  deviceStorage.set(key, JSON.stringify(next));
  return next.before === null ? null : comparison(next.before, marks);
}

function comparison({ at, marks: before }: Seen, marks: Seen['marks']): Changes {
  const changed = Object.entries(marks).flatMap(([title, mark]): [string, Change][] => {
    if (before[title] === mark) return [];
    return [[title, before[title] === undefined ? 'new' : 'changed']];
  });
  return { since: at, sections: new Map(changed), gone: Object.keys(before).filter((title) => !(title in marks)) };
}

function keptAs(stored: string | null): Kept | null {
  if (stored === null) return null;
  try {
    const kept = JSON.parse(stored) as Kept;
    return typeof kept.last.at === 'string' && typeof kept.last.marks === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** Tells texts apart; says nothing about them. 53 bits (cyrb53, public domain). */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
