import type { Language } from '@elan/domain/locale';
import { checkedParagraphs, longestGiven, type ModelTask, rewriteStyles } from '@elan/domain/plan-document/rewrite';
import { useMemo, useState } from 'react';
import { ModelCallState } from '../../components/model-call-state.tsx';
import type { Difference } from '../../components/shared-text/difference.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { client } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useModelCall } from '../../lib/use-model-call.ts';
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
  const call = useModelCall<{ text: string }>(words);
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const paragraphs = useMemo(() => checkedParagraphs(given, rewritten.value), [given, rewritten.value]);
  const longest = longestGiven(tasks[0] ?? 'write');
  const isTooLong = given.length > longest;
  // What nobody said is left out until somebody takes it in.
  const out = dropped ?? paragraphs.flatMap(({ text: each, added }) => (added.length > 0 ? [each] : []));
  const taken = paragraphs
    .map((each) => each.text)
    .filter((each) => !out.includes(each))
    .join('\n\n');

  const ask = (style: ModelTask) => {
    setDropped(null);
    const input = { projectId, section, title, text: given, style, language };
    return call.ask(
      (options) => client.planDocument.rewrite(input, options),
      (value) => {
        original.set(given);
        rewritten.set(value.text);
        return undefined;
      },
    );
  };
  const drop = () => {
    rewritten.clear();
    original.clear();
    setDropped(null);
  };

  const isThere = rewritten.value !== '' && !call.isRunning;
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
        {isTooLong && <p className="text-muted">{words.tooLong(formatNumber(longest, ofScreen))}</p>}
        <ModelCallState call={call} running={words.running}>
          {isTooLong
            ? null
            : tasks.map((style) => (
                <Button key={style} onClick={() => ask(style)} size="small" variant="secondary">
                  {wordsOf(styleLabels[style])}
                </Button>
              ))}
        </ModelCallState>
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
