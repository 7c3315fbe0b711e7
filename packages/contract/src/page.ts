import * as z from 'zod/mini';

/** Where a page of a list begins: the `next` of the page before it, as it came. Absent: the first page. */
const cursor = z.string().check(z.regex(/^[\w-]{1,200}$/u));

/** What every list takes besides what names it. A cursor that no page gave is INVALID_INPUT. */
export const pageInput = { cursor: z.optional(cursor) };

/** What every list gives besides its entries. */
export const pageOutput = {
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
};

/** The same with how many entries there are in all. */
export const countedPage = { ...pageOutput, count: z.number() };
