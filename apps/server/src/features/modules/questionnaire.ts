import type { Questionnaire } from '@elan/contract/modules';
import type { Language } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';

/** Every module with its questions, for programs that do not know them. */
export function questionnaire(language: Language): Questionnaire {
  const modules = moduleKeys.map((module) => {
    const { title, questions } = moduleDefinition(module);
    return {
      module,
      title: title[language],
      questions: questions.map((question) => ({
        question: question.id,
        label: question.label[language],
        options:
          question.kind === 'select'
            ? question.options.map(({ value, label }) => ({ value, label: label[language] }))
            : null,
      })),
    };
  });
  return { modules };
}
