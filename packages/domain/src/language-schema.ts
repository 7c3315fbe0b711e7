import * as z from 'zod/mini';
import { languages } from './locale.ts';

/** Apart from locale.ts, so that a page that only needs the words does not carry the schema library. */
export const languageSchema = z.enum(languages);
