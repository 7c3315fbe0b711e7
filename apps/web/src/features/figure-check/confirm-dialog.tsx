import { officialNamesDate } from '@elan/domain/canada/official-names';
import { quoted } from '@elan/domain/excerpt';
import { belongsToText } from '@elan/domain/figure-check/belongs-to-text';
import { contextOf } from '@elan/domain/figure-check/context-of';
import { limits } from '@elan/domain/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import type { Fault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { Confirmation } from './confirmation.tsx';
import { confirmationMessages } from './confirmation-messages.ts';
import type { CheckedMark, Said } from './use-confirmations.ts';
import { correctResult, monthText } from './words-of-mark.ts';

type Props = {
  mark: CheckedMark;
  report: string;
  canEdit: boolean;
  /** Whose typed text is kept on the device, and for which project. */
  keeper: { userId: string; projectId: string };
  /** Each answers why it was not done; null when it was. */
  onConfirm: (said: Said) => Promise<Fault | null>;
  onTakeBack: () => Promise<Fault | null>;
  onClose: () => void;
  /** Where the focus goes; undefined for the place it came from. */
  returnTo: () => HTMLElement | undefined;
};

/** What is known of a figure or a name in an analysis, and a way to answer for it. */
export default function ConfirmDialog(props: Props) {
  const { mark, report, canEdit, onClose, returnTo } = props;
  const words = useMessages(confirmationMessages);
  const { language } = useLanguage();
  const why =
    mark.status === 'wrong'
      ? words.whyWrong(correctResult(mark, language))
      : mark.kind === 'name'
        ? words.whyName(monthText(officialNamesDate, language))
        : [belongsToText(mark, language), words.whyFigure].filter((part) => part !== null).join(' ');
  const canSay = canEdit && mark.status !== 'wrong';
  return (
    <Dialog
      description={mark.confirmed === null ? why : <Confirmation confirmation={mark.confirmed} />}
      footer={
        canSay ? undefined : (
          <Button onClick={onClose} variant="secondary">
            {words.close}
          </Button>
        )
      }
      onOpenChange={(open) => !open && onClose()}
      open
      returnTo={returnTo}
      title={mark.written}
    >
      <blockquote className="border-s-4 border-control ps-4 break-words text-muted">
        {quoted(contextOf(report, mark.start, mark.end), language)}
      </blockquote>
      {canSay ? <Form {...props} /> : mark.status !== 'wrong' && <p className="mt-4">{words.readOnly}</p>}
    </Dialog>
  );
}

/** An address as it can be followed: 'www.quebec.ca' gets its scheme. Null when it is none. */
function addressOf(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(typed) ? typed : `https://${typed}`;
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/iu.test(address) && URL.canParse(address) ? address : null;
}

function Form({ mark, keeper, onConfirm, onTakeBack, onClose }: Props) {
  const words = useMessages(confirmationMessages);
  const isOffline = useIsOffline();
  const key = `figure:${keeper.projectId}:${mark.kind}:${mark.written}`;
  const source = useKeptText(keeper.userId, `${key}:source`, mark.confirmed?.source ?? '');
  const url = useKeptText(keeper.userId, `${key}:url`, mark.confirmed?.url ?? '');
  const [date, setDate] = useState(mark.confirmed?.sourceDate ?? '');
  const [basis, setBasis] = useState(mark.confirmed?.basis ?? 'source');
  const [problem, setProblem] = useState<'missing' | 'badUrl' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [doing, setDoing] = useState<'confirm' | 'takeBack' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSource = basis === 'source';

  const run = async (which: 'confirm' | 'takeBack', change: () => Promise<Fault | null>) => {
    if (doing !== null) return;
    setDoing(which);
    setFault(null);
    const refused = await change();
    setDoing(null);
    setFault(refused);
    if (refused !== null) return;
    source.clear();
    url.clear();
    onClose();
  };

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const [title, typed] = [source.value.trim(), isSource ? url.value.trim() : ''];
    const address = typed === '' ? null : addressOf(typed);
    const wrong =
      typed !== '' && address === null ? 'badUrl' : isSource && title === '' && typed === '' ? 'missing' : null;
    setProblem(wrong);
    if (wrong !== null)
      return form.current?.querySelector<HTMLElement>(`[name="${wrong === 'missing' ? 'source' : 'url'}"]`)?.focus();
    const sourceDate = isSource && date !== '' ? date : null;
    void run('confirm', () => onConfirm({ basis, source: title === '' ? null : title, url: address, sourceDate }));
  };

  return (
    <form className="mt-4 flex flex-col gap-3" noValidate onSubmit={confirm} ref={form}>
      {isOffline && <Banner tone="warning">{words.offline}</Banner>}
      {mark.kind !== 'name' && (
        <fieldset>
          <legend className="py-1.5 font-semibold">{words.question}</legend>
          {(['source', 'estimate'] as const).map((each) => (
            <label className="flex min-h-11 items-center gap-3" key={each}>
              <input
                checked={basis === each}
                className="size-5 accent-primary"
                name="basis"
                onChange={() => {
                  setBasis(each);
                  setProblem(null);
                }}
                type="radio"
                value={each}
              />
              {each === 'source' ? words.fromSource : words.ownEstimate}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        autoComplete="off"
        dir="auto"
        error={problem === 'missing' ? words.missing : null}
        help={isSource ? words.sourceHelp : undefined}
        label={isSource ? words.source : words.reason}
        maxLength={limits.figureSource}
        name="source"
        onChange={(event) => source.set(event.target.value)}
        optional={!isSource}
        value={source.value}
      />
      {isSource && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            autoComplete="off"
            error={problem === 'badUrl' ? words.badUrl : null}
            inputMode="url"
            label={words.url}
            maxLength={limits.figureSource}
            name="url"
            onChange={(event) => url.set(event.target.value)}
            optional
            value={url.value}
          />
          <TextField
            label={words.date}
            onChange={(event) => setDate(event.target.value)}
            optional
            type="date"
            value={date}
          />
        </div>
      )}
      <FailureBanner fault={fault} lead={words.failed} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {mark.confirmed === null ? (
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
        ) : (
          <Button loading={doing === 'takeBack'} onClick={() => void run('takeBack', onTakeBack)} variant="secondary">
            {words.takeBack}
          </Button>
        )}
        <Button loading={doing === 'confirm'} type="submit">
          {mark.confirmed === null ? words.confirm : words.save}
        </Button>
      </div>
    </form>
  );
}
