import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { sharedTextMessages } from './messages.ts';

/** Text of somebody who may no longer save it. */
export function UnsentText({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const words = useMessages(sharedTextMessages);
  return (
    <Banner title={words.unsentTitle} tone="warning">
      <p className="text-sm text-muted">{words.unsentNote}</p>
      <p className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-wrap">{text}</p>
      <Button className="mt-3" onClick={onDiscard} size="small" variant="secondary">
        {words.discard}
      </Button>
    </Banner>
  );
}
