import type { Language } from '@elan/domain/locale';
import { withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { isToWrite } from '@elan/domain/plan-document/sections';
import { PencilLine, Sparkles, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { HistoryButton } from '../../components/shared-text/history-button.tsx';
import { TextConflict } from '../../components/shared-text/text-conflict.tsx';
import { UnsentText } from '../../components/shared-text/unsent-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { NewText } from './new-text.tsx';
import type { PlanAutosave } from './plan-autosave.ts';
import { sectionVersionPages } from './queries.ts';
import { rewriteMessages, styleLabels } from './rewrite-messages.ts';
import { SectionEditor } from './section-editor.tsx';
import { SectionStatus } from './section-status.tsx';
import SectionText from './section-text.tsx';
import type { ShownSection } from './shown-sections.ts';

const SectionRewrite = lazy(() => import('./section-rewrite.tsx'));

type Props = {
  userId: string;
  projectId: string;
  section: ShownSection;
  /** Whether a model is connected that puts texts in other words. */
  rewrites: boolean;
  language: Language;
  autosave: PlanAutosave;
  mayEdit: boolean;
  difference: Difference;
  onKeepText: (section: ShownSection) => Promise<void>;
  /** Its pictures, after its words. */
  pictures: ReactNode;
  /** What others say of the section, below it. */
  below: ReactNode;
};

/** One section of the plan, to read and to write. */
export function PlanSection(props: Props) {
  const { userId, projectId, section, rewrites, language, autosave, mayEdit, difference, onKeepText, pictures, below } =
    props;
  const words = useMessages(planDocumentMessages);
  const { language: ofScreen } = useLanguage();
  const toast = useToast();
  const [editing, setEditing] = useState(false);
  const [rewriting, setRewriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { key, title, heading, kept, text, markdown, unsent } = section;
  const isWritten = text !== '';
  const source = sourceOf(section);
  const rewriteWords = useMessages(rewriteMessages);
  const wordsOf = useText();
  const helpWords = useMessages(planHelpMessages);
  const accept = (next: string) => {
    write(next);
    toast({ text: rewriteWords.accepted, action: { label: rewriteWords.undo, onSelect: () => write(text) } });
  };

  const write = (next: string) => {
    autosave.type(key, next);
    void autosave.flush();
  };
  const acceptDraft = async () => {
    try {
      const isMade = await autosave.accept(key);
      toast(isMade ? { text: helpWords.accepted } : { text: words.changeFailed, tone: 'error' });
      if (isMade) close();
    } catch (error) {
      toast({ text: `${words.changeFailed} ${faultText(toFault(error), ofScreen)}`, tone: 'error' });
    }
  };
  const backToAssembled = () => {
    write('');
    setEditing(false);
    toast({ text: words.assembledAgain, action: { label: words.undo, onSelect: () => write(text) } });
  };
  const close = () => {
    void autosave.flush();
    setEditing(false);
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <section aria-labelledby={`plan-${key}`} className="flex flex-col gap-3 border-t border-line pt-6 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 scroll-mt-24 text-2xl wrap-anywhere" id={`plan-${key}`} tabIndex={-1}>
          {heading}
        </h2>
        <div className="flex flex-wrap gap-1" data-no-print>
          {mayEdit && !editing && (
            <Button
              aria-label={isWritten ? words.editOf(title) : helpWords.writeOf(title)}
              icon={<PencilLine aria-hidden className="size-4" />}
              onClick={() => setEditing(true)}
              ref={opener}
              size="small"
              variant="quiet"
            >
              {isWritten ? words.edit : helpWords.write}
            </Button>
          )}
          {rewrites && mayEdit && !editing && section.conflict === null && (isWritten || source !== null) && (
            <Button
              aria-haspopup="dialog"
              aria-label={isWritten ? rewriteWords.rewriteOf(title) : rewriteWords.writeOf(title)}
              icon={<Sparkles aria-hidden className="size-4" />}
              onClick={() => setRewriting(true)}
              size="small"
              variant="quiet"
            >
              {isWritten ? rewriteWords.rewrite : wordsOf(styleLabels.write)}
            </Button>
          )}
          {(kept?.version ?? 0) > 0 && (
            <HistoryButton
              label={words.historyOf(title)}
              difference={difference}
              onRestore={mayEdit ? write : null}
              pages={sectionVersionPages(projectId, key)}
              shown={section.text === '' ? section.assembled : section.text}
              text={section.text}
              title={words.historyOf(title)}
            />
          )}
          {mayEdit && isWritten && !section.isOwn && (
            <Button
              aria-label={words.backOf(title)}
              icon={<Undo2 aria-hidden className="size-4" />}
              onClick={backToAssembled}
              size="small"
              variant="quiet"
            >
              {words.backToAssembled}
            </Button>
          )}
        </div>
      </div>
      <SectionStatus section={section} />
      {section.otherLanguage !== null && (
        <p className="text-sm text-muted" data-no-print role="note">
          {section.otherLanguage === 'fr' ? words.inFrench : words.inEnglish}
        </p>
      )}
      {section.conflict !== null && (
        <TextConflict
          empty={words.conflictEmpty}
          onKeepBoth={() => autosave.keepBoth(key)}
          onKeepMine={() => autosave.keepMine(key)}
          onTakeOther={() => autosave.takeOther(key)}
          text={section.conflict}
        />
      )}
      {unsent !== null && (
        <UnsentText
          onDiscard={() => autosave.discard(key)}
          onRestore={() => autosave.type(key, unsent)}
          text={unsent}
        />
      )}
      {mayEdit && section.isChanged && section.conflict === null && (
        <NewText
          difference={difference}
          onKeep={() => onKeepText(section)}
          onTake={backToAssembled}
          section={section}
        />
      )}
      {editing && mayEdit ? (
        <SectionEditor
          autosave={autosave}
          language={language}
          onAccept={() => void acceptDraft()}
          onClose={close}
          section={section}
        />
      ) : (
        <>
          {section.open > 0 && (
            <p className="text-sm text-muted" data-no-print>
              {words.openFigures(section.open)}
            </p>
          )}
          {section.state === 'drafted' && mayEdit && (
            <div className="flex flex-col gap-3 rounded-xl border border-dashed border-line p-4" data-no-print>
              <p className="text-sm text-muted">{helpWords.draftWaits}</p>
              <SectionText language={language} otherLanguage={section.otherLanguage} text={text} />
              <Button
                aria-label={helpWords.acceptOf(title)}
                className="self-start"
                onClick={acceptDraft}
                size="small"
                variant="secondary"
              >
                {helpWords.accept}
              </Button>
            </div>
          )}
          {mayEdit && isToWrite(key, section.state) && section.state === 'notes' && markdown !== '' && (
            <p className="text-sm text-muted" data-no-print>
              {helpWords.notesOnly}
            </p>
          )}
          {markdown === '' ? (
            <p className="rounded-xl border border-dashed border-line p-4 text-muted" data-no-print>
              {section.isOwn ? words.emptyOwn : words.nothingYet}
            </p>
          ) : (
            <SectionText language={language} otherLanguage={section.otherLanguage} text={markdown} />
          )}
        </>
      )}
      {pictures}
      {rewriting && mayEdit && (
        <Suspense>
          <SectionRewrite
            difference={difference}
            language={isWritten ? (section.otherLanguage ?? language) : language}
            onAccept={accept}
            onClose={() => setRewriting(false)}
            projectId={projectId}
            section={key}
            source={isWritten ? null : source}
            text={text}
            title={title}
            userId={userId}
          />
        </Suspense>
      )}
      {below}
    </section>
  );
}

/** What a model writes a section from: the notes, the facts, and sentences that code has whole. */
function sourceOf({ help, isComputed, assembled }: ShownSection): string | null {
  if (help === null || isComputed) return null;
  const notes = help.notes.map(({ label, text }) => `${label}:\n${text}`);
  const whole = help.sentences.filter((sentence) => !sentence.includes('…'));
  const source = [...notes, withoutSigns(assembled), whole.join(' ')].filter((part) => part !== '').join('\n\n');
  return source === '' ? null : source;
}
