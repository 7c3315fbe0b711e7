import type { AnswerVersion } from '@elan/contract/versions';
import { answerLabel, type Question } from '@elan/domain/modules/define-module';
import { filledInLabel } from '@elan/domain/modules/filled-in';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { PagedEntries } from '../../components/paged-entries.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useReadAgain } from '../../lib/use-read-again.ts';
import { answerHistoryMessages } from './answer-history-messages.ts';
import { compareWords, similar } from './compare-reports.ts';
import { versionMessages } from './messages.ts';
import { Pieces } from './pieces.tsx';
import { answerPages } from './queries.ts';

export type AnswerHistoryProps = {
  projectId: string;
  module: ModuleKey;
  question: Question;
  /** The answer on screen. */
  value: string;
  /** The version of the answer that is stored; it follows the answer on screen once that is saved. */
  stored: number;
  /** Null for somebody who may only read. */
  onRestore: ((value: string) => void) | null;
};

type Props = AnswerHistoryProps & { onClose: () => void };

/** What an answer said before, newest first, to read and to restore. Loaded when it is opened. */
export default function AnswerHistoryDialog({ projectId, module, question, value, stored, onRestore, onClose }: Props) {
  const words = useMessages(versionMessages);
  const openerWords = useMessages(answerHistoryMessages);
  const text = useText();
  const toast = useToast();
  const pages = answerPages(projectId, module, question.id);
  // Text that is saved while the list is open, such as one just restored, puts another one into the list.
  useReadAgain(pages.queryKey, stored);

  const restore = (earlier: string) => {
    onRestore?.(earlier);
    toast({ text: words.textRestored, tone: 'success' });
    onClose();
  };

  return (
    <Dialog
      description={words.answerHistoryLead}
      onOpenChange={(open) => !open && onClose()}
      open
      title={openerWords.answerHistoryOf(text(question.label))}
      width="wide"
    >
      <PagedEntries
        empty={words.noAnswerHistory}
        entriesOf={({ versions }) => versions}
        loading={words.loading}
        more={words.olderTexts}
        pages={pages}
      >
        {(version) => (
          <li className="border-t border-line py-3" key={version.version}>
            <Earlier question={question} value={value} version={version} />
            {onRestore !== null && version.value !== value && (
              <Button className="mt-2" onClick={() => restore(version.value)} size="small" variant="secondary">
                {words.restoreText}
              </Button>
            )}
          </li>
        )}
      </PagedEntries>
    </Dialog>
  );
}

type EarlierProps = Pick<AnswerHistoryProps, 'question' | 'value'> & { version: AnswerVersion };

function Earlier({ question, value, version }: EarlierProps) {
  const words = useMessages(versionMessages);
  const text = useText();
  const { language } = useLanguage();
  const author = version.author === null ? words.aFormerMember : displayName(version.author);
  const { older, likeness } = compareWords(version.value, value);
  const marked = likeness < similar ? version.value : <Pieces pieces={older} side="older" />;
  return (
    <>
      <p className="text-sm text-muted">
        {words.writtenBy(version.filledIn ? text(filledInLabel) : author, formatDateTime(version.writtenAt, language))}
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">
        {question.kind === 'select' ? text(answerLabel(question, version.value)) : marked}
      </p>
    </>
  );
}
