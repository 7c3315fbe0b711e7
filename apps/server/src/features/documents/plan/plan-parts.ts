import { arrangePlan } from '@elan/domain/plan-document/arrange';
import type { KeptSection } from '@elan/domain/plan-document/kept-plan';
import { pictureLines } from '@elan/domain/plan-document/pictures';
import { hasShortFinances } from '@elan/domain/plan-document/readers';
import {
  isComputedSection,
  isPlanSectionKey,
  isRetired,
  isToWrite,
  type PlanSectionKey,
  type SectionState,
  sectionState,
} from '@elan/domain/plan-document/sections';
import { type Block, heading, type ImageOf, type Part, text } from '../blocks.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content, PictureOfPlan } from '../gather-content.ts';
import { markText, signs } from '../mark-texts.ts';
import { assembleSection, type Extent } from './assemble-section.ts';
import { notesFor } from './plan-answers.ts';
import { type PlanWords, planWordsIn } from './plan-words.ts';

/** A section of the plan in its place, with own words where somebody wrote them. */
export type PlanPart = Part & {
  key: string;
  /** The pictures that people added, which come after everything else. */
  pictures: readonly Block[];
  isIn: boolean;
  state: SectionState;
  /** What would be shown without own words. */
  assembled: readonly Block[];
  /** What own words are compared with: the same for every reader, with nothing left out; null where it is `assembled`. */
  compared: readonly Block[] | null;
  /** What somebody wrote, as they wrote it; empty if nobody did. */
  own: string;
  version: number;
};

/** All sections of the plan in their order, including those that were left out or are empty. */
export function planParts(content: Content): PlanPart[] {
  const words = planWordsIn(content.language);
  const { plan } = content;
  const kept = new Map(plan.sections.flatMap((section) => (section.removed ? [] : [[section.key, section] as const])));
  const own = [...kept.keys()].filter((key) => !isPlanSectionKey(key));
  const placed = arrangePlan(plan, own);
  const shows = (key: string) => placed.some((each) => each.key === key && each.isIn);
  // A draft does not count as text until it is accepted.
  const wrote = (key: string) => {
    const section = kept.get(key);
    return section !== undefined && !section.drafted && section.text.trim() !== '';
  };
  const extent: Extent = {
    finances: {
      isShort: hasShortFinances(plan.reader),
      // A summary that somebody wrote has their text in place of the key figures.
      hasKeyFigures: !shows('summary') || wrote('summary'),
      hasOrigins: shows('origins'),
      hasLoans: shows('loans'),
    },
    hasUnproved: shows('unproved'),
    own: placed.flatMap(({ key, isIn }) => {
      const section = kept.get(key);
      return section === undefined || !isIn || !wrote(key) ? [] : [textOf(section, words)];
    }),
  };
  const present = placed.filter(({ key }) => !isRetired(key) || kept.has(key));
  const parts = present.map(({ key, isIn }): PlanPart => {
    const section = kept.get(key);
    const assembled = isPlanSectionKey(key) ? assembleSection(content, key, words, extent) : [];
    const title = isPlanSectionKey(key) ? words[key] : markText(section?.title ?? '', content.checks);
    return {
      key,
      title,
      isIn,
      state: sectionState(key, section),
      assembled,
      compared: comparedWith(content, key, words, extent),
      own: section?.text ?? '',
      version: section?.version ?? 0,
      blocks: wrote(key) ? withOwnWords(content, key, section?.text ?? '', assembled) : assembled,
      pictures: picturesOf(content, key, words),
    };
  });
  return withLegend(parts, content);
}

/** Words above the figures do not become outdated because the reader or another section changes. */
function comparedWith(content: Content, key: string, words: PlanWords, extent: Extent): Block[] | null {
  if (key === 'textOrigins') return [];
  if (!isPlanSectionKey(key)) return null;
  // A text is written from notes, which no file prints.
  if (!isComputedSection(key)) return [...assembleSection(content, key, words, extent), ...notesOf(content, key)];
  if (key !== 'finances') return null;
  const finances = { isShort: false, hasKeyFigures: true, hasOrigins: true, hasLoans: true };
  return assembleSection(content, key, words, { ...extent, finances });
}

function notesOf(content: Content, key: PlanSectionKey): Block[] {
  return notesFor(content, key).flatMap(({ label, text: note }) => [heading(label), text(note)]);
}

/** Own words replace what is assembled; above computed tables they are an introduction. */
function withOwnWords({ checks }: Content, key: string, own: string, assembled: readonly Block[]): Block[] {
  const written: Block = { is: 'markdown', text: markText(own, checks) };
  return isComputedSection(key) ? [written, ...assembled] : [written];
}

const textOf = ({ key, title, text: own }: KeptSection, words: PlanWords) => ({
  title: isPlanSectionKey(key) ? words[key] : (title ?? ''),
  text: title === null ? own : `${title}\n\n${own}`,
});

function picturesOf({ pictures }: Content, key: string, words: PlanWords): Block[] {
  const own = pictures.filter(({ section }) => section === key);
  const missing = own.filter(({ image }) => image === 'missing');
  return [
    ...pictureLines(own.filter(isReadable)).map((line): Block => ({ is: 'images', line })),
    ...missing.map(({ alt, caption }) => text(`${words.missingPicture} ${alt ?? caption}`.trim())),
  ];
}

const isReadable = (picture: PictureOfPlan): picture is PictureOfPlan & ImageOf => picture.image !== 'missing';

/** The sections of a plan that have no accepted text yet. */
export const sectionsToWrite = (parts: readonly PlanPart[]): PlanPart[] =>
  parts.filter(({ key, isIn, state }) => isIn && isToWrite(key, state));

/** Whether the section is shown: it is in the plan and not empty. */
export const isShown = ({ isIn, blocks, pictures }: PlanPart): boolean =>
  isIn && (blocks.length > 0 || pictures.length > 0);

/** A plan without a page on where its figures come from explains the signs where the first of them appears. */
function withLegend(parts: PlanPart[], { language }: Content): PlanPart[] {
  const hasPage = parts.some((part) => (part.key === 'origins' || part.key === 'textOrigins') && isShown(part));
  const first = hasPage ? undefined : parts.find((part) => isShown(part) && hasSigns(part));
  const legend = text(signsLegend[language], 'small');
  return parts.map((part) => (part === first ? { ...part, blocks: [...part.blocks, legend] } : part));
}

function hasSigns({ title, blocks }: Part): boolean {
  const said = title + JSON.stringify(blocks);
  return Object.values(signs).some((sign) => said.includes(sign));
}
