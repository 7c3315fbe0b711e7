import { languageSchema } from '@elan/domain/language-schema';
import { factForm, isValidFact } from '@elan/domain/lender-facts/facts';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { baseVersion, get, id, procedure, put, timestamp } from './base.ts';
import { pageInput, pageOutput } from './page.ts';
import { profile } from './people.ts';
import { textVersion } from './text-version.ts';

/** The name of a fact: `ask.amount`, or `borrower.<id>.name` in a list, whose ids come from the device. */
const factKey = z.string().check(z.maxLength(80), z.regex(factForm));

/** Amounts are in cents, percents in hundredths, choices by their key. */
const writtenFact = { fact: factKey, text: plainText(limits.lenderFact) };
const isValid = z.refine<{ fact: string; text: string }>(isValidFact, { error: 'not_a_fact', path: ['text'] });

export const lenderFact = z.object({
  fact: z.string(),
  /** Empty where it was taken back. */
  text: z.string(),
  /** The language it was begun in. */
  language: languageSchema,
  version: z.number(),
  updated_at: timestamp,
  /** Who wrote it; null if the account no longer exists or left the project. */
  updatedBy: z.nullable(profile),
});
export type LenderFact = z.infer<typeof lenderFact>;

/** As a file of a project holds it. */
export const lenderFactInFile = z.strictObject({ ...writtenFact, language: languageSchema }).check(isValid);

/** Visible to the role: those of the personal balance are for `project:private`. In the order they were begun. */
export const lenderFactList = z.object({ facts: z.array(lenderFact) });
export type LenderFactList = z.infer<typeof lenderFactList>;

export const factChange = z.object({ ...writtenFact, baseVersion, language: languageSchema }).check(isValid);
export type LenderFactChange = z.infer<typeof factChange>;

/** What became of each change, in their order. */
const savedFact = z.object({
  /** As it is stored now. */
  fact: lenderFact,
  /** Whether somebody else changed it first, so that nothing was written. */
  conflict: z.boolean(),
});
export const lenderFactsSaved = z.object({ results: z.array(savedFact) });
export type LenderFactsSaved = z.infer<typeof lenderFactsSaved>;

const changesAtOnce = 40;
const inProject = { projectId: id };
const path = '/projects/{projectId}/lender-facts' as const;

export const lenderFactsContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get(path, 'The facts a lender asks for that no figure says'))
    .input(z.object(inProject))
    .output(lenderFactList),
  /** Each only over the version it was written on; repeating what is stored counts as saved. */
  save: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(put(path, 'Save facts one by one'))
    .input(z.object({ ...inProject, facts: z.array(factChange).check(z.minLength(1), z.maxLength(changesAtOnce)) }))
    .output(lenderFactsSaved),
  versions: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(get(`${path}/{fact}/versions`, 'Earlier texts of a fact, newest first'))
    .input(z.object({ ...inProject, fact: factKey, ...pageInput }))
    .output(z.object({ versions: z.array(textVersion), ...pageOutput })),
};
