import { hideAddresses, hideNames } from '@elan/domain/people-in-texts';
import type { GenerationRequest } from '../port.ts';

/** What a report says instead: it stays readable as it is. */
const instead = {
  en: { address: '[e-mail]', owner: "the project's owner", other: 'a member of the team' },
  fr: { address: '[courriel]', owner: 'la personne qui porte le projet', other: "une personne de l'équipe" },
} as const;

/** Takes the names and the e-mail addresses of a project's people out of a text for a model. */
export function hidePeople({
  project,
  language,
}: Pick<GenerationRequest, 'project' | 'language'>): (text: string) => string {
  const words = instead[language];
  return (text) =>
    hideNames(hideAddresses(text, words.address), project.people, (index) => (index === 0 ? words.owner : words.other));
}
