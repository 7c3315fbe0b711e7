import { Sprout } from 'lucide-react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

/** A module that the plan includes and this version of the product does not hold. */
export function AbsentModule({ title }: { title: string }) {
  const words = useMessages(moduleMessages);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        action={
          <LinkButton to="/dashboard" variant="secondary">
            {words.backToDashboard}
          </LinkButton>
        }
        icon={<Sprout aria-hidden className="size-7" />}
        title={words.absentTitle}
      >
        {words.absent}
      </EmptyState>
    </div>
  );
}
