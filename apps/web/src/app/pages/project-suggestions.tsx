import { lazy } from 'react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ProjectPage } from '../compositions/project/project-page.tsx';

const messages = defineMessages({
  title: { en: 'Suggestions', fr: 'Suggestions' },
  lead: {
    en: 'Changes suggested by people or their assistants. Nothing changes until someone who can edit the project accepts them.',
    fr: "Les modifications proposées par des personnes ou par leurs assistants. Rien ne change avant qu'une personne qui peut modifier le projet les accepte.",
  },
  loading: { en: 'Opening the suggestions…', fr: 'Ouverture des suggestions…' },
});

/** Names every question of every module. */
const SuggestionList = lazy(() => import('../compositions/suggestions/suggestion-list.tsx'));

/** Everything that people suggest in the current project, and what was decided. */
export function ProjectSuggestionsPage() {
  const words = useMessages(messages);
  return <ProjectPage {...words}>{(project) => <SuggestionList project={project} />}</ProjectPage>;
}
