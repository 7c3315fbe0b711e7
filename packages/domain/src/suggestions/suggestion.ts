import type { RowKind } from '../ledger/row.ts';
import type { Language } from '../locale.ts';
import type { ModuleKey } from '../modules/keys.ts';

/** What a suggestion would change. */
export const suggestionKinds = ['answer', 'row', 'new_row', 'removal', 'section', 'task'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Open until somebody who may edit the project accepts or refuses it, or its author withdraws it. */
export const suggestionStates = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type SuggestionState = (typeof suggestionStates)[number];

/** Where suggestions are shown beside what they would change. */
export const suggestionPlaces = ['answers', 'figures', 'plan', 'tasks'] as const;
export type SuggestionPlace = (typeof suggestionPlaces)[number];

export const placeOfSuggestion: Readonly<Record<SuggestionKind, SuggestionPlace>> = {
  answer: 'answers',
  row: 'figures',
  new_row: 'figures',
  removal: 'figures',
  section: 'plan',
  task: 'tasks',
};

/** A cell of a row as it is proposed; whether it fits its column is decided with the row. */
export type ProposedCell =
  | string
  | number
  | boolean
  | null
  | readonly number[]
  | readonly string[]
  | readonly { month: number; quantity: number }[];

/** The proposal, as it is stored; for an existing row, only the cells that would change. */
export type Proposed =
  | { kind: 'answer'; module: ModuleKey; question: string; value: string }
  | { kind: 'row'; row: string; rowKind: RowKind; name: string; cells: Readonly<Record<string, ProposedCell>> }
  | { kind: 'new_row'; row: string; rowKind: RowKind; cells: Readonly<Record<string, ProposedCell>> }
  | { kind: 'removal'; row: string; rowKind: RowKind; name: string }
  | { kind: 'section'; section: string; text: string; language: Language; base: string | null }
  /** `about` is not there in suggestions from before it could be named. */
  | { kind: 'task'; text: string; due: string | null; about?: ModuleKey | null };

/**
 * How the place of an open suggestion is now. A question that was set aside, and a row or a section that is gone,
 * cannot be changed; a section that is left out of the plan can.
 */
export const placeStates = ['there', 'set_aside', 'gone', 'left_out'] as const;
export type PlaceState = (typeof placeStates)[number];

export const canBeAccepted = (place: PlaceState): boolean => place === 'there' || place === 'left_out';
