import { useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { type Fault, faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { longestAnswer } from './messages.ts';
import { takeMessages } from './take-messages.ts';

/** Where an answer can be taken, and what is there now. */
export type TakeTarget = {
  key: string;
  label: string;
  /** What it says now; the answer comes after it. */
  before: string;
  longest: number;
  /** Saves the whole text. @returns whether somebody else changed it first, so that nothing was saved */
  save: (text: string) => Promise<{ conflict: boolean }>;
};

type Props = {
  userId: string;
  /** Identifies what is typed here, on this device. */
  textKey: string;
  answer: string;
  /** Undefined while they are being read. */
  targets: readonly TakeTarget[] | undefined;
  /** Why they could not be read. */
  fault: Fault | null;
  onClose: () => void;
};

/** Characters of what is there already that are shown before the answer. */
const shownBefore = 600;

const endOf = (text: string) => {
  const characters = Array.from(text);
  return characters.length > shownBefore ? `…${characters.slice(-shownBefore).join('')}` : text;
};

/** Takes an answer to a lender into the plan: where, in which words, and how that will read, before anything is saved. */
export function TakeAnswer({ userId, textKey, answer, targets, fault, onClose }: Props) {
  const words = useMessages(takeMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const kept = useKeptText(userId, textKey, answer.trim());
  const [chosen, setChosen] = useState('');
  const { failure, attempt } = useAttempt((thrown) => faultText(toFault(thrown), language));
  const target = targets?.find(({ key }) => key === chosen);
  const added = kept.value.trim();
  const before = target?.before.trimEnd() ?? '';
  const text = before === '' ? added : `${before}\n\n${added}`;
  const excess = target === undefined ? 0 : text.length - target.longest;
  const canSave = target !== undefined && added !== '' && excess <= 0;

  const save = async () => {
    if (!canSave) return;
    await attempt(async () => {
      const { conflict } = await target.save(text);
      if (conflict) return words.conflict;
      kept.clear();
      toast({ text: words.taken(target.label), tone: 'success' });
      onClose();
      return null;
    });
  };
  return (
    <Dialog
      description={words.lead}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
          <Button disabled={!canSave} onClick={save}>
            {words.save}
          </Button>
        </>
      }
      onOpenChange={(open) => !open && onClose()}
      open
      title={words.title}
      width="wide"
    >
      <FailureBanner fault={fault} />
      {targets === undefined && fault === null && <p className="text-muted">{words.loading}</p>}
      {targets !== undefined && (
        <div className="flex flex-col gap-4">
          <SelectField
            label={words.where}
            onChange={(event) => setChosen(event.target.value)}
            options={targets.map(({ key, label }) => ({ value: key, label }))}
            value={chosen}
          />
          <TextArea
            dir="auto"
            help={words.wordsHelp}
            label={words.words}
            maxLength={longestAnswer}
            onChange={(event) => kept.set(event.target.value)}
            rows={4}
            spellCheck
            value={kept.value}
          />
          {target !== undefined && <Preview added={added} before={before} label={target.label} />}
          {excess > 0 && <Banner tone="error">{words.tooLong(excess)}</Banner>}
          {failure !== null && <Banner tone="error">{failure}</Banner>}
        </div>
      )}
    </Dialog>
  );
}

/** How the place will read: the end of what it says now, and the answer. */
function Preview({ label, before, added }: { label: string; before: string; added: string }) {
  const words = useMessages(takeMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className="font-sans text-base font-semibold" id={titleId}>
        {words.preview(label)}
      </h3>
      <div className="mt-2 rounded-xl bg-sunken px-4 py-3">
        {before !== '' && (
          <p className="break-words whitespace-pre-wrap text-muted" dir="auto">
            {endOf(before)}
          </p>
        )}
        <p className="mt-3 break-words whitespace-pre-wrap first:mt-0" dir="auto">
          <ins className="bg-green-soft no-underline">{added}</ins>
        </p>
      </div>
    </section>
  );
}
