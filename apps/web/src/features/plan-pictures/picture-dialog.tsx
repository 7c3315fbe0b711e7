import { type PictureWords, pictureWidths } from '@elan/domain/plan-document/pictures';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
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
  const [said, setSaid] = useState({ ...before, alt: before.alt ?? '' });
  const [decorates, setDecorates] = useState(!isNew && before.alt === null);
  const [missing, setMissing] = useState(false);
  const { failure: fault, busy, attempt } = useAttempt(toFault);

  const save = async () => {
    const [alt, caption] = [said.alt.trim(), said.caption.trim()];
    if (!decorates && alt === '') return setMissing(true);
    const isSaved = await attempt(async () => {
      await onSave({ alt: decorates ? null : alt, caption, width: said.width });
      return null;
    });
    if (isSaved) onClose();
  };

  return (
    <FormDialog
      action={fault !== null ? words.retry : isNew ? words.add : words.save}
      busy={busy}
      description={isNew ? words.lead : undefined}
      onClose={onClose}
      onSubmit={save}
      title={isNew ? words.add : words.describe}
      variant="accent"
      width="wide"
    >
      <img alt={words.preview} className="max-h-60 self-center rounded-lg bg-white object-contain" src={src} />
      <TextArea
        dir="auto"
        disabled={decorates}
        error={missing && !decorates ? words.altMissing : null}
        example={words.altExample}
        help={words.altHelp}
        label={words.alt}
        maxLength={longest.alt}
        onChange={({ target }) => {
          setSaid({ ...said, alt: target.value });
          setMissing(false);
        }}
        required={!decorates}
        value={said.alt}
      />
      <CheckboxField
        checked={decorates}
        label={words.decorative}
        onChange={({ target }) => setDecorates(target.checked)}
      />
      <Placing onChange={(change) => setSaid({ ...said, ...change })} said={said} />
      {fault !== null && (
        <Banner title={isNew ? words.notAdded : words.notChanged} tone="error">
          {problemOf(fault, words) ?? faultText(fault, language)} {words.stillHere}
        </Banner>
      )}
    </FormDialog>
  );
}

type Placed = Pick<PictureWords, 'caption' | 'width'>;

/** What is printed below the picture, and how much room it takes. */
function Placing({ said, onChange }: { said: Placed; onChange: (change: Partial<Placed>) => void }) {
  const words = useMessages(planPictureMessages);
  return (
    <>
      <TextField
        autoComplete="off"
        dir="auto"
        label={words.caption}
        maxLength={longest.caption}
        onChange={({ target }) => onChange({ caption: target.value })}
        optional
        value={said.caption}
      />
      <SelectField
        label={words.width}
        onChange={({ target }) => onChange({ width: target.value === 'half' ? 'half' : 'full' })}
        options={pictureWidths.map((value) => ({ value, label: words[value] }))}
        placeholder={null}
        value={said.width}
      />
    </>
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
