import type { Language } from '../locale.ts';
import type { PlanArrangement } from './arrange.ts';
import type { LenderKey } from './lender-names.ts';
import type { PlanReader } from './readers.ts';

/** A section as somebody wrote it: its own wording of an assembled section, or a section of its own. */
export type KeptSection = {
  /** One of `planSectionKeys`, or the id of an own section. */
  key: string;
  /** Of an own section; null for an assembled one. */
  title: string | null;
  /** Markdown. Empty: an assembled section is shown as it is assembled. */
  text: string;
  /** The language of the document when it was written. */
  language: Language;
  /** The assembled text it was written from, as `baseOf` cuts it; null if there was none. */
  base: string | null;
  /** Whether the text is a draft that its owner has not accepted: it is in no file. */
  drafted: boolean;
  version: number;
  /** Whether an own section was removed. It can be brought back. */
  removed: boolean;
};

/** What people decided about the document of a plan. */
export type KeptPlan = PlanArrangement & {
  reader: PlanReader;
  /** The lender whose outline the plan is compared with. */
  lender: LenderKey | null;
  sections: readonly KeptSection[];
};

/** A plan that nobody has touched. */
export const untouchedPlan: KeptPlan = { reader: 'banker', lender: null, order: [], shown: {}, sections: [] };

/** The longest text that a wording is compared with, in characters. */
export const longestBase = 60_000;

/** An assembled text as it is kept beside a wording: without signs, which come and go with confirmations. */
export function baseOf(assembled: string): string {
  return Array.from(withoutSigns(assembled)).slice(0, longestBase).join('');
}

/** Whether what a section would say has changed since somebody wrote their own words. */
export function hasNewText({ text, base }: Pick<KeptSection, 'text' | 'base'>, assembled: string): boolean {
  return text !== '' && base !== null && base !== baseOf(assembled);
}

/**
 * The signs after figures that remain to be confirmed (◇) or do not hold (≠), with the space before them. A sign before
 * a row of a list or a table is the row's own.
 */
const signs = /(?<=[^\s|-])[ \u00a0][◇≠]/gu;

/** A text without the signs that were put after its figures. */
export const withoutSigns = (text: string): string => text.replace(signs, '');

/** The parts that identify a plan's state. */
type KnownPlan = Omit<KeptPlan, 'sections'> & {
  sections: readonly Pick<KeptSection, 'key' | 'title' | 'version' | 'removed'>[];
};

/** Tells whether something was made from a plan as it is now. */
export function keptFingerprint({ reader, lender, order, shown, sections }: KnownPlan): string {
  const written = sections.map(({ key, title, version, removed }) => [key, title, version, removed]);
  return JSON.stringify([reader, lender, order, Object.entries(shown).sort(), written]);
}
