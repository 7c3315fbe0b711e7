import type { ReaderFormat } from '@elan/domain/reader-links';
import { BookText, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { client } from '../../data/api/api.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { type Fault, isRefusal, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readerMessages } from './reader-messages.ts';

const icons = { pdf: BookText, word: FileText, excel: FileSpreadsheet };

type Progress =
  | { is: 'idle' }
  | { is: 'preparing'; format: ReaderFormat }
  | { is: 'ready'; name: string }
  | { is: 'failed'; fault: Fault };

type Props = {
  token: string;
  password: string | null;
  formats: readonly ReaderFormat[];
  /** The link no longer shows the document. */
  onEnded: () => void;
};

/** The document as files. */
export function ReaderFiles({ token, password, formats, onEnded }: Props) {
  const words = useMessages(readerMessages);
  const offline = useIsOffline();
  const [progress, setProgress] = useState<Progress>({ is: 'idle' });

  const take = async (format: ReaderFormat) => {
    setProgress({ is: 'preparing', format });
    try {
      const { body } = await client.links.file({ token, password, format });
      downloadFile(body.name, body, body.type);
      setProgress({ is: 'ready', name: body.name });
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) onEnded();
      else setProgress({ is: 'failed', fault: toFault(error) });
    }
  };

  return (
    <section aria-labelledby="reader-files" className="flex flex-col gap-3 print:hidden">
      <h2 className="text-xl" id="reader-files">
        {words.files}
      </h2>
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => {
          const Icon = icons[format];
          const isThis = progress.is === 'preparing' && progress.format === format;
          return (
            <Button
              disabled={offline || (progress.is === 'preparing' && !isThis)}
              icon={<Icon aria-hidden className="size-5 shrink-0" />}
              key={format}
              loading={isThis}
              onClick={() => void take(format)}
              variant="secondary"
            >
              {words[format]}
            </Button>
          );
        })}
      </div>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {progress.is === 'preparing' && words.preparing}
        {progress.is === 'ready' && words.ready(progress.name)}
      </p>
      {progress.is === 'failed' && <FailureBanner fault={progress.fault} lead={words.fileFailed} />}
    </section>
  );
}
