import type { Text } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition, type QuestionId } from '@elan/domain/modules/registry';
import type { Reading } from './reading.ts';
import { substanceOf } from './thin.ts';

/**
 * One point for each question of a module that is open or thin.
 * @param reasons why somebody will ask for the answer, by question
 */
export function thinAnswers<M extends ModuleKey>(
  { say, quote, answer, language }: Reading,
  module: M,
  reasons: Readonly<Partial<Record<QuestionId<M>, Text>>>,
): string[] {
  return moduleDefinition(module).questions.flatMap((question) => {
    const reason = reasons[question.id]?.[language] ?? '';
    const label = question.label[language];
    const text: string | undefined = answer(module, question.id);
    if (text === undefined) {
      return [say({ en: `“${label}” has no answer: ${reason}.`, fr: `« ${label} » n'a pas de réponse : ${reason}.` })];
    }
    // A place is complete in one word.
    if (question.kind === 'select' || question.kind === 'text') return [];
    const substance = substanceOf(text);
    if (substance === 'enough') return [];
    return [
      say({
        en: `“${label}” is thin. You wrote ${quote(text, 80)}: ${reason}. ${question.help.en}`,
        fr: `Réponse mince à « ${label} ». Vous avez écrit ${quote(text, 80)} : ${reason}. ${question.help.fr}`,
      }),
    ];
  });
}
