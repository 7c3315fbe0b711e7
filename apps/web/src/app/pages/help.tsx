import { PageTitle } from '../../components/ui/page-title.tsx';
import { HelpList } from '../../features/help/help-list.tsx';
import { helpMessages } from '../../features/help/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

export function HelpPage() {
  const words = useMessages(helpMessages);
  return (
    <>
      <PageTitle lead={words.lead}>{words.title}</PageTitle>
      <HelpList />
    </>
  );
}
