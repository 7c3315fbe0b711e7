import { documentFormats, planFormats, signedPlanFormats } from '@elan/domain/document-formats';
import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { get, id, nothing, procedure } from './base.ts';

const file = z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() });

/** What helps somebody to write a section. */
export const sectionHelp = z.object({
  /** How long the text should be, in words. */
  words: z.object({ from: z.int(), to: z.int() }),
  outline: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  /** Sentences that code can begin from rows and facts; `…` stands where the person goes on. */
  sentences: z.array(z.string()),
  /** What was answered, as it was typed. */
  notes: z.array(z.object({ label: z.string(), text: z.string() })),
  /** `isTicked` says whether a text ticks a line. */
  checks: z.array(
    z.object({
      label: z.string(),
      met: z.boolean(),
      anyOf: z.array(z.string()),
      amounts: z.array(z.number()),
      form: z.nullable(z.enum(['amount', 'number', 'month', 'table'])),
    }),
  ),
  /** The columns of its table; empty without one. */
  table: z.array(z.string()),
  /** Rows that the table can begin with; none is in the plan before somebody keeps it. */
  offers: z.array(z.array(z.string())),
  /** How many of these are lines of the person's own answers; they are the first. */
  own: z.number(),
});
export type SectionHelp = z.infer<typeof sectionHelp>;

/** Something a lender will notice in a file made now. It blocks nothing. */
export const seenByLender = z.object({
  kind: z.enum(['to_write', 'drafted', 'conflict', 'request', 'missing', 'amount', 'unfinished', 'empty_page']),
  section: z.nullable(z.string()),
  text: z.string(),
});
export type SeenByLender = z.infer<typeof seenByLender>;

/** The checklist of the lender family that was chosen. */
export const lenderOutline = z.object({
  /** The day its sources were last read. */
  checked: z.string(),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
  /** `met` is null for a paper to bring, which the plan cannot have. */
  items: z.array(z.object({ text: z.string(), section: z.nullable(z.string()), met: z.nullable(z.boolean()) })),
});
export type LenderOutline = z.infer<typeof lenderOutline>;

/** The plan section by section, as it comes out. */
export const planSections = z.object({
  /** The fingerprint (`keptFingerprint`) of what people had decided and written when it was made. */
  made_from: z.string(),
  /** In their order; those that were left out or say nothing are among them. */
  sections: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      state: z.enum(['notes', 'drafted', 'written', 'computed']),
      /** Of an assembled section that people write. */
      help: z.nullable(sectionHelp),
      /** What it says without anybody's own words; Markdown, as the next one. */
      assembled: z.string(),
      shown: z.string(),
      /**
       * What own words are compared with to tell whether they are out of date, where that is not `assembled`: it does
       * not depend on the reader, on what is left out, or on other sections.
       */
      compared: z.nullable(z.string()),
      /**
       * Changes with what the section says and with what it is made from, in this language; ignoring ◇ and ≠
       * marks. What an adviser signs off.
       */
      mark: z.string(),
      /** Of the own words it was made from; 0 without any. */
      version: z.number(),
      /** Words that their owner has not accepted yet, with ◇ and ≠ marks; null without them. */
      draft: z.nullable(z.string()),
      /** Figures and names of somebody's own words that remain to be confirmed, and results that do not hold. */
      open: z.number(),
    }),
  ),
  seen: z.array(seenByLender),
  /** How many of the figures that a file has are to check: debts and the household are in none. */
  to_check: z.int(),
  outline: z.nullable(lenderOutline),
});
export type PlanSections = z.infer<typeof planSections>;

/** A call whose answer is a file. */
const fileRoute = (path: `/${string}`, summary: string) =>
  ({ ...get(path, summary), outputStructure: 'detailed' }) as const;

export const documentsContract = {
  /** The file's name is in the header `content-disposition`. Never with debts and the household. */
  file: procedure
    .meta({ access: 'project:view', programs: 'documents' })
    .route(
      fileRoute(
        '/projects/{projectId}/files/{format}',
        'The project as a file: PDF, Word, Excel, CSV, Markdown or JSON',
      ),
    )
    .input(z.object({ projectId: id, format: z.enum(documentFormats), language: languageSchema }))
    .output(file),
  /**
   * The project as JSON with debts and the household, to move it whole. For its owner alone, and not for programs:
   * anybody who has the file can read these figures.
   */
  wholeFile: procedure
    .meta({ access: 'project:manage' })
    .route(fileRoute('/projects/{projectId}/whole-file', 'The project as JSON, with debts and the household'))
    .input(z.object({ projectId: id, language: languageSchema }))
    .output(file),
  /** The business plan for a reader outside the business. Never with debts and the household. */
  plan: procedure
    .meta({ access: 'project:view', programs: 'documents' })
    .route(
      fileRoute(
        '/projects/{projectId}/plan/{format}',
        'The business plan as one document: PDF, Word, PowerPoint or Markdown',
      ),
    )
    .input(z.object({ projectId: id, format: z.enum(planFormats), language: languageSchema }))
    .output(file),
  /**
   * The same, with what advisers signed off: who, when, why, and whether the section has changed since. For the owner
   * alone: they decide who gets the names of their advisers. A reader with a link never gets it.
   */
  signedPlan: procedure
    .meta({ access: 'project:manage' })
    .route(
      fileRoute(
        '/projects/{projectId}/signed-plan/{format}',
        "The business plan with its advisers' sign-offs: PDF, Word or Markdown",
      ),
    )
    .input(z.object({ projectId: id, format: z.enum(signedPlanFormats), language: languageSchema }))
    .output(file),
  /**
   * The same, with the personal balance: what the people who borrow own and owe. For the owner alone, who adds it on purpose,
   * and not for programs. A reader with a link never gets it.
   */
  planWithBalance: procedure
    .meta({ access: 'project:manage' })
    .route(
      fileRoute(
        '/projects/{projectId}/plan-with-balance/{format}',
        'The business plan with the personal balance sheet as an annex: PDF, Word or Markdown',
      ),
    )
    .input(z.object({ projectId: id, format: z.enum(signedPlanFormats), language: languageSchema }))
    .output(file),
  /** The plan, section by section, with what a section would say without anybody's own words. */
  planSections: procedure
    .meta({ access: 'project:view' })
    .route(get('/projects/{projectId}/plan-sections', 'The business plan, section by section'))
    .input(z.object({ projectId: id, language: languageSchema }))
    .output(planSections),
  /** Files are made one after the other. */
  place: procedure
    .meta({ access: 'account', programs: 'documents' })
    .route(get('/files/place', "How many files are made before the caller's own"))
    .input(nothing)
    /** Null when none of the caller's files waits. */
    .output(z.object({ before: z.nullable(z.int()) })),
};
