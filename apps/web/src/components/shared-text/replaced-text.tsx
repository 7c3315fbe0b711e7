import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { sharedTextMessages } from './messages.ts';

/** What the person wrote, below the text that has taken its place since. */
export function ReplacedText({ text, onRestore }: { text: string; onRestore: () => void }) {
  const words = useMessages(sharedTextMessages);
  return (
    <div className="rounded-xl bg-sunken px-4 py-3" role="status">
      <p className="font-semibold">{words.replacedTitle}</p>
      <p className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-wrap">{text}</p>
      <Button className="mt-3" onClick={onRestore} size="small" variant="secondary">
        {words.restoreMine}
      </Button>
    </div>
  );
}
