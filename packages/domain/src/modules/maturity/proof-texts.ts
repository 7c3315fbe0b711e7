import texts from '../../../../../content/maturity-proof.json' with { type: 'json' };
import { frenchSpacesIn } from '../../french-spaces.ts';
import type { Text } from '../../locale.ts';
import type { MaturityCategory } from './categories.ts';

/** What proves an area, what is said where nothing does yet, and what to do then. */
export type ProofText = { readonly of: Text; readonly none: Text; readonly raise: Text };

export const proofTexts: Readonly<Record<MaturityCategory, ProofText>> = frenchSpacesIn(texts);

/** Such words in the middle of a sentence. */
export const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
