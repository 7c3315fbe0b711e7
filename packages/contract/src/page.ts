import * as z from 'zod/mini';

/** Where a page of a list begins: the `next` of the previous page, unchanged. Absent for the first page. */
const cursor = z.string().check(z.regex(/^[\w-]{1,1000}$/u));

/** The input common to all lists. A cursor that did not come from a page is INVALID_INPUT. */
export const pageInput = { cursor: z.optional(cursor) };

/** The output common to all lists. */
export const pageOutput = {
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
};

/** The same with the total number of entries. */
export const countedPage = { ...pageOutput, count: z.number() };
