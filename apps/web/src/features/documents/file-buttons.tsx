import type { DocumentFormat, PlanFormat } from '@elan/domain/document-formats';
import type { Language } from '@elan/domain/locale';
import {
  BookText,
  Braces,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
  Presentation,
  Table2,
} from 'lucide-react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { documentMessages } from './messages.ts';
import type { OfferedFile, OfferedGroup } from './offered-files.ts';
import { useFileDownload } from './use-file-download.ts';
import { usePlace } from './use-place.ts';

const icons: Readonly<Record<DocumentFormat | PlanFormat, LucideIcon>> = {
  pdf: BookText,
  word: FileText,
  powerpoint: Presentation,
  excel: FileSpreadsheet,
  csv: Table2,
  markdown: FileType,
  json: Braces,
};

type Props = {
  projectId: string;
  groups: readonly OfferedGroup[];
  /** What most people came for: one button, above the others, which are behind a line. */
  main?: OfferedFile;
  /** Of the files. */
  language: Language;
  /** Whether each group says what it is. */
  titled?: boolean;
};

/** A button for each file; each format says what it is for. Below them, what became of the last press. */
export function FileButtons({ projectId, groups, main, language, titled = false }: Props) {
  const words = useMessages(documentMessages);
  const offline = useIsOffline();
  const { progress, download } = useFileDownload(projectId, language);
  const preparing = progress.is === 'preparing' ? progress.file : null;
  const before = usePlace(preparing !== null);
  const stateOf = (file: OfferedFile) => {
    const isThis = preparing?.of === file.of && preparing.format === file.format;
    return { loading: isThis, disabled: offline || (preparing !== null && !isThis), onClick: () => download(file) };
  };
  const all = groups.map((group) => <FileGroup group={group} key={group.of} stateOf={stateOf} titled={titled} />);

  return (
    <>
      {offline && <Banner tone="warning">{words.offline}</Banner>}
      {main !== undefined && (
        <Button {...stateOf(main)} className="self-start" icon={<BookText aria-hidden className="size-5" />}>
          {words.getPlan(words[main.format])}
        </Button>
      )}
      {main === undefined ? (
        all
      ) : (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words.otherFormats}</summary>
          {all}
        </details>
      )}
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {preparing !== null && words.preparing(words[preparing.format])}
        {before !== null && ` ${words.before(before)}`}
        {progress.is === 'ready' && words.ready(progress.name)}
      </p>
      {progress.is === 'failed' && <FailureBanner fault={progress.fault} lead={words.failed} />}
    </>
  );
}

type GroupProps = {
  group: OfferedGroup;
  titled: boolean;
  stateOf: (file: OfferedFile) => { loading: boolean; disabled: boolean; onClick: () => Promise<void> };
};

function FileGroup({ group: { of, files }, titled, stateOf }: GroupProps) {
  const words = useMessages(documentMessages);
  return (
    <div className="flex flex-col gap-2">
      {titled && (
        <>
          <h3 className="mt-2 text-lg">{words[of]}</h3>
          <p className="text-sm text-muted">{words[`${of}Lead`]}</p>
        </>
      )}
      <ul aria-label={words[of]} className="flex flex-col gap-2">
        {files.map((file) => {
          const Icon = icons[file.format];
          return (
            <li key={file.format}>
              <Button
                {...stateOf(file)}
                aria-label={`${words[of]} – ${words.download(words[file.format])} – ${words[`${file.format}Use`]}`}
                className="w-full justify-start text-left"
                icon={<Icon aria-hidden className="size-5 shrink-0" />}
                variant="secondary"
              >
                <span className="min-w-0">
                  {words[file.format]} <span className="font-normal text-muted">– {words[`${file.format}Use`]}</span>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
