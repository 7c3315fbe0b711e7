import { languageSchema } from '@elan/domain/language-schema';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { del, get, id, procedure, put, timestamp } from './base.ts';
import { profile } from './people.ts';
import { sectionKey } from './plan-document.ts';

const note = plainText(limits.signOffNote).check(z.regex(/\S/u));
/** Of a section as it was read (`planSections`). */
const mark = z.string().check(z.regex(/^[\w-]{22}$/u));

/** What an adviser said of a section of the plan, as it was then. */
export const signOff = z.object({
  section: z.string(),
  /** The section's title when it was signed. */
  title: z.string(),
  /** The language it was read in. */
  language: languageSchema,
  /** Of what was signed: the section has changed since when its own, in the same language, is another. */
  mark: z.string(),
  note: z.string(),
  signed_at: timestamp,
  /** Null if they left the project. */
  author: z.nullable(profile),
  /** Whether it is the caller's. */
  own: z.boolean(),
});
export type SignOff = z.infer<typeof signOff>;

/** A project's sign-offs, newest first; at most one for each adviser and section. */
const signOffs = z.object({ sign_offs: z.array(signOff) });
export type SignOffs = z.infer<typeof signOffs>;

const inProject = { projectId: id };
const path = '/projects/{projectId}/sign-offs' as const;

export const signOffsContract = {
  list: procedure
    .meta({ access: 'project:view' })
    .route(get(path, 'Sections of the plan that advisers signed off'))
    .input(z.object(inProject))
    .output(signOffs),
  /** CONFLICT when the section is no longer what the adviser read. Signing again replaces the earlier one. */
  sign: procedure
    .meta({ access: 'project:advise' })
    .route(put(`${path}/{section}`, 'Sign off a section of the plan, as an adviser'))
    .input(z.object({ ...inProject, section: sectionKey, language: languageSchema, mark, note }))
    .output(signOffs),
  withdraw: procedure
    .meta({ access: 'project:advise' })
    .route(del(`${path}/{section}`, "Withdraw the caller's sign-off of a section"))
    .input(z.object({ ...inProject, section: sectionKey }))
    .output(signOffs),
};
