import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { sharedTextMessages } from './messages.ts';

type Props = {
  /** The other person's. */
  text: string;
  /** The text shown where theirs is empty. */
  empty: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
  /** Joins them; missing where two texts make no sense in one place. */
  onKeepBoth?: (() => unknown) | undefined;
  disabled?: boolean;
};

/** Two people wrote at once: the text of the other one. */
export function TextConflict({ text, empty, onKeepMine, onTakeOther, onKeepBoth, disabled = false }: Props) {
  const words = useMessages(sharedTextMessages);
  return (
    <div className="rounded-xl bg-orange-soft px-4 py-3" role="alert">
      <p className="font-semibold">{words.conflictTitle}</p>
      <p className="mt-2 text-sm text-muted">{words.conflictOther}</p>
      <p className="mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-wrap">{text === '' ? empty : text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={disabled} onClick={onKeepMine} size="small" variant="secondary">
          {words.keepOwn}
        </Button>
        <Button disabled={disabled} onClick={onTakeOther} size="small" variant="secondary">
          {words.takeOther}
        </Button>
        {onKeepBoth !== undefined && (
          <Button disabled={disabled} onClick={onKeepBoth} size="small" variant="secondary">
            {words.keepBoth}
          </Button>
        )}
      </div>
    </div>
  );
}
