import type { Assumption } from '@elan/domain/forecast/forecast';
import { colon } from '../../lib/i18n/labelled.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { statementMessages } from './statement-messages.ts';

/** Why something is assumed, whether that was verified, and by whom it is published. */
export function AssumptionSource({ assumption: { reason, confirmed, source } }: { assumption: Assumption }) {
  const words = useMessages(statementMessages);
  const text = useText();
  return (
    <>
      {text(reason)} {!confirmed && `${words.toVerify}. `}
      {source !== null && (
        <>
          {words.source}
          {text(colon)}
          <a
            className="text-primary underline underline-offset-4"
            href={text(source.link)}
            rel="noreferrer"
            target="_blank"
          >
            {text(source.title)}
          </a>
          .{' '}
        </>
      )}
    </>
  );
}
