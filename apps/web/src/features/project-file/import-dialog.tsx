import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { classNames } from '../../lib/class-names.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FileContents } from './file-contents.tsx';
import { FileProblems } from './file-problems.tsx';
import { importMessages } from './messages.ts';
import { type Problem, useImport } from './use-import.ts';

type Props = { onClose: () => void; returnTo: () => HTMLElement | undefined };

/** Picks a file, shows what it holds, and creates a project from it. */
export function ImportDialog({ onClose, returnTo }: Props) {
  const words = useMessages(importMessages);
  const { chosen, problem, busy, read, create } = useImport(onClose);

  return (
    <Dialog
      description={words.lead}
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
          {chosen !== null && (
            <Button
              disabled={!chosen.contents.hasRoom}
              loading={busy === 'creating'}
              onClick={() => void create(chosen)}
              variant="accent"
            >
              {words.create}
            </Button>
          )}
        </>
      }
      onOpenChange={(open) => {
        if (!open && busy !== 'creating') onClose();
      }}
      open
      returnTo={returnTo}
      title={words.importProject}
      width="wide"
    >
      <div className="flex flex-col gap-4">
        <FilePicker disabled={busy !== null} fileName={chosen?.fileName ?? null} onPick={(file) => void read(file)} />
        <p className="flex items-center gap-3 empty:hidden" role="status">
          {busy === 'reading' && (
            <>
              <Spinner /> {words.reading}
            </>
          )}
        </p>
        {problem !== null && <Shown problem={problem} />}
        {chosen !== null && <FileContents contents={chosen.contents} file={chosen.file} />}
        <HelpLink about={words.importProject} page="your-data" />
      </div>
    </Dialog>
  );
}

function Shown({ problem }: { problem: Problem }) {
  const words = useMessages(importMessages);
  const { language } = useLanguage();
  const { fileName, file } = problem;
  if ('broken' in problem) {
    const { broken } = problem;
    return (
      <Banner title={words.refused(fileName)} tone="error">
        {broken.why === 'json' && words.notJson(broken.line, broken.column)}
        {broken.why === 'size' && words.tooLarge}
        {broken.why === 'unreadable' && words.unreadable}
      </Banner>
    );
  }
  const { thrown } = problem;
  const fault = toFault(thrown);
  if (fault.kind === 'refused' && fault.code === 'INVALID_INPUT') {
    return <FileProblems data={fault.data} file={file} fileName={fileName} />;
  }
  const tooLarge = isRefusal(thrown, 'PAYLOAD_TOO_LARGE') ? words.tooLarge : null;
  return (
    <Banner title={words.failed} tone="error">
      {isRefusal(thrown, 'CONFLICT') ? words.inTrash : (tooLarge ?? faultText(fault, language))}
    </Banner>
  );
}

type PickerProps = { disabled: boolean; fileName: string | null; onPick: (file: File) => void };

/** A field for a file on which one can be dropped too. */
function FilePicker({ disabled, fileName, onPick }: PickerProps) {
  const words = useMessages(importMessages);
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      className={classNames(
        'flex flex-col gap-2 rounded-2xl border-2 border-dashed px-4 py-5',
        over ? 'border-primary bg-primary-soft' : 'border-control',
      )}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined && !disabled) onPick(file);
      }}
    >
      <label className="flex items-center gap-2 font-semibold" htmlFor={id} id={`${id}-label`}>
        <FileUp aria-hidden className="size-5 shrink-0" />
        {words.pick}
      </label>
      <input
        accept=".json,application/json"
        aria-describedby={`${id}-hint`}
        className="max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-xl file:border file:border-control file:bg-surface file:px-4 file:font-semibold file:text-ink"
        disabled={disabled}
        id={id}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onPick(file);
        }}
        type="file"
      />
      <p className="text-sm text-muted wrap-anywhere" id={`${id}-hint`}>
        {fileName === null ? words.pickHint : words.picked(fileName)}
      </p>
    </fieldset>
  );
}
