import type { Text } from '../../locale.ts';
import { isAnswered, type Question, readAnswer } from '../define-module.ts';
import { isFilledIn } from '../filled-in.ts';
import { type ModuleKey, moduleTitles } from '../keys.ts';
import { personaCount } from '../personas/count.ts';
import { moduleDefinition } from '../registry.ts';
import { isQuestionAside } from '../set-aside.ts';
import { substanceOf } from '../substance.ts';
import type { MaturityCategory } from './categories.ts';
import { type PartScore, pointsOf } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { partPoints } from './rule-text.ts';

/** The modules whose required questions count in each area. */
const modulesOf: Readonly<Record<MaturityCategory, readonly ModuleKey[]>> = {
  idea: ['idea'],
  market: ['analysis'],
  business: ['business-plan'],
  marketing: ['marketing'],
  product: ['rd', 'environmental'],
  finance: ['finances'],
};

type Item = { name: Text; isDone: boolean; leavesOpen: boolean };

/** The share of the required questions, without those set aside, that hold an answer; in the market, of the personas too. */
export function completeness(facts: ProjectFacts, category: MaturityCategory): PartScore {
  const items = modulesOf[category].flatMap((module) =>
    moduleDefinition(module)
      .questions.filter(({ id, required }) => required && !isQuestionAside(facts.entries[module]?.setAside, id))
      .map((question) => itemOf(facts, module, question)),
  );
  if (category === 'market') items.push(personasItem(facts));
  const missing = items.filter(({ isDone }) => !isDone);
  const done = items.length - missing.length;
  const points = pointsOf(
    items.map(({ isDone }) => Number(isDone)),
    partPoints.complete,
  );
  const names = listed(missing.map(({ name }) => name));
  const isUnsure = missing.some(({ leavesOpen }) => leavesOpen);
  return {
    points,
    reason: {
      en: `Required answers given: ${done} of ${items.length}${isUnsure ? ' (an answer that leaves it open, or that was filled in and not checked, counts as open)' : ''}.`,
      fr: `Réponses obligatoires données\u00a0: ${done} sur ${items.length}${isUnsure ? ' (une réponse qui laisse la question ouverte, ou préremplie et non vérifiée, compte comme ouverte)' : ''}.`,
    },
    raises:
      missing.length === 0
        ? []
        : [
            {
              text: { en: `Complete: ${names.en}.`, fr: `Complétez\u00a0: ${names.fr}.` },
              gain: partPoints.complete - points,
            },
          ],
  };
}

function itemOf({ entries }: ProjectFacts, module: ModuleKey, question: Question): Item {
  const answers = entries[module]?.answers ?? {};
  const { questions } = moduleDefinition(module);
  const answer: string | undefined = readAnswer(questions as readonly Question[], answers, question.id);
  const isDone =
    answer !== undefined &&
    !isFilledIn(entries[module]?.filledIn, question.id) &&
    (question.kind === 'select'
      ? question.options.find(({ value }) => value === answer)?.undecided !== true
      : !['missing', 'unsure'].includes(substanceOf(answer)));
  return { name: labelIn(module, question), isDone, leavesOpen: isAnswered(answers, question.id) };
}

const personasItem = ({ entries }: ProjectFacts): Item => ({
  name: { en: 'the three customer personas', fr: 'les trois profils de clients' },
  isDone: (entries.personas?.personas?.length ?? 0) >= personaCount,
  leavesOpen: false,
});

function labelIn(module: ModuleKey, question: Question): Text {
  return {
    en: `“${question.label.en}” (${moduleTitles[module].en})`,
    fr: `«\u00a0${question.label.fr}\u00a0» (${moduleTitles[module].fr})`,
  };
}

/** At most three names, and how many more there are. */
function listed(names: readonly Text[]): Text {
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  return {
    en: `${shown.map((name) => name.en).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    fr: `${shown.map((name) => name.fr).join(', ')}${rest > 0 ? ` et ${rest} de plus` : ''}`,
  };
}
