import { displayName } from '@elan/domain/people';
import { TextConflict } from '../../components/shared-text/text-conflict.tsx';
import { UnsentText } from '../../components/shared-text/unsent-text.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { stateLabels } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { NewText } from './new-text.tsx';
import type { SectionScreen } from './shown-sections.ts';

type Props = SectionScreen & { onRemoveText: () => void; onKeepText: () => unknown };

/** What there is to say about the words of a section before they are read. */
export function SectionNotices({ section, autosave, mayEdit, difference, onRemoveText, onKeepText }: Props) {
  const words = useMessages(planDocumentMessages);
  const { key, otherLanguage, conflict, unsent } = section;
  return (
    <>
      {otherLanguage !== null && (
        <p className="text-sm text-muted" data-no-print role="note">
          {otherLanguage === 'fr' ? words.inFrench : words.inEnglish}
        </p>
      )}
      {conflict !== null && (
        <TextConflict
          empty={words.conflictEmpty}
          onKeepBoth={() => autosave.keepBoth(key)}
          onKeepMine={() => autosave.keepMine(key)}
          onTakeOther={() => autosave.takeOther(key)}
          text={conflict}
        />
      )}
      {unsent !== null && (
        <UnsentText
          onDiscard={() => autosave.discard(key)}
          onRestore={() => autosave.type(key, unsent)}
          text={unsent}
        />
      )}
      {mayEdit && section.isChanged && conflict === null && (
        <NewText difference={difference} onKeep={onKeepText} onTake={onRemoveText} section={section} />
      )}
    </>
  );
}

/** How far a section is, and who wrote it last. */
export function SectionStatus({ section: { isOwn, kept, state, text } }: Pick<SectionScreen, 'section'>) {
  const words = useMessages(planDocumentMessages);
  const wordsOf = useText();
  const { language } = useLanguage();
  const label = isOwn ? null : stateLabels[state];
  const isKept = text !== '' && kept !== undefined && kept.text !== '';
  if (label === null && !isKept) return null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted" data-no-print>
      {label !== null && <Badge tone={state === 'written' ? 'green' : 'yellow'}>{wordsOf(label)}</Badge>}
      {isKept &&
        words.writtenBy(
          kept.updatedBy === null ? words.someoneGone : displayName(kept.updatedBy),
          formatDateTime(kept.updated_at, language),
        )}
    </span>
  );
}
