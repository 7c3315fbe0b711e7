import type { Language } from '@elan/domain/locale';
import { isToWrite } from '@elan/domain/plan-document/sections';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { SectionScreen } from './shown-sections.ts';

/** A section as a reader gets it, and for those who write it what is missing. */
export function SectionView({ section, language, mayEdit, onAccept }: SectionScreen & { onAccept: () => unknown }) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const { key, title, state, draft, markdown, open, isOwn, otherLanguage } = section;
  return (
    <>
      {open > 0 && (
        <p className="text-sm text-muted" data-no-print>
          {words.openFigures(open)}
        </p>
      )}
      {state === 'drafted' && mayEdit && (
        <div className="flex flex-col gap-3 rounded-xl border border-dashed border-line p-4" data-no-print>
          <p className="text-sm text-muted">{helpWords.draftWaits}</p>
          <SectionText language={otherLanguage ?? language} text={draft} />
          <Button
            aria-label={helpWords.acceptOf(title)}
            className="self-start"
            onClick={onAccept}
            size="small"
            variant="secondary"
          >
            {helpWords.accept}
          </Button>
        </div>
      )}
      {mayEdit && isToWrite(key, state) && state === 'notes' && markdown !== '' && (
        <p className="text-sm text-muted" data-no-print>
          {helpWords.notesOnly}
        </p>
      )}
      {markdown === '' ? (
        <p className="rounded-xl border border-dashed border-line p-4 text-muted" data-no-print>
          {isOwn ? words.emptyOwn : words.nothingYet}
        </p>
      ) : (
        <SectionText language={otherLanguage ?? language} text={markdown} />
      )}
    </>
  );
}

/** Lines of a text that is mostly tables. */
const long = 40;

/**
 * Text of a section; the tables below somebody's own words are in the language of the document. Long ones are laid out only
 * near the screen, with about their height until then; search, links and paper reach them as ever.
 */
export function SectionText({ text, language }: { text: string; language: Language }) {
  const lines = text.split('\n').length;
  return (
    <div
      lang={language}
      {...(lines > long && {
        className: '[content-visibility:auto] [overflow-clip-margin:0.5rem] print:[content-visibility:visible]',
        style: { containIntrinsicBlockSize: `auto ${2.5 * lines}rem` },
      })}
    >
      <Markdown text={text} />
    </div>
  );
}
