import type { Language } from '@elan/domain/locale';
import { withoutSigns } from '@elan/domain/plan-document/kept-plan';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommand } from '../../lib/shortcuts.ts';
import { longest, planDocumentMessages } from './messages.ts';
import type { PlanAutosave } from './plan-autosave.ts';
import SectionText from './section-text.tsx';
import type { ShownSection } from './shown-sections.ts';
import { useRichPaste } from './use-rich-paste.ts';

type Props = { section: ShownSection; language: Language; autosave: PlanAutosave; onClose: () => void };

/**
 * The text of a section, saved as it is typed. It begins with what is assembled, which is nobody's words before
 * something is typed.
 */
export function SectionEditor({ section, language, autosave, onClose }: Props) {
  const words = useMessages(planDocumentMessages);
  const { status } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const { key, title, text, assembled, isComputed, isOwn } = section;
  const field = useRef<HTMLTextAreaElement>(null);
  const [begin] = useState(() => (isComputed ? '' : withoutSigns(assembled).slice(0, longest.text)));
  const [isCleared, setCleared] = useState(false);
  const value = text === '' && !isCleared ? begin : text;

  const { note, onPaste } = useRichPaste(longest.text);

  useEffect(() => field.current?.focus(), []);
  useCommand('s', (event) => {
    event.preventDefault();
    void autosave.flush();
  });

  const type = (next: string) => {
    setCleared(next === '');
    autosave.type(key, next === begin ? '' : next);
  };

  return (
    <div className="flex flex-col gap-3" data-no-print>
      <TextArea
        dir="auto"
        help={words.help}
        label={isComputed ? words.introductionOf(title) : words.textOf(title)}
        maxLength={longest.text}
        onBlur={() => void autosave.flush()}
        onChange={(event) => type(event.target.value)}
        onPaste={onPaste}
        ref={field}
        rows={8}
        spellCheck
        style={{ minHeight: '12rem' }}
        value={value}
      />
      {note !== null && (
        <Banner tone="info">
          {note.is === 'tooLong' ? words.pasteTooLong(note.by) : words.picturesLeft(note.count)}
        </Banner>
      )}
      {isCleared && text === '' && !isOwn && !isComputed && <p className="text-sm text-muted">{words.emptied}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <Button aria-label={words.doneOf(title)} onClick={onClose} variant="secondary">
          {words.done}
        </Button>
        <SaveState status={status} />
      </div>
      {isComputed && assembled !== '' && <SectionText language={language} otherLanguage={null} text={assembled} />}
    </div>
  );
}
