import * as z from 'zod/mini';
import { languages } from './locale.ts';

/** Not in locale.ts, so that pages that only need texts do not load the schema library. */
export const languageSchema = z.enum(languages);
