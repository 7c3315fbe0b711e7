import { collaborationTimes } from '@elan/domain/collaboration';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

type Props = { email: string; invitationId: string };

/** The link of a pending invitation; it does not work for any other account (decision N-08). */
export function ShareLink({ email, invitationId }: Props) {
  const words = useMessages(collaborationMessages);
  const labelId = useId();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const byHand = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/invite/${invitationId}`;

  useEffect(() => {
    if (state === 'refused') byHand.current?.focus();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), collaborationTimes.copiedShown);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      // Permission was denied, or the page is not served over https and has no clipboard.
      setState('refused');
    }
  };

  return (
    <>
      <Button
        aria-label={state === 'copied' ? words.copied : words.copyLinkOf(email)}
        icon={state === 'copied' ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
        onClick={() => void copy()}
        size="small"
        variant="secondary"
      >
        {state === 'copied' ? words.copied : words.copyLink}
      </Button>
      <span className="sr-only" role="status">
        {state === 'copied' && words.copied}
      </span>
      {state === 'refused' && (
        <div className="order-last w-full max-w-md">
          <p className="text-sm text-muted" id={labelId}>
            {words.copyByHand}
          </p>
          <input
            aria-labelledby={labelId}
            className="control mt-1 text-sm"
            onFocus={(event) => event.currentTarget.select()}
            readOnly
            ref={byHand}
            type="text"
            value={link}
          />
        </div>
      )}
    </>
  );
}
