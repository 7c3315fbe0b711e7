import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { plainText } from './plain-text.ts';
import { allVisible } from './visible-name.ts';

/** Where a person's own projects are listed; those in the trash have a list of their own. */
export const projectShelves = ['current', 'archived'] as const;
export type ProjectShelf = (typeof projectShelves)[number];

/** What a list of projects can be sorted by: last changed first, A to Z, furthest first, newest first. */
export const projectSorts = ['updated', 'name', 'progress', 'created'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** A project's name: one line, trimmed, never blank (DASH-008). */
export const projectName = z.pipe(
  plainText(limits.projectName * 2),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(z.minLength(1), z.maxLength(limits.projectName), allVisible),
  ),
);

/** A project's description: trimmed; empty means none. */
export const projectDescription = z.pipe(
  plainText(limits.projectDescription),
  z.transform((value: string) => value.trim()),
);
