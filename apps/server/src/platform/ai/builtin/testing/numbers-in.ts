import type { Language } from '@elan/domain/locale';
import { answerLabel } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { GenerationRequest } from '../../port.ts';
import { countWords } from '../reading/split-list.ts';

/** The numbers of a text, read as its language writes them. */
export function numbersIn(text: string, language: Language): number[] {
  const grouped = /\d{1,3}(?:[\u00a0 ,]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
  return (text.match(grouped) ?? []).map((token) => {
    const plain = token.replace(/[\u00a0 ]/gu, '');
    if (/^\d{1,3}(?:,\d{3})+/u.test(plain)) return Number(plain.replaceAll(',', ''));
    return Number(language === 'fr' ? plain.replace(',', '.') : plain);
  });
}

/** Every number that a person wrote or chose in a request, and the length in words of each answer. */
export function numbersOfPerson(request: GenerationRequest): number[] {
  const entries = { ...request.project.modules, [request.module]: { answers: request.answers } };
  const texts = Object.entries(entries).flatMap(([module, entry]) =>
    moduleDefinition(module as ModuleKey).questions.flatMap((question) => {
      const value = entry?.answers[question.id] ?? '';
      return [value, answerLabel(question, value)[request.language]];
    }),
  );
  return [...texts.flatMap((text) => numbersIn(text, request.language)), ...texts.map(countWords)];
}
