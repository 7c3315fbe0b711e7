import type { ProjectFileContents } from '@elan/contract/project-file';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { HelpLink } from '../../components/help-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { classNames } from '../../lib/class-names.ts';
import { currentProject } from '../../lib/current-project.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { projectListKey } from '../../lib/queries.ts';
import { useAccount } from '../../lib/session.ts';
import { FileContents } from './file-contents.tsx';
import { FileProblems } from './file-problems.tsx';
import { importMessages } from './messages.ts';
import { type Broken, parseFile } from './parse-file.ts';

/** A file that the server has read, and what importing it is known by, so that two presses create one project. */
type Chosen = { fileName: string; file: unknown; importId: string; contents: ProjectFileContents };

/** What is wrong with a file, or with a call about it. */
type Problem = { fileName: string; file: unknown } & ({ broken: Broken } | { thrown: unknown });

type Props = { onClose: () => void; returnTo: () => HTMLElement | undefined };

/** Picks a file, shows what it holds, and creates a project from it. */
export function ImportDialog({ onClose, returnTo }: Props) {
  const words = useMessages(importMessages);
  const { user } = useAccount();
  const queryClient = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<'reading' | 'creating' | null>(null);
  /** The last pick counts: an earlier file may be read more slowly. */
  const pick = useRef(0);

  const read = async (picked: File) => {
    pick.current += 1;
    const mine = pick.current;
    const isCurrent = () => mine === pick.current;
    setChosen(null);
    setProblem(null);
    setBusy('reading');
    const fileName = picked.name;
    const parsed = await parseFile(picked);
    if (!isCurrent()) return;
    if ('broken' in parsed) {
      setProblem({ fileName, file: null, broken: parsed.broken });
    } else {
      const { file } = parsed;
      try {
        const contents = await client.projectFile.check({ file });
        if (isCurrent()) setChosen({ fileName, file, importId: crypto.randomUUID(), contents });
      } catch (thrown) {
        if (isCurrent()) setProblem({ fileName, file, thrown });
      }
    }
    if (isCurrent()) setBusy(null);
  };

  const create = async ({ fileName, file, importId }: Chosen) => {
    if (busy !== null) return;
    setProblem(null);
    setBusy('creating');
    try {
      const project = await client.projectFile.import({ importId, file });
      currentProject.set(user.id, project.id);
      toast({ text: words.imported(project.name), tone: 'success' });
      onClose();
      void navigate('/project/details');
      await queryClient.invalidateQueries({ queryKey: projectListKey });
    } catch (thrown) {
      setProblem({ fileName, file, thrown });
      setBusy(null);
    }
  };

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
  if ('broken' in problem) {
    const { broken } = problem;
    const text =
      broken.why === 'json'
        ? words.notJson(broken.line, broken.column)
        : broken.why === 'size'
          ? words.tooLarge
          : words.unreadable;
    return (
      <Banner title={words.refused(problem.fileName)} tone="error">
        {text}
      </Banner>
    );
  }
  const fault = toFault(problem.thrown);
  if (fault.kind === 'refused' && fault.code === 'INVALID_INPUT') {
    return <FileProblems data={fault.data} file={problem.file} fileName={problem.fileName} />;
  }
  const text =
    fault.kind === 'refused' && fault.code === 'CONFLICT'
      ? words.inTrash
      : fault.kind === 'refused' && fault.code === 'PAYLOAD_TOO_LARGE'
        ? words.tooLarge
        : faultText(fault, language);
  return (
    <Banner title={words.failed} tone="error">
      {text}
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
