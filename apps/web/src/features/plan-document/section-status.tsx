import { displayName } from '@elan/domain/people';
import { Badge } from '../../components/ui/badge.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { stateLabels } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { ShownSection } from './shown-sections.ts';

/** How far the section is, and who wrote it last. */
export function SectionStatus({ section: { isOwn, kept, state, text } }: { section: ShownSection }) {
  const words = useMessages(planDocumentMessages);
  const wordsOf = useText();
  const { language: ofScreen } = useLanguage();
  const label = isOwn ? null : stateLabels[state];
  const isKept = text !== '' && kept !== undefined && kept.text !== '';
  if (label === null && !isKept) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted" data-no-print>
      {label !== null && <Badge tone={state === 'written' ? 'green' : 'yellow'}>{wordsOf(label)}</Badge>}
      {isKept &&
        words.writtenBy(
          kept.updatedBy === null ? words.someoneGone : displayName(kept.updatedBy),
          formatDateTime(kept.updated_at, ofScreen),
        )}
    </p>
  );
}
