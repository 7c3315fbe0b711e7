import type { Language } from '@elan/domain/locale';
import { checkedParagraphs, longestGiven, type ModelTask, rewriteStyles } from '@elan/domain/plan-document/rewrite';
import { useMemo, useState } from 'react';
import { ModelCallState } from '../../components/model-call-state.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useModelCall } from '../../data/account/use-model-call.ts';
import { client } from '../../data/api/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { rewriteMessages, styleLabels } from './rewrite-messages.ts';
import { type SectionScreen, sourceOf } from './shown-sections.ts';

type Props = SectionScreen & { onAccept: (text: string) => void; onClose: () => void };

/**
 * A section in other words, or written from notes and facts where it has no text: to accept by paragraph, or to drop. A
 * text that was paid for is kept on the device until then, also when the page is closed.
 */
export default function SectionRewrite({ onAccept, onClose, ...screen }: Props) {
  const { section, difference: ShownDifference } = screen;
  const { title, text } = section;
  const words = useMessages(rewriteMessages);
  const made = useRewriting(screen);
  const { isWritten, given, rewritten, original, language, call } = made;
  const paragraphs = useMemo(() => checkedParagraphs(given, rewritten.value), [given, rewritten.value]);
  const choice = useParagraphChoice(paragraphs, rewritten.value);
  const isThere = rewritten.value !== '' && !call.isRunning;

  const drop = () => {
    rewritten.clear();
    original.clear();
  };
  const accept = () => {
    onAccept(choice.taken);
    drop();
    onClose();
  };
  return (
    <Dialog
      description={isWritten ? words.lead : words.writeLead}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {words.close}
          </Button>
          {isThere && (
            <>
              <Button onClick={drop} variant="secondary">
                {words.drop}
              </Button>
              <Button disabled={choice.taken === ''} onClick={accept}>
                {words.accept}
              </Button>
            </>
          )}
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={isWritten ? words.title(title) : words.writeOf(title)}
      width="wide"
    >
      <div className="flex flex-col gap-4">
        <Asking {...made} />
        {isThere && original.value !== given && <Banner tone="warning">{words.changed}</Banner>}
        {isThere && isWritten && (
          <div lang={language}>
            <ShownDifference newer={rewritten.value} older={text} />
          </div>
        )}
        {isThere && <Paragraphs choice={choice} language={language} paragraphs={paragraphs} />}
      </div>
    </Dialog>
  );
}

/** What a model is given, and what it made of it. */
function useRewriting({ userId, projectId, section, language: ofDocument }: SectionScreen) {
  const words = useMessages(rewriteMessages);
  const { key, title, text } = section;
  const isWritten = text !== '';
  const given = isWritten ? text : (sourceOf(section) ?? '');
  const language = isWritten ? (section.otherLanguage ?? ofDocument) : ofDocument;
  const rewritten = useKeptText(userId, `rewrite:${projectId}:${key}`);
  const original = useKeptText(userId, `rewrite-of:${projectId}:${key}`);
  const call = useModelCall<{ text: string }>(words);
  const ask = (style: ModelTask) =>
    call.ask(
      (options) =>
        client.planDocument.rewrite({ projectId, section: key, title, text: given, style, language }, options),
      (value) => {
        original.set(given);
        rewritten.set(value.text);
        return undefined;
      },
    );
  return { isWritten, given, language, rewritten, original, call, ask };
}

/** The ways to ask a model, as long as it can take as much. */
function Asking({ isWritten, given, call, ask }: ReturnType<typeof useRewriting>) {
  const words = useMessages(rewriteMessages);
  const wordsOf = useText();
  const { language } = useLanguage();
  const tasks: readonly ModelTask[] = isWritten ? rewriteStyles : ['write'];
  const longest = longestGiven(tasks[0] ?? 'write');
  const isTooLong = given.length > longest;
  return (
    <>
      {isTooLong && <p className="text-muted">{words.tooLong(formatNumber(longest, language))}</p>}
      <ModelCallState call={call} running={words.running}>
        {isTooLong
          ? null
          : tasks.map((style) => (
              <Button key={style} onClick={() => ask(style)} size="small" variant="secondary">
                {wordsOf(styleLabels[style])}
              </Button>
            ))}
      </ModelCallState>
    </>
  );
}

type Paragraph = ReturnType<typeof checkedParagraphs>[number];

/** Which paragraphs of a text are taken. What nobody said is left out until somebody takes it in. */
function useParagraphChoice(paragraphs: readonly Paragraph[], written: string) {
  const [chosen, setChosen] = useState<{ of: string; out: readonly string[] } | null>(null);
  const doubtful = paragraphs.flatMap(({ text, added }) => (added.length > 0 ? [text] : []));
  const out = chosen?.of === written ? chosen.out : doubtful;
  const texts = paragraphs.map(({ text }) => text);
  return {
    taken: texts.filter((text) => !out.includes(text)).join('\n\n'),
    isTaken: (text: string) => !out.includes(text),
    take: (text: string, isTaken: boolean) =>
      setChosen({ of: written, out: isTaken ? out.filter((each) => each !== text) : [...out, text] }),
  };
}

type ParagraphsProps = {
  paragraphs: readonly Paragraph[];
  choice: ReturnType<typeof useParagraphChoice>;
  language: Language;
};

function Paragraphs({ paragraphs, choice, language }: ParagraphsProps) {
  const words = useMessages(rewriteMessages);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">{words.paragraphs}</legend>
      {paragraphs.map(({ text, added }) => (
        <div className="rounded-xl border border-line p-3" key={text}>
          <CheckboxField
            checked={choice.isTaken(text)}
            label={
              <span className="whitespace-pre-wrap wrap-anywhere" lang={language}>
                {text}
              </span>
            }
            onChange={({ target }) => choice.take(text, target.checked)}
          />
          {added.length > 0 && <p className="mt-1 text-sm text-orange">{words.added(added.join(', '))}</p>}
        </div>
      ))}
    </fieldset>
  );
}
