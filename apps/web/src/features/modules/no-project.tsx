import { FolderSearch } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

/** Shown when no project is open (decision C-17). */
export function NoProject({ title }: { title: string }) {
  const words = useMessages(moduleMessages);
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
