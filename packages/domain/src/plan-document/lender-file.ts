import * as z from 'zod/mini';
import { checkKeys } from './section-help.ts';
import { planBody } from './sections.ts';

const line = (longest: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(longest));
const text = (longest: number) => z.strictObject({ en: line(longest), fr: line(longest) });

/** The form of `content/lenders/<lender>.yaml`. `content/README.md` describes it for a writer. */
export const lenderFile = z.strictObject({
  checked: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/u)),
  sources: z
    .array(z.strictObject({ name: text(120), url: z.url().check(z.regex(/^https:/u)) }))
    .check(z.minLength(1), z.maxLength(6)),
  /** The order of the sections; those that are not named keep their usual place. */
  order: z.array(z.enum(planBody)).check(z.minLength(4)),
  checklist: z
    .array(
      z.strictObject({
        text: text(160),
        /** A section that has to be written and in the plan, or a fact of the figures; nothing for a paper to bring. */
        section: z.optional(z.enum(planBody)),
        fact: z.optional(z.enum(checkKeys)),
      }),
    )
    .check(z.minLength(6), z.maxLength(24)),
});
export type LenderFile = z.infer<typeof lenderFile>;
