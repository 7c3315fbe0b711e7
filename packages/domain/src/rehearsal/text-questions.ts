import { quoted } from '../excerpt.ts';
import { inBoth, text } from '../locale.ts';
import { answerLabel } from '../modules/define-module.ts';
import { moduleTitles } from '../modules/keys.ts';
import { openPlaces } from '../modules/open-places.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion } from './rehearsal-question.ts';

/** Required questions without an answer, or with one of a few words. */
export function answerQuestions({ entries, ledger }: RehearsalFacts): RehearsalQuestion[] {
  return openPlaces(entries, ledger.rows).map(({ module, question, words, isFilledIn }, index) => {
    const label = inBoth((language) => quoted(question.label[language], language));
    const said = inBoth((language) => quoted(answerLabel(question, words)[language], language));
    const isEmpty = words === '';
    const to = inBoth((language) => `${moduleTitles[module][language]} · ${question.label[language]}`);
    return {
      id: questionId('answer', `${module}.${question.id}`),
      source: 'answer',
      weight: (isEmpty ? 500 : 400) - index,
      ask: isEmpty
        ? text(
            `Your file does not answer ${label.en} yet. What would you tell me?`,
            `Votre dossier ne répond pas encore à ${label.fr}. Que me répondez-vous\u00a0?`,
          )
        : isFilledIn
          ? text(
              `To ${label.en}, your file says ${said.en}, which was filled in for you. What do you say yourself?`,
              `À ${label.fr}, votre dossier dit ${said.fr}, ce qui a été prérempli. Que dites-vous vous-même\u00a0?`,
            )
          : text(
              `For ${label.en}, you only wrote ${said.en}. Tell me more.`,
              `À ${label.fr}, vous avez seulement écrit ${said.fr}. Dites-m'en plus.`,
            ),
      from: isEmpty ? to : text(`${to.en}: ${said.en}`, `${to.fr}\u00a0: ${said.fr}`),
      effect: null,
      place: { kind: 'answer', module, question: question.id },
      points: ['amount', 'source', 'who', 'reason'],
    };
  });
}

/** Figures of analyses that nobody has confirmed. */
export function textQuestions({ openFigures }: RehearsalFacts): RehearsalQuestion[] {
  return openFigures.map(({ module, written, sentence }, index) => {
    const title = moduleTitles[module];
    const said = inBoth((language) => quoted(sentence, language));
    return {
      id: questionId('text', `${module}|${written}|${sentence}`),
      source: 'text',
      weight: 350 - index,
      ask: text(
        `Your analysis says: ${said.en} Where does “${written}” come from?`,
        `Votre analyse dit\u00a0: ${said.fr} D'où vient «\u00a0${written}\u00a0»\u00a0?`,
      ),
      from: inBoth((language) => `${title[language]} · ${said[language]}`),
      effect: null,
      place: { kind: 'analysis', module },
      points: ['source', 'date', 'amount'],
    };
  });
}
