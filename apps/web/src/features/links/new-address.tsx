import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { linkMessages } from './messages.ts';

type Props = { reader: string; address: string; onDone: () => void };

/** The address of a new link, which is shown this once. */
export function NewAddress({ reader, address, onDone }: Props) {
  const words = useMessages(linkMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // Permission was denied, or the page is not served over https and has no clipboard.
      setState('refused');
      field.current?.focus();
    }
  };

  return (
    <Card aria-labelledby="new-address" as="section" className="flex flex-col gap-4" tone="soft">
      <h2 className="text-2xl wrap-anywhere" id="new-address" ref={title} tabIndex={-1}>
        {words.madeTitle(reader)}
      </h2>
      <p className="max-w-[68ch]">{words.madeOnce}</p>
      <Field label={words.address}>
        {(control) => (
          <input
            {...control}
            className="control font-mono text-sm"
            onFocus={(event) => event.currentTarget.select()}
            readOnly
            ref={field}
            type="text"
            value={address}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={state === 'copied' ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
          onClick={() => void copy()}
        >
          {state === 'copied' ? words.copied : words.copy}
        </Button>
        <Button onClick={onDone} variant="secondary">
          {words.done}
        </Button>
        <span className="text-sm" role="status">
          {state === 'copied' && <span className="sr-only">{words.copied}</span>}
          {state === 'refused' && words.copyByHand}
        </span>
      </div>
    </Card>
  );
}
