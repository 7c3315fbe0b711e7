import { pagePattern } from '@elan/domain/routes';
import * as z from 'zod/mini';

/** Where web pages report their crashes. Not part of the API for programs. */
export const crashesPath = '/api/crashes';

/** A position in a script of our own build, as file:line:column. */
const frame = z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/u));
const frames = z.array(frame).check(z.maxLength(12));

/**
 * A crash of a page. Every field has a format that typed text cannot match, and there is no message, because messages
 * may quote what a person typed.
 */
export const crashReport = z.strictObject({
  /** A screen that failed to render, an uncaught error, or an unhandled promise rejection. */
  kind: z.enum(['render', 'error', 'rejection']),
  /** The kind of error, such as TypeError. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/u)),
  frames,
  /** Where the components around the crash are defined, innermost first. */
  components: frames,
  /** The route pattern of the page. */
  page: z.string().check(z.refine((page) => pagePattern(page) === page)),
  build: z.string().check(z.regex(/^[\w-]{6,64}$/u)),
});
export type CrashReport = z.infer<typeof crashReport>;
