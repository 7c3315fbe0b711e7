import { withTableRow } from '@elan/domain/plan-document/text-parts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { Button } from '../../components/ui/button.tsx';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommand } from '../../lib/shortcuts.ts';
import { planHelpMessages } from './help-messages.ts';
import { longest, planDocumentMessages } from './messages.ts';
import { SectionGuide } from './section-guide.tsx';
import { SectionParts } from './section-parts.tsx';
import { SectionText } from './section-view.tsx';
import type { SectionScreen } from './shown-sections.ts';

type Props = SectionScreen & { onAccept: () => unknown; onClose: () => void };

/** The text of a section, saved as it is typed, with what helps to write it beside it. */
export function SectionEditor({ section, language, autosave, onAccept, onClose }: Props) {
  const words = useMessages(planDocumentMessages);
  const { status } = useSyncExternalStore(autosave.subscribe, autosave.get);
  const { key, title, text, assembled, isComputed, help } = section;
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);
  useCommand('s', (event) => {
    event.preventDefault();
    void autosave.flush();
  });

  const type = (next: string) => autosave.type(key, next.slice(0, longest.text));
  // What code begins is a draft; in words that somebody wrote it is theirs.
  const begin = (next: string) => (text.trim() === '' ? autosave.typeDraft(key, next) : type(next));

  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-x-8 gap-y-3',
        help !== null && '2xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]',
      )}
      data-no-print
    >
      <div className="flex min-w-0 flex-col gap-3">
        <SectionParts
          head={help?.table ?? []}
          label={isComputed ? words.introductionOf(title) : words.textOf(title)}
          language={language}
          onBlur={() => void autosave.flush()}
          onType={type}
          ref={field}
          text={text}
        />
        <Closing onAccept={onAccept} onClose={onClose} section={section} status={status} />
      </div>
      {help !== null && (
        <SectionGuide
          help={help}
          language={language}
          onBegun={begin}
          onRow={(cells) => type(withTableRow(text, help.table, cells))}
          text={text}
        />
      )}
      {isComputed && assembled !== '' && <SectionText language={language} text={assembled} />}
    </div>
  );
}

type ClosingProps = Pick<Props, 'section' | 'onAccept' | 'onClose'> & { status: SaveStatus };

/** Whether the text is saved and in the files, and the ways out. */
function Closing({ section: { title, state }, status, onAccept, onClose }: ClosingProps) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  return (
    <>
      {state === 'drafted' && <p className="text-sm text-muted">{helpWords.draftWaits}</p>}
      <div className="flex flex-wrap items-center gap-4">
        {state === 'drafted' && (
          <Button aria-label={helpWords.acceptOf(title)} onClick={onAccept}>
            {helpWords.accept}
          </Button>
        )}
        <Button aria-label={words.doneOf(title)} onClick={onClose} variant="secondary">
          {words.done}
        </Button>
        <SaveState status={status} />
      </div>
    </>
  );
}
