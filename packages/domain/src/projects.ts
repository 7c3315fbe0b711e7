import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { plainText } from './plain-text.ts';

/** A project's name: trimmed, never blank (DASH-008). */
export const projectName = z.pipe(
  plainText(limits.projectName * 2),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(z.minLength(1), z.maxLength(limits.projectName)),
  ),
);

/** A project's description: trimmed; empty means none. */
export const projectDescription = z.pipe(
  plainText(limits.projectDescription),
  z.transform((value: string) => value.trim()),
);
