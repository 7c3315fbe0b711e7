import { inWords } from '../in-words.ts';
import { freeModules, moduleKeys } from './keys.ts';

/** How many modules there are, how many are free and how many are part of Premium, in words. */
export const moduleCounts = {
  all: inWords(moduleKeys.length),
  free: inWords(freeModules.length),
  premium: inWords(moduleKeys.length - freeModules.length),
} as const;
