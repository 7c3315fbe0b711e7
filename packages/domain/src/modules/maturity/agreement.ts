import type { Text } from '../../locale.ts';
import { type ModuleKey, moduleTitles } from '../keys.ts';
import type { QuestionId } from '../registry.ts';
import { commonWords } from './common-words.ts';
import { inTheirWords } from './evidence.ts';
import { type ProjectFacts, questionOf } from './project-facts.ts';

/** One comparison of answers. `open`: one of the two sides is missing. */
export type Agreement = {
  readonly result: 'agrees' | 'differs' | 'open';
  readonly reason: Text;
  /** What would make it agree; absent when it already does. */
  readonly raise?: Text;
};

/** A comparison; undefined where it does not apply to the project, so that nobody loses points over it. */
export type Check = (facts: ProjectFacts) => Agreement | undefined;

type Side<M extends ModuleKey = ModuleKey> = { readonly module: M; readonly questions: readonly QuestionId<M>[] };

export function side<M extends ModuleKey>(module: M, ...questions: readonly QuestionId<M>[]): Side<M> {
  return { module, questions };
}

/** For example “Fixed costs” (Finances), with the labels used on screen. */
export function nameOf({ module, questions }: Side): Text {
  const labels = questions.map((id) => questionOf(module, id)?.label).filter((label) => label !== undefined);
  const title = moduleTitles[module];
  return {
    en: `“${labels.map((label) => label.en).join('”, “')}” (${title.en})`,
    fr: `«\u00a0${labels.map((label) => label.fr).join('\u00a0», «\u00a0')}\u00a0» (${title.fr})`,
  };
}

export function unanswered(...sides: readonly Side[]): Agreement {
  const names = sides.map(nameOf);
  const list = { en: names.map((name) => name.en).join(', '), fr: names.map((name) => name.fr).join(', ') };
  return {
    result: 'open',
    reason: {
      en: `Not answered yet, so they cannot be compared: ${list.en}.`,
      fr: `Sans réponse, donc impossible à comparer\u00a0: ${list.fr}.`,
    },
    raise: { en: `Answer ${list.en}.`, fr: `Répondez à ${list.fr}.` },
  };
}

/** Two answers agree when they share a meaningful word. */
export function sameWords(one: Side, other: Side, meaning: Text): Check {
  return (facts) => {
    const first = facts.texts(one.module, ...one.questions);
    const second = facts.texts(other.module, ...other.questions);
    const open = [...(first === undefined ? [one] : []), ...(second === undefined ? [other] : [])];
    if (first === undefined || second === undefined) return unanswered(...open);
    const shared = commonWords(first, second);
    const [left, right] = [nameOf(one), nameOf(other)];
    if (shared.length === 0) {
      return {
        result: 'differs',
        reason: {
          en: `${left.en} and ${right.en} have no words in common, so nothing shows that ${meaning.en}.`,
          fr: `${left.fr} et ${right.fr} n'ont aucun mot en commun\u00a0: on ne voit pas que ${meaning.fr}.`,
        },
        raise: {
          en: `Compare ${left.en} with ${right.en} and make both say the same thing in the same words.`,
          fr: `Relisez ${left.fr} à côté de ${right.fr} et faites dire aux deux la même chose, avec les mêmes mots.`,
        },
      };
    }
    const words = inTheirWords(shared.join(', '), 80);
    return {
      result: 'agrees',
      reason: {
        en: `${capital(meaning.en)}: ${words.en}.`,
        fr: `${capital(meaning.fr)}\u00a0: ${words.fr}.`,
      },
    };
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
