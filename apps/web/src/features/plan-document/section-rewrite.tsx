import type { Language } from '@elan/domain/locale';
import { checkedParagraphs, longestGiven, type ModelTask, rewriteStyles } from '@elan/domain/plan-document/rewrite';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { session } from '../../lib/session.ts';
import { rewriteMessages, styleLabels } from './rewrite-messages.ts';

type Props = {
  userId: string;
  projectId: string;
  section: string;
  title: string;
  language: Language;
  /** Somebody's words that would be replaced; empty where the section is to be written. */
  text: string;
  /** What it is written from: notes and facts; null to put the text in other words. */
  source: string | null;
  difference: Difference;
  onAccept: (text: string) => void;
  onClose: () => void;
};

/**
 * A section in other words, or written from notes: to accept by paragraph, or to drop. A text that was paid for is kept
 * on the device until then, also when the page is closed.
 */
export default function SectionRewrite(props: Props) {
  const { userId, projectId, section, title, language, text, source, difference: ShownDifference } = props;
  const { onAccept, onClose } = props;
  const given = source ?? text;
  const tasks: readonly ModelTask[] = source === null ? rewriteStyles : ['write'];
  const words = useMessages(rewriteMessages);
  const wordsOf = useText();
  const { language: ofScreen } = useLanguage();
  const rewritten = useKeptText(userId, `rewrite:${projectId}:${section}`);
  const original = useKeptText(userId, `rewrite-of:${projectId}:${section}`);
  const [run, setRun] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null);
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const paragraphs = useMemo(() => checkedParagraphs(given, rewritten.value), [given, rewritten.value]);
  const longest = longestGiven(tasks[0] ?? 'write');
  const isTooLong = given.length > longest;
  // What nobody said is left out until somebody takes it in.
  const out = dropped ?? paragraphs.flatMap(({ text: each, added }) => (added.length > 0 ? [each] : []));
  const taken = paragraphs
    .map((each) => each.text)
    .filter((each) => !out.includes(each))
    .join('\n\n');

  const ask = async (style: ModelTask) => {
    const controller = new AbortController();
    current.current = controller;
    setRun(controller);
    setSaid(null);
    setDropped(null);
    try {
      const input = { projectId, section, title, text: given, style, language };
      for await (const event of await client.planDocument.rewrite(input, { signal: controller.signal })) {
        if (event.usage !== null) session.update({ usage: event.usage });
        if (event.type === 'finished') {
          original.set(given);
          rewritten.set(event.value.text);
        }
        if (event.type === 'failed') setSaid({ text: words.failed, isFault: true });
        if (event.type === 'cancelled') setSaid({ text: words.stopped, isFault: false });
      }
    } catch (caught) {
      if (controller.signal.aborted) setSaid({ text: words.stopped, isFault: false });
      else setSaid({ text: faultText(toFault(caught), ofScreen), isFault: true });
    } finally {
      setRun(null);
    }
  };
  const drop = () => {
    rewritten.clear();
    original.clear();
    setDropped(null);
  };

  const isThere = rewritten.value !== '' && run === null;
  return (
    <Dialog
      description={source === null ? words.lead : words.writeLead}
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
              <Button
                disabled={taken === ''}
                onClick={() => {
                  onAccept(taken);
                  drop();
                  onClose();
                }}
              >
                {words.accept}
              </Button>
            </>
          )}
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={source === null ? words.title(title) : words.writeOf(title)}
      width="wide"
    >
      <div className="flex flex-col gap-4">
        {isTooLong ? (
          <p className="text-muted">{words.tooLong(formatNumber(longest, ofScreen))}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {run === null ? (
              tasks.map((style) => (
                <Button key={style} onClick={() => ask(style)} size="small" variant="secondary">
                  {wordsOf(styleLabels[style])}
                </Button>
              ))
            ) : (
              <>
                <Spinner />
                <p className="text-sm text-muted">{words.running}</p>
                <Button onClick={() => run.abort()} size="small" variant="secondary">
                  {words.stop}
                </Button>
              </>
            )}
          </div>
        )}
        <p aria-live="polite" className={said === null || said.isFault ? 'sr-only' : 'text-sm text-muted'}>
          {said?.text}
        </p>
        {said?.isFault && <Banner tone="error">{said.text}</Banner>}
        {isThere && (
          <>
            {original.value !== given && <Banner tone="warning">{words.changed}</Banner>}
            {source === null && (
              <div lang={language}>
                <ShownDifference newer={rewritten.value} older={text} />
              </div>
            )}
            <fieldset className="flex flex-col gap-3">
              <legend className="font-semibold">{words.paragraphs}</legend>
              {paragraphs.map(({ text: paragraph, added }) => (
                <div className="rounded-xl border border-line p-3" key={paragraph}>
                  <CheckboxField
                    checked={!out.includes(paragraph)}
                    label={
                      <span className="whitespace-pre-wrap wrap-anywhere" lang={language}>
                        {paragraph}
                      </span>
                    }
                    onChange={({ target }) =>
                      setDropped(target.checked ? out.filter((each) => each !== paragraph) : [...out, paragraph])
                    }
                  />
                  {added.length > 0 && <p className="mt-1 text-sm text-orange">{words.added(added.join(', '))}</p>}
                </div>
              ))}
            </fieldset>
          </>
        )}
      </div>
    </Dialog>
  );
}
