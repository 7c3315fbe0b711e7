import { Copy, Trash2 } from 'lucide-react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import { unsentMessages } from './unsent-messages.ts';

type Props = {
  /** Empty: the text had been cleared. */
  text: string;
  onDiscard: () => void;
  onRestore: () => void;
};

/** Text that its author may not save at the moment, below the one that everybody sees. */
export function UnsentText({ text, onDiscard, onRestore }: Props) {
  const words = useMessages(unsentMessages);
  const toast = useToast();

  const { copy } = useCopy();
  const press = async () => {
    toast((await copy(text)) ? { text: words.copied } : { text: words.copyFailed, tone: 'error' });
  };
  const discard = () => {
    onDiscard();
    toast({ text: words.discarded, action: { label: words.undo, onSelect: onRestore } });
  };

  return (
    <div className="rounded-xl bg-orange-soft px-4 py-3" role="status">
      <p className="font-semibold">{words.title}</p>
      <p className="text-sm text-muted">{words.note}</p>
      <p className="mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
        {text === '' ? words.empty : text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {text !== '' && (
          <Button icon={<Copy aria-hidden className="size-4" />} onClick={press} size="small" variant="secondary">
            {words.copy}
          </Button>
        )}
        <Button icon={<Trash2 aria-hidden className="size-4" />} onClick={discard} size="small" variant="secondary">
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
