import { useQuery } from '@tanstack/react-query';
import { PencilRuler } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { suggestionListMessages } from './messages.ts';
import { suggestionCountQuery } from './queries.ts';

/** How many suggestions wait for a decision, with the way to them; nothing when none does. */
export function SuggestionsNote({ projectId }: { projectId: string }) {
  const words = useMessages(suggestionListMessages);
  // Optional, so failures are not shown.
  const { data } = useQuery(suggestionCountQuery(projectId));
  if (data === undefined || data.open === 0) return null;
  return (
    <Card
      aria-labelledby="suggestions-title"
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <h2 className="text-2xl" id="suggestions-title">
        {words.count(data.open)}
      </h2>
      <LinkButton icon={<PencilRuler aria-hidden className="size-5" />} to="/project/suggestions" variant="secondary">
        {words.all}
      </LinkButton>
    </Card>
  );
}
