import type { Language } from '../locale.ts';
import { answerLabel } from '../modules/define-module.ts';
import { moduleDefinition } from '../modules/registry.ts';
import type { Passage } from './reading.ts';

/** A quote as the person saw it: their words, or those of the option they chose. */
export function quoteText({ module, question, quote }: Passage, language: Language): string {
  const asked = moduleDefinition(module).questions.find(({ id }) => id === question);
  return asked === undefined ? quote : answerLabel(asked, quote)[language];
}
