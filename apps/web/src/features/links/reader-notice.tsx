import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readerMessages } from './reader-messages.ts';

/** Why a link shows no document, in words for its reader. */
export function ReaderNotice({ state }: { state: 'ended' | 'revoked' | 'unknown' }) {
  const words = useMessages(readerMessages);
  return (
    <Card padding="large">
      <PageTitle lead={words[state]}>{words[`${state}Title`]}</PageTitle>
    </Card>
  );
}
