import type { StoredConfirmation } from '@elan/contract/figure-check';
import { displayName } from '@elan/domain/people';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { figureCheckMessages } from './messages.ts';

/** On what a confirmed figure rests, and who answers for it. */
export function Confirmation({ confirmation }: { confirmation: StoredConfirmation }) {
  const words = useMessages(figureCheckMessages);
  const { language } = useLanguage();
  const { basis, source, url, sourceDate, confirmedBy, confirmedAt } = confirmation;
  const when = formatDate(confirmedAt, language);
  const titles = [basis === 'estimate' ? words.estimate : null, source, sourceDate].filter((part) => part !== null);
  return (
    <span className="break-words">
      {titles.join(', ')}
      {url !== null && (
        <>
          {titles.length > 0 && ', '}
          <a
            className="break-all text-primary underline underline-offset-2"
            href={url}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {url}
          </a>
        </>
      )}
      <span className="text-muted">
        {' ('}
        {confirmedBy === null ? words.saidThen(when) : words.said(displayName(confirmedBy), when)})
      </span>
    </span>
  );
}
