import type { Language } from '@elan/domain/locale';
import { useState } from 'react';
import { client } from '../../data/api/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import type { OfferedFile } from './offered-files.ts';

export type DownloadProgress =
  | { is: 'idle' }
  | { is: 'preparing'; file: OfferedFile }
  | { is: 'ready'; name: string }
  | { is: 'failed'; fault: Fault };

/** Downloads files of a project, one at a time. */
export function useFileDownload(projectId: string, language: Language) {
  const [progress, setProgress] = useState<DownloadProgress>({ is: 'idle' });

  const fileOf = (file: OfferedFile) => {
    if (file.of === 'plan') return client.documents.plan({ projectId, format: file.format, language });
    if (file.of === 'signed') return client.documents.signedPlan({ projectId, format: file.format, language });
    if (file.of === 'balance') return client.documents.planWithBalance({ projectId, format: file.format, language });
    if (file.of === 'whole') return client.documents.wholeFile({ projectId, language });
    return client.documents.file({ projectId, format: file.format, language });
  };

  const download = async (file: OfferedFile) => {
    setProgress({ is: 'preparing', file });
    try {
      const { body } = await fileOf(file);
      downloadFile(body.name, body, body.type);
      setProgress({ is: 'ready', name: body.name });
    } catch (error) {
      setProgress({ is: 'failed', fault: toFault(error) });
    }
  };

  return { progress, download };
}
