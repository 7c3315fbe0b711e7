import { PencilLine, Sparkles, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { HistoryButton } from '../../components/shared-text/history-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { sectionVersionPages } from './queries.ts';
import { rewriteMessages, styleLabels } from './rewrite-messages.ts';
import { type SectionScreen, sourceOf } from './shown-sections.ts';

type Props = SectionScreen & {
  isEditing: boolean;
  /** The button that opens the editor, which has the focus again when it closes. */
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: (what: 'editor' | 'rewrite') => void;
  onRestore: (text: string) => void;
  onRemoveText: () => void;
};

/** What can be done with a section, beside its heading. */
export function SectionButtons(props: Props) {
  const { projectId, section, mayEdit, isEditing, difference, opener, onOpen, onRestore, onRemoveText } = props;
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const { key, title, text, assembled } = section;
  const isWritten = text !== '';
  return (
    <div className="flex flex-wrap gap-1" data-no-print>
      {mayEdit && !isEditing && (
        <Button
          aria-label={isWritten ? words.editOf(title) : helpWords.writeOf(title)}
          icon={<PencilLine aria-hidden className="size-4" />}
          onClick={() => onOpen('editor')}
          ref={opener}
          size="small"
          variant="quiet"
        >
          {isWritten ? words.edit : helpWords.write}
        </Button>
      )}
      {props.rewrites && mayEdit && !isEditing && <RewriteButton onPress={() => onOpen('rewrite')} section={section} />}
      {(section.kept?.version ?? 0) > 0 && (
        <HistoryButton
          difference={difference}
          label={words.historyOf(title)}
          onRestore={mayEdit ? onRestore : null}
          pages={sectionVersionPages(projectId, key)}
          shown={isWritten ? text : assembled}
          text={text}
          title={words.historyOf(title)}
        />
      )}
      {mayEdit && isWritten && !section.isOwn && (
        <Button
          aria-label={words.backOf(title)}
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={onRemoveText}
          size="small"
          variant="quiet"
        >
          {words.backToAssembled}
        </Button>
      )}
    </div>
  );
}

/** Has a model write the section, or put it in other words. */
function RewriteButton({ section, onPress }: Pick<Props, 'section'> & { onPress: () => void }) {
  const words = useMessages(rewriteMessages);
  const wordsOf = useText();
  const isWritten = section.text !== '';
  if (section.conflict !== null || (!isWritten && sourceOf(section) === null)) return null;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={isWritten ? words.rewriteOf(section.title) : words.writeOf(section.title)}
      icon={<Sparkles aria-hidden className="size-4" />}
      onClick={onPress}
      size="small"
      variant="quiet"
    >
      {isWritten ? words.rewrite : wordsOf(styleLabels.write)}
    </Button>
  );
}
