import { FolderSearch } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const noProjectMessages = defineMessages({
  noProject: { en: 'No project selected', fr: 'Aucun projet sélectionné' },
  noProjectText: {
    en: 'Everything on this screen belongs to a project. Open one of yours, or name a new one: it takes less than a minute.',
    fr: "Tout ce qui se trouve sur cet écran appartient à un projet. Ouvrez l'un des vôtres, ou nommez-en un nouveau\u00a0: il y en a pour moins d'une minute.",
  },
  toDashboard: {
    en: 'Return to dashboard to select a project',
    fr: 'Retournez au tableau de bord pour sélectionner un projet',
  },
});

/** Shown when no project is open (decision C-17). */
export function NoProject({ title }: { title: string }) {
  const words = useMessages(noProjectMessages);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        action={
          <LinkButton to="/dashboard" variant="accent">
            {words.toDashboard}
          </LinkButton>
        }
        icon={<FolderSearch aria-hidden className="size-7" />}
        title={words.noProject}
      >
        {words.noProjectText}
      </EmptyState>
    </div>
  );
}
