import type { ModuleKey } from './modules/keys.ts';
import { registry } from './modules/registry.ts';

/** A passage by its words: its text and the text around it (the TextQuoteSelector of the W3C). */
export type Quote = { exact: string; prefix: string; suffix: string };

/**
 * What a comment is about. An empty `exact` is all of it; of a row of figures it is the name the row had. Without an
 * anchor it is about the module.
 */
export type Anchor = Quote & {
  on: 'analysis' | 'answer' | 'row';
  question: string | null;
  /** The id of the row of figures. */
  row?: string | undefined;
};

/**
 * Whether the module has what the comment is about: a written analysis, or the question. Whether a project has a row,
 * and whether everybody who reads its comments may see it, only the database knows.
 */
export function canAnchor(module: ModuleKey, { on, question, row }: Pick<Anchor, 'on' | 'question' | 'row'>): boolean {
  if ((on === 'row') !== (row !== undefined)) return false;
  if (on === 'row') return question === null;
  const { output, questions } = registry[module];
  return on === 'analysis' ? output === 'report' && question === null : questions.some(({ id }) => id === question);
}
