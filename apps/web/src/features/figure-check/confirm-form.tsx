import { limits } from '@elan/domain/limits';
import { type FormEvent, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { confirmationMessages } from './confirmation-messages.ts';
import type { CheckedMark, Said } from './use-confirmations.ts';

export type FormProps = {
  mark: CheckedMark;
  /** Whose typed text is kept on the device, and for which project. */
  keeper: { userId: string; projectId: string };
  /** Each answers why it was not done; null when it was. */
  onConfirm: (said: Said) => Promise<Fault | null>;
  onTakeBack: () => Promise<Fault | null>;
  onClose: () => void;
};

/** An address as it can be followed: 'www.quebec.ca' gets its scheme. Null when it is none. */
function addressOf(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(typed) ? typed : `https://${typed}`;
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+\S*$/iu.test(address) && URL.canParse(address) ? address : null;
}

/** What is typed of where a figure comes from; it is on the device until it is saved. */
function useSaid({ mark, keeper }: FormProps) {
  const key = `figure:${keeper.projectId}:${mark.kind}:${mark.written}`;
  const source = useKeptText(keeper.userId, `${key}:source`, mark.confirmed?.source ?? '');
  const url = useKeptText(keeper.userId, `${key}:url`, mark.confirmed?.url ?? '');
  const [date, setDate] = useState(mark.confirmed?.sourceDate ?? '');
  const [basis, setBasis] = useState(mark.confirmed?.basis ?? 'source');
  const isSource = basis === 'source';
  /** What is said, or the field that is wrong. */
  const read = (): Said | 'source' | 'url' => {
    const [title, typed] = [source.value.trim(), isSource ? url.value.trim() : ''];
    const address = typed === '' ? null : addressOf(typed);
    if (typed !== '' && address === null) return 'url';
    if (isSource && title === '' && typed === '') return 'source';
    return {
      basis,
      source: title === '' ? null : title,
      url: address,
      sourceDate: isSource && date !== '' ? date : null,
    };
  };
  return { source, url, date, setDate, basis, setBasis, isSource, read };
}

/** The form in which somebody answers for a figure or a name: a source, or an estimate of their own. */
export function ConfirmForm(props: FormProps) {
  const { mark, onConfirm, onTakeBack, onClose } = props;
  const words = useMessages(confirmationMessages);
  const isOffline = useIsOffline();
  const said = useSaid(props);
  const [wrong, setWrong] = useState<'source' | 'url' | null>(null);
  const { failure, busy, attempt } = useAttempt(toFault);
  const form = useRef<HTMLFormElement>(null);

  const run = async (change: () => Promise<Fault | null>) => {
    if (!(await attempt(change))) return;
    said.source.clear();
    said.url.clear();
    onClose();
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    const read = said.read();
    const field = typeof read === 'string' ? read : null;
    setWrong(field);
    if (field !== null) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    if (typeof read !== 'string') void run(() => onConfirm(read));
  };
  return (
    <form className="mt-4 flex flex-col gap-3" noValidate onSubmit={confirm} ref={form}>
      {isOffline && <Banner tone="warning">{words.offline}</Banner>}
      {mark.kind !== 'name' && <Basis said={said} onChange={() => setWrong(null)} />}
      <SourceFields said={said} wrong={wrong} />
      <FailureBanner fault={failure} lead={words.failed} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {mark.confirmed === null ? (
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
        ) : (
          <Button onClick={() => run(onTakeBack)} variant="secondary">
            {words.takeBack}
          </Button>
        )}
        <Button loading={busy} type="submit">
          {mark.confirmed === null ? words.confirm : words.save}
        </Button>
      </div>
    </form>
  );
}

type SaidProps = { said: ReturnType<typeof useSaid> };

function Basis({ said: { basis, setBasis }, onChange }: SaidProps & { onChange: () => void }) {
  const words = useMessages(confirmationMessages);
  return (
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
              onChange();
            }}
            type="radio"
            value={each}
          />
          {each === 'source' ? words.fromSource : words.ownEstimate}
        </label>
      ))}
    </fieldset>
  );
}

function SourceFields({ said, wrong }: SaidProps & { wrong: 'source' | 'url' | null }) {
  const words = useMessages(confirmationMessages);
  const { source, url, date, setDate, isSource } = said;
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        error={wrong === 'source' ? words.missing : null}
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
            error={wrong === 'url' ? words.badUrl : null}
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
    </>
  );
}
