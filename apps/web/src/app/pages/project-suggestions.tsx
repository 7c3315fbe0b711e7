import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useLinkedProject } from '../../features/modules/use-linked-project.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CurrentProject } from '../compositions/project/current-project.tsx';

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
  // Links in mails and notices name the project.
  if (useLinkedProject()) return null;
  return (
    <CurrentProject title={words.title}>
      {(project) => (
        <div className="flex max-w-4xl flex-col gap-6">
          <div>
            <p className="mb-1 font-semibold text-muted">{project.name}</p>
            <PageTitle lead={words.lead}>{words.title}</PageTitle>
          </div>
          <Suspense fallback={<PageLoading message={words.loading} />}>
            <SuggestionList key={project.id} project={project} />
          </Suspense>
        </div>
      )}
    </CurrentProject>
  );
}
