import type { Text } from '../../locale.ts';
import { type ModuleKey, moduleTitles } from '../keys.ts';
import { openAnswers } from '../open-answers.ts';
import { moduleDefinition } from '../registry.ts';
import { isQuestionSetAside } from '../set-aside.ts';
import type { MaturityCategory } from './categories.ts';
import { type PartScore, sharedPart } from './part-score.ts';
import type { ProjectFacts } from './project-facts.ts';
import { partPoints } from './rule-parts.ts';

/** The modules whose required questions count in each area. */
const modulesOf: Readonly<Record<MaturityCategory, readonly ModuleKey[]>> = {
  idea: ['idea'],
  market: ['analysis'],
  business: ['business-plan'],
  marketing: ['marketing'],
  product: ['rd', 'environmental'],
  finance: ['finances'],
};

/**
 * The share of the required questions, without those set aside, whose answer says something: what is missing, says
 * little or was filled in and not checked is on the list of what is left, and earns nothing.
 */
export function completeness(
  { entries, ledger }: Pick<ProjectFacts, 'entries' | 'ledger'>,
  category: MaturityCategory,
): PartScore {
  const asked = modulesOf[category].flatMap((module) =>
    moduleDefinition(module).questions.filter(
      ({ id, required }) => required && !isQuestionSetAside(entries[module]?.setAside, id),
    ),
  );
  const open = modulesOf[category].flatMap((module) =>
    openAnswers(module, entries[module] ?? {}, ledger.rows)
      .filter(({ question }) => question.required)
      .map(({ question: { label } }) => ({
        en: `“${label.en}” (${moduleTitles[module].en})`,
        fr: `«\u00a0${label.fr}\u00a0» (${moduleTitles[module].fr})`,
      })),
  );
  const done = asked.length - open.length;
  const names = listed(open);
  return sharedPart(partPoints.complete, done, asked.length, {
    reason: {
      en: `Required questions answered: ${done} of ${asked.length}.`,
      fr: `Questions obligatoires avec une réponse\u00a0: ${done} sur ${asked.length}.`,
    },
    raise: { en: `Answer or check: ${names.en}.`, fr: `Répondez ou vérifiez\u00a0: ${names.fr}.` },
  });
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
