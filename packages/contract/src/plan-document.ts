import { withoutHiddenCharacters } from '@elan/domain/hidden-characters';
import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { longestBase } from '@elan/domain/plan-document/kept-plan';
import { lenderKeys } from '@elan/domain/plan-document/lender-names';
import { planReaders } from '@elan/domain/plan-document/readers';
import { longestGiven, longestSource, modelTasks } from '@elan/domain/plan-document/rewrite';
import { planSectionKeys } from '@elan/domain/plan-document/sections';
import { allVisible } from '@elan/domain/visible-name';
import { eventIterator } from '@orpc/contract';
import * as z from 'zod/mini';
import { baseVersion, get, id, post, procedure, put, timestamp } from './base.ts';
import { askedEvent } from './generation.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';
import { textVersion } from './text-version.ts';

/** An assembled section by its name, or an own section by its id. */
export const sectionKey = z.union([z.enum(planSectionKeys), id]);
export const sectionTitle = plainText(limits.planSectionTitle).check(
  z.refine((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), { error: 'empty_text' }),
  allVisible,
);
/** One that may have been stored before invisible characters were refused: they are removed. */
export const earlierSectionTitle = z.pipe(
  plainText(limits.planSectionTitle),
  z.pipe(z.transform(withoutHiddenCharacters), sectionTitle),
);
const text = plainText(limits.planSection);
const base = plainText(longestBase);

/** A section in somebody's own words, or an own section. */
export const planSection = z.object({
  key: z.string(),
  /** Of an own section; null for an assembled one. */
  title: z.nullable(z.string()),
  /** Markdown. Empty: an assembled section is shown as it is assembled. */
  text: z.string(),
  /** The language of the document when it was written. */
  language: languageSchema,
  /** The assembled text it was written from, at most 60,000 characters, without signs; null if there was none. */
  base: z.nullable(z.string()),
  /** Whether the text is a draft that waits to be accepted: no file has it. */
  drafted: z.boolean(),
  version: z.number(),
  /** Whether an own section was removed. It can be brought back. */
  removed: z.boolean(),
  updated_at: timestamp,
  /** Who wrote the text; null if the account no longer exists or left the project. */
  updatedBy: z.nullable(profile),
});
export type PlanSection = z.infer<typeof planSection>;

/** As the document lists it: the texts of removed sections are read one by one. */
const listedSection = z.extend(planSection, { text: z.nullable(z.string()) });
export type ListedSection = z.infer<typeof listedSection>;

export const planDocument = z.object({
  reader: z.enum(planReaders),
  /** The lender whose outline the plan is compared with. */
  lender: z.nullable(z.enum(lenderKeys)),
  /** Keys of all sections as somebody put them for this reader; empty: the usual order. */
  order: z.array(z.string()),
  /** Sections that somebody left out or brought in for this reader. */
  shown: z.record(z.string(), z.boolean()),
  /** Those that somebody wrote in, and own sections, the oldest first. A removed one has no text here (null). */
  sections: z.array(listedSection),
  /** Whether a model is connected that rewrites sections; only the answer of `get` says so. */
  rewrites: z.optional(z.boolean()),
});
export type PlanDocument = z.infer<typeof planDocument>;

/** Result of a save. */
export const savedPlanSection = z.object({
  /** As it is stored now. */
  section: planSection,
  /** Whether somebody else changed it first, so that nothing was written. */
  conflict: z.boolean(),
});
export type SavedPlanSection = z.infer<typeof savedPlanSection>;

const inProject = { projectId: id };
const ofSection = { ...inProject, section: sectionKey };
const ofOwnSection = { ...inProject, section: id };
const path = '/projects/{projectId}/plan-document' as const;

export const planDocumentContract = {
  get: procedure
    .meta({ access: 'project:view' })
    .route(get(path, 'What people decided about the document of the business plan'))
    .input(z.object(inProject))
    .output(planDocument),
  /** Also of a removed section. INVALID_INPUT where nobody ever wrote. */
  section: procedure
    .meta({ access: 'project:view' })
    .route(get(`${path}/sections/{section}`, 'One section with its text'))
    .input(z.object(ofSection))
    .output(planSection),
  /** Only over the version it was written on. Repeating the stored text counts as saved. */
  save: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/sections/{section}`, 'Save the text of a section'))
    .input(
      z.object({
        ...ofSection,
        text,
        baseVersion,
        /** Language and assembled text are kept from the first words on, until the text is empty again. */
        language: languageSchema,
        base: z._default(z.nullable(base), null),
        /** True for a draft that waits to be accepted, false to accept it; left out, it stays what it is. */
        drafted: z.optional(z.boolean()),
      }),
    )
    .output(savedPlanSection),
  keepText: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/sections/{section}/base`, 'Keep a text although what would be assembled has changed'))
    .input(z.object({ ...ofSection, base }))
    .output(planDocument),
  setReader: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/reader`, 'Choose who reads the plan'))
    .input(z.object({ ...inProject, reader: z.enum(planReaders) }))
    .output(planDocument),
  move: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/sections/{section}/place`, 'Move a section'))
    /** `after`: the section it follows; null for the beginning. */
    .input(z.object({ ...ofSection, after: z.nullable(sectionKey) }))
    .output(planDocument),
  show: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/sections/{section}/shown`, 'Leave a section out, or bring it back'))
    .input(z.object({ ...ofSection, shown: z.boolean() }))
    .output(planDocument),
  showMany: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/shown`, 'Leave several sections out, or bring them back'))
    .input(
      z.object({
        ...inProject,
        sections: z.array(sectionKey).check(z.minLength(1), z.maxLength(planSectionKeys.length)),
        shown: z.boolean(),
      }),
    )
    .output(planDocument),
  setLender: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/lender`, 'Choose the lender whose outline the plan follows; null for the usual order'))
    .input(z.object({ ...inProject, lender: z.nullable(z.enum(lenderKeys)) }))
    .output(planDocument),
  /** The id comes from the device, so that a request can be repeated. */
  add: procedure
    .meta({ access: 'project:edit' })
    .route(post(`${path}/sections`, 'Add a section of your own'))
    .input(z.object({ ...ofOwnSection, title: sectionTitle, language: languageSchema }))
    .output(planDocument),
  rename: procedure
    .meta({ access: 'project:edit' })
    .route(put(`${path}/sections/{section}/title`, 'Rename a section of your own'))
    .input(z.object({ ...ofOwnSection, title: sectionTitle }))
    .output(planDocument),
  remove: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(`${path}/sections/{section}/removed`, 'Remove a section of your own, or bring it back; its text is kept'),
    )
    .input(z.object({ ...ofOwnSection, removed: z.boolean() }))
    .output(planDocument),
  /** Nothing is stored: what is accepted is saved as any text. */
  rewrite: procedure
    .meta({ access: 'project:edit' })
    .route(
      post(
        `${path}/sections/{section}/rewritings`,
        'Have a model put a text in other words, or write one from notes and facts, for one generation; the response is a stream of events',
      ),
    )
    .input(
      z
        .object({
          ...ofSection,
          title: earlierSectionTitle,
          /** What is put in other words; for `write`, the notes and facts to write from. */
          text: plainText(longestSource).check(z.refine((value) => value.trim() !== '', { error: 'empty_text' })),
          style: z.enum(modelTasks),
          language: languageSchema,
        })
        .check(
          z.refine(({ text: given, style }) => Array.from(given).length <= longestGiven(style), {
            path: ['text'],
            error: 'too_long',
          }),
        ),
    )
    .output(eventIterator(askedEvent(z.object({ text: z.string() })))),
  versions: procedure
    .meta({ access: 'project:view' })
    .route(get(`${path}/sections/{section}/versions`, 'Earlier texts of a section, newest first'))
    .input(z.object({ ...ofSection, ...pageInput }))
    .output(z.object({ versions: z.array(textVersion), ...pageOutput })),
};
