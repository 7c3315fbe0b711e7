import { Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { suggestionMessages } from './messages.ts';

type Props = {
  kept: boolean;
  note: string;
  problem: string | null;
  /** What the button to send does. */
  send: Pick<ComponentProps<typeof Button>, 'type' | 'loading' | 'onClick'>;
  /** Whether something would be lost by closing the form. */
  isTyped: boolean;
  onClose: () => void;
};

/** The end of the form of a suggestion: what becomes of it, why it was not sent, and its buttons. */
export function FormEnd({ kept, note, problem, send, isTyped, onClose }: Props) {
  const words = useMessages(suggestionMessages);
  return (
    <>
      <NotKept shown={!kept} />
      <p className="text-sm text-muted">{note}</p>
      {problem !== null && (
        <p className="text-sm text-red" role="alert">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon={<Send aria-hidden className="size-4" />} size="small" {...send}>
          {words.send}
        </Button>
        <Button onClick={onClose} size="small" variant="quiet">
          {isTyped ? words.discard : words.cancel}
        </Button>
      </div>
    </>
  );
}
