import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';

/** What can be searched: answers, current analyses, comments, journal entries, and the names and notes of figures. */
export const searchKinds = ['answer', 'analysis', 'comment', 'entry', 'row'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Fewer letters would find nearly everything. */
export const shortestSearch = 3;
export const longestSearch = 100;
/** The most results of one search, newest first. */
export const mostSearchResults = 20;
/** Further words of a search are left out. */
const mostWords = 8;

/** A search that can be sent. */
export const searchText = plainText(longestSearch).check(z.refine(isSearchable, { error: 'too_short' }));

export function isSearchable(text: string): boolean {
  return searchWords(text).join('').length >= shortestSearch;
}

/** The words of a search; single letters, as in « l'idée », say nothing. */
export function searchWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, mostWords);
}
