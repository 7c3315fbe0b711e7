import { languageSchema } from '@elan/domain/language-schema';
import * as z from 'zod/mini';
import { timestamp } from './base.ts';
import { profile } from './people.ts';

/** An earlier version of a shared text. */
export const textVersion = z.object({
  version: z.number(),
  text: z.string(),
  language: languageSchema,
  /** Null if the account no longer exists or left the project. */
  author: z.nullable(profile),
  writtenAt: timestamp,
});
export type TextVersion = z.infer<typeof textVersion>;
