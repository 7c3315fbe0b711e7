import { collaborationTimes } from '@elan/domain/collaboration';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { collaborationMessages } from './messages.ts';

type Props = { email: string; invitationId: string };

/** The link of a pending invitation; it does not work for any other account (decision N-08). */
export function ShareLink({ email, invitationId }: Props) {
  const words = useMessages(collaborationMessages);
  const labelId = useId();
  const { copied, copy } = useCopy(collaborationTimes.copiedShown);
  const byHand = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/invite/${invitationId}`;

  useEffect(() => {
    if (copied === false) byHand.current?.focus();
  }, [copied]);

  return (
    <>
      <Button
        aria-label={copied === true ? words.copied : words.copyLinkOf(email)}
        icon={copied === true ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
        onClick={() => copy(link)}
        size="small"
        variant="secondary"
      >
        {copied === true ? words.copied : words.copyLink}
      </Button>
      <span className="sr-only" role="status">
        {copied === true && words.copied}
      </span>
      {copied === false && (
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
