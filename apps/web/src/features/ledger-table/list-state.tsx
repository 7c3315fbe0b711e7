import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { historyMessages } from './history-messages.ts';

/** A list that is not there yet: it is being read, or could not be. */
export function ListState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const words = useMessages(historyMessages);
  const { language } = useLanguage();
  if (error === null) return <p className="text-muted">{words.loading}</p>;
  return (
    <Banner
      action={
        <Button onClick={onRetry} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      tone="error"
    >
      {faultText(toFault(error), language)}
    </Banner>
  );
}
