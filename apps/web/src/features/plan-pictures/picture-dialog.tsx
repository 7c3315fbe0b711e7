import { type PictureWidth, type PictureWords, pictureWidths } from '@elan/domain/plan-document/pictures';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { type Fault, faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { longest, planPictureMessages } from './messages.ts';

type Props = {
  /** Whether it is added; otherwise it is there already. */
  isNew: boolean;
  src: string;
  words: PictureWords;
  /** @throws what its call throws */
  onSave: (words: PictureWords) => Promise<void>;
  onClose: () => void;
};

/** What is said of a picture, before it is added or afterwards. When it fails, everything stays as it was typed. */
export default function PictureDialog({ isNew, src, words: before, onSave, onClose }: Props) {
  const words = useMessages(planPictureMessages);
  const { language } = useLanguage();
  const formId = useId();
  const [alt, setAlt] = useState(before.alt ?? '');
  const [decorates, setDecorates] = useState(!isNew && before.alt === null);
  const [caption, setCaption] = useState(before.caption);
  const [width, setWidth] = useState<PictureWidth>(before.width);
  const [missing, setMissing] = useState(false);
  const { failure: fault, busy, attempt } = useAttempt(toFault);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!decorates && alt.trim() === '') return setMissing(true);
    await attempt(async () => {
      await onSave({ alt: decorates ? null : alt.trim(), caption: caption.trim(), width });
      onClose();
    });
  };

  return (
    <Dialog
      description={isNew ? words.lead : undefined}
      footer={
        <>
          <Button disabled={busy} onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
          <Button form={formId} loading={busy} type="submit" variant="accent">
            {fault !== null ? words.retry : isNew ? words.add : words.save}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      open
      title={isNew ? words.add : words.describe}
      width="wide"
    >
      <form className="flex flex-col gap-4" id={formId} noValidate onSubmit={(event) => void save(event)}>
        <img alt={words.preview} className="max-h-60 self-center rounded-lg bg-white object-contain" src={src} />
        <TextArea
          dir="auto"
          disabled={decorates}
          error={missing && !decorates ? words.altMissing : null}
          example={words.altExample}
          help={words.altHelp}
          label={words.alt}
          maxLength={longest.alt}
          onChange={(event) => {
            setAlt(event.target.value);
            setMissing(false);
          }}
          required={!decorates}
          value={alt}
        />
        <CheckboxField
          checked={decorates}
          label={words.decorative}
          onChange={(event) => setDecorates(event.target.checked)}
        />
        <TextField
          autoComplete="off"
          dir="auto"
          label={words.caption}
          maxLength={longest.caption}
          onChange={(event) => setCaption(event.target.value)}
          optional
          value={caption}
        />
        <SelectField
          label={words.width}
          onChange={(event) => setWidth(event.target.value === 'half' ? 'half' : 'full')}
          options={pictureWidths.map((value) => ({ value, label: words[value] }))}
          placeholder={null}
          value={width}
        />
        {fault !== null && (
          <Banner title={isNew ? words.notAdded : words.notChanged} tone="error">
            {problemOf(fault, words) ?? faultText(fault, language)} {words.stillHere}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

const fileProblems = ['too_many_pixels', 'took_too_long', 'not_a_picture'] as const;
type ProblemWords = Record<(typeof fileProblems)[number] | 'tooLarge', string>;

/** What the server found wrong with the file, in words. */
function problemOf(fault: Fault, words: ProblemWords): string | null {
  if (fault.kind !== 'refused') return null;
  if (fault.code === 'PAYLOAD_TOO_LARGE') return words.tooLarge;
  const fields = fault.code === 'INVALID_INPUT' ? fault.data['fields'] : undefined;
  const problems = Array.isArray(fields) ? fields.map((field: { problem?: unknown }) => field.problem) : [];
  const problem = fileProblems.find((each) => problems.includes(each));
  return problem === undefined ? null : words[problem];
}
