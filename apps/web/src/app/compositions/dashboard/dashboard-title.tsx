import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { PageTitle } from '../../../components/ui/page-title.tsx';
import { invitationsKey, projectsKey } from '../../../data/api/queries.ts';
import { dashboardMessages } from '../../../features/dashboard/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

/** With a button that reads what is below it again. */
export function DashboardTitle() {
  const words = useMessages(dashboardMessages);
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([projectsKey, invitationsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return (
    <PageTitle
      actions={
        <Button
          className="max-sm:-ml-3 max-sm:px-3!"
          icon={<RefreshCw aria-hidden className="size-5" />}
          onClick={refresh}
          variant="quiet"
        >
          {words.refresh}
        </Button>
      }
      lead={words.lead}
    >
      {words.title}
    </PageTitle>
  );
}
