import type { PlanSections, SectionHelp } from '@elan/contract/documents';
import type { PlanDocument, PlanSection } from '@elan/contract/plan-document';
import type { Language } from '@elan/domain/locale';
import { arrangePlan } from '@elan/domain/plan-document/arrange';
import { hasNewText, withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { withSentences } from '@elan/domain/plan-document/section-help';
import {
  isAppendix,
  isComputedSection,
  isPlanSectionKey,
  isRetired,
  type SectionState,
  sectionState,
} from '@elan/domain/plan-document/sections';
import type { Difference } from '../../components/shared-text/difference.ts';
import { draftOf, type FieldsState, officialValuesOf, valuesOf } from '../../lib/autosave/fields-state.ts';
import type { PlanAutosave } from './plan-autosave.ts';

/** A section as the screen has it. */
export type ShownSection = {
  key: string;
  title: string;
  /** The title with signs after figures that nobody gave, as files have it. */
  heading: string;
  isIn: boolean;
  isOwn: boolean;
  isAppendix: boolean;
  /** Whether own words come above tables instead of replacing the text. */
  isComputed: boolean;
  state: SectionState;
  /** What helps to write it; null for a section that nobody has to write. */
  help: SectionHelp | null;
  kept: PlanSection | undefined;
  /** Somebody's words as they are on this screen, a draft among them; empty where nobody wrote. */
  text: string;
  /** The same with signs after figures that nobody gave, for a draft that waits. */
  draft: string;
  /** What would be shown without them. */
  assembled: string;
  /** What the words are compared with, to tell whether they are out of date. */
  compared: string;
  /** Markdown of the whole section; empty if it says nothing. */
  markdown: string;
  /** The language of its words, when they are not in the language of the document. */
  otherLanguage: Language | null;
  /** Figures of its words that remain to be confirmed. */
  open: number;
  /** Of the section as it is shown here; null while that is not what the server last made. */
  mark: string | null;
  /** Whether what is assembled has changed since the words were written. */
  isChanged: boolean;
  /** What somebody else wrote meanwhile; null when nobody did. */
  conflict: string | null;
  /** What the person typed and may not save now. */
  unsent: string | null;
};

/** A section, and what the screen needs to show and to write it. */
export type SectionScreen = {
  userId: string;
  projectId: string;
  section: ShownSection;
  /** Of the document. */
  language: Language;
  autosave: PlanAutosave;
  mayEdit: boolean;
  difference: Difference;
  /** Whether a model is connected that puts texts in other words. */
  rewrites: boolean;
};

type Given = {
  kept: PlanDocument;
  composed: PlanSections;
  texts: { state: FieldsState; maySave: boolean };
  language: Language;
};

/** The sections of the plan in their order, with what is being typed. */
export function shownSections({ kept, composed, texts: { state, maySave }, language }: Given): ShownSection[] {
  // Those without a text were removed, and are not on the screen.
  const stored = new Map(
    kept.sections.flatMap(({ text, ...section }) =>
      text === null ? [] : [[section.key, { ...section, text }] as const],
    ),
  );
  const own = kept.sections.flatMap(({ key, removed }) => (removed || isPlanSectionKey(key) ? [] : [key]));
  const typed = maySave ? valuesOf(state) : officialValuesOf(state);
  const placed = arrangePlan(kept, own).filter(({ key }) => !isRetired(key) || stored.has(key));
  return placed.map(({ key, isIn }): ShownSection => {
    const made = composed.sections.find((each) => each.key === key);
    const section = stored.get(key);
    const text = typed[key] ?? section?.text ?? '';
    const assembled = made?.assembled ?? '';
    const compared = made?.compared ?? assembled;
    const isComputed = isComputedSection(key);
    const isFresh = made !== undefined && made.version === (section?.version ?? 0) && text === (section?.text ?? '');
    const stateOfText = sectionState(key, { text, drafted: section?.drafted ?? false });
    const local =
      text.trim() === '' || stateOfText === 'drafted' ? assembled : isComputed ? `${text}\n\n${assembled}` : text;
    const isWritten = text !== '' && section !== undefined && section.text !== '';
    const title = section?.title ?? made?.title ?? '';
    return {
      key,
      title,
      heading: made !== undefined && withoutSigns(made.title) === title ? made.title : title,
      isIn,
      isOwn: !isPlanSectionKey(key),
      isAppendix: isAppendix(key),
      isComputed,
      state: stateOfText,
      help: made?.help ?? null,
      kept: section,
      text,
      draft: (isFresh ? made.draft : null) ?? text,
      assembled,
      compared,
      markdown: isFresh ? made.shown : local,
      otherLanguage: isWritten && section.language !== language ? section.language : null,
      open: isFresh ? made.open : 0,
      mark: isFresh && made.shown !== '' ? made.mark : null,
      isChanged:
        isWritten && made !== undefined && section.language === language && hasNewText({ ...section, text }, compared),
      conflict: maySave ? (state.fields[key]?.conflict?.value ?? null) : null,
      unsent: maySave ? null : (draftOf(state.fields[key])?.value ?? null),
    };
  });
}

/** What a model writes a section from: the notes, the facts, and sentences that code has whole; null where there is nothing. */
export function sourceOf({ help, isComputed, assembled }: ShownSection): string | null {
  if (help === null || isComputed) return null;
  const notes = help.notes.map(({ label, text }) => `${label}:\n${text}`);
  const whole = help.sentences.filter((sentence) => !sentence.includes('…'));
  const source = [...notes, withoutSigns(assembled), withSentences('', whole)]
    .filter((part) => part !== '')
    .join('\n\n');
  return source === '' ? null : source;
}
