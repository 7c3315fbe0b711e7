import type { GenerationFailure } from '@elan/domain/generation';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';

const replies = { unusable: 'unusable', misshapen: 'misshapen', empty: 'emptyReply' } as const;

type Props = {
  failure: GenerationFailure;
  /** The message when the service itself failed. */
  service: ReactNode;
};

/** The red panel of a failed generation (PERS-007, PERS-016 to PERS-019). */
export function GenerationError({ failure, service }: Props) {
  const words = useMessages(personaMessages);
  const reply = failure === 'unusable' || failure === 'misshapen' || failure === 'empty' ? replies[failure] : null;
  return (
    <div className="flex items-start gap-3 rounded-2xl bg-red-soft px-5 py-4" data-no-print role="alert">
      <CircleAlert aria-hidden className="mt-1.5 size-5 shrink-0 text-red" />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl">{words.errorTitle}</h3>
        {reply === null ? (
          <div className="mt-2">{service}</div>
        ) : (
          <>
            <p className="mt-1">{words[reply]}</p>
            <p className="text-sm text-muted">{words.errorSafe}</p>
          </>
        )}
      </div>
    </div>
  );
}
