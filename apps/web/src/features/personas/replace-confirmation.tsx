import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';

type Props = { count: number; onConfirm: () => Promise<void>; onCancel: () => void };

/** Asked in place before a new generation replaces the list (decision N-12). */
export function ReplaceConfirmation({ count, onConfirm, onCancel }: Props) {
  const words = useMessages(personaMessages);
  const titleId = useId();
  const textId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      aria-describedby={textId}
      aria-labelledby={titleId}
      className="rounded-2xl bg-orange-soft px-5 py-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      ref={box}
      tabIndex={-1}
    >
      <p className="font-semibold" id={titleId}>
        {words.replaceTitle(count)}
      </p>
      <p id={textId}>{words.replace}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{words.replaceConfirm}</Button>
        <Button onClick={onCancel} variant="secondary">
          {words.replaceCancel}
        </Button>
      </div>
    </section>
  );
}
