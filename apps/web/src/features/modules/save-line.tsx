import { CheckCircle2, CircleAlert, CloudOff, RefreshCw, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { moduleMessages } from './messages.ts';
import { type SaveWords, saveText } from './save-text.ts';

type Props = { status: SaveStatus; other?: SaveWords };

/** Whether the answers are safe, in one line that is always true. `other`: words for something else than answers. */
export function SaveLine({ status, other }: Props) {
  const words = useMessages(moduleMessages);
  const { language } = useLanguage();
  const now = useNow(5_000);

  const line = (icon: ReactNode, text: ReactNode, tone = 'text-muted') => (
    <p className={`flex items-start gap-2 text-sm ${tone}`}>
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span>{text}</span>
    </p>
  );

  const text = saveText(status, language, other);
  const [shown, announcement] = ((): [ReactNode, string] => {
    switch (status.kind) {
      case 'saving':
        return [line(<RefreshCw aria-hidden className="size-4" />, text), ''];
      case 'saved': {
        if (status.at === null) return [line(<CheckCircle2 aria-hidden className="size-4" />, text), ''];
        const moment = new Date(status.at);
        const ago = formatRelative(moment, language, now < moment ? moment : now);
        return [
          line(
            <CheckCircle2 aria-hidden className="size-4 text-green" />,
            <time dateTime={moment.toISOString()} title={formatDateTime(moment, language)}>
              {words.saved(ago)}
            </time>,
          ),
          text,
        ];
      }
      case 'offline':
        return [line(<CloudOff aria-hidden className="size-4" />, text, 'text-orange'), text];
      case 'failed':
        return [line(<CircleAlert aria-hidden className="size-4" />, text, 'text-red'), text];
      case 'held':
        return [line(<CircleAlert aria-hidden className="size-4" />, text, 'text-orange'), text];
      case 'conflict':
        return [line(<Split aria-hidden className="size-4" />, text, 'text-orange'), text];
    }
  })();

  return (
    <div>
      <div aria-hidden={announcement !== '' || undefined}>{shown}</div>
      {/* Announced when the state changes, not every minute. */}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}
