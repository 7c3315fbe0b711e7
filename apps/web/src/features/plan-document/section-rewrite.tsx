import type { Language } from '@elan/domain/locale';
import { longestRewritten, newFigures, type RewriteStyle, rewriteStyles } from '@elan/domain/plan-document/rewrite';
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
  /** What would be replaced: somebody's words, or the assembled text without signs. */
  text: string;
  difference: Difference;
  onAccept: (text: string) => void;
  onClose: () => void;
};

/**
 * A section in other words: what differs, to accept or to drop. A text that was paid for is kept on the device until
 * then, also when the page is closed.
 */
export default function SectionRewrite(props: Props) {
  const { userId, projectId, section, title, language, text, difference: ShownDifference, onAccept, onClose } = props;
  const words = useMessages(rewriteMessages);
  const wordsOf = useText();
  const { language: ofScreen } = useLanguage();
  const rewritten = useKeptText(userId, `rewrite:${projectId}:${section}`);
  const original = useKeptText(userId, `rewrite-of:${projectId}:${section}`);
  const [run, setRun] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const added = useMemo(() => newFigures(text, rewritten.value), [text, rewritten.value]);
  const isTooLong = text.length > longestRewritten;

  const ask = async (style: RewriteStyle) => {
    const controller = new AbortController();
    current.current = controller;
    setRun(controller);
    setSaid(null);
    setChecked(false);
    try {
      const input = { projectId, section, title, text, style, language };
      for await (const event of await client.planDocument.rewrite(input, { signal: controller.signal })) {
        if (event.usage !== null) session.update({ usage: event.usage });
        if (event.type === 'finished') {
          original.set(text);
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
    setChecked(false);
  };

  const isThere = rewritten.value !== '' && run === null;
  return (
    <Dialog
      description={words.lead}
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
                disabled={added.length > 0 && !isChecked}
                onClick={() => {
                  onAccept(rewritten.value);
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
      title={words.title(title)}
      width="wide"
    >
      <div className="flex flex-col gap-4">
        {isTooLong ? (
          <p className="text-muted">{words.tooLong(formatNumber(longestRewritten, ofScreen))}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {run === null ? (
              rewriteStyles.map((style) => (
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
            {original.value !== text && <Banner tone="warning">{words.changed}</Banner>}
            {added.length > 0 && (
              <Banner title={words.newFigures(added.join(', '))} tone="warning">
                <p className="text-sm">{words.newFiguresNote}</p>
                <CheckboxField
                  checked={isChecked}
                  label={words.standBehind}
                  onChange={(event) => setChecked(event.target.checked)}
                />
              </Banner>
            )}
            <div lang={language}>
              <ShownDifference newer={rewritten.value} older={text} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
