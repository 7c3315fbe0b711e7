import type { Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import { answerLabel } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type AnsweredEntry, openAnswers } from '@elan/domain/modules/open-answers';

/** A question of the module without an answer, or with one that says little. */
export type OpenQuestion = {
  label: string;
  /** What a good answer includes. */
  help: string;
  /** What was answered so far; '' when nothing was. */
  words: string;
};

/** In the words of a language, required questions first. */
export function openQuestions(
  module: ModuleKey,
  entry: AnsweredEntry,
  rows: readonly Row[],
  language: Language,
): OpenQuestion[] {
  return openAnswers(module, entry, rows).map(({ question, words }) => ({
    label: question.label[language],
    help: question.help[language],
    words: answerLabel(question, words)[language],
  }));
}
