import type { ModuleEntry } from '@elan/contract/modules';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useCallback, useEffect, useState } from 'react';
import { useRun } from '../../../features/generation/use-run.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { isOffline } from '../../../lib/connection.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useKeptText } from '../../../lib/kept-text.ts';

/** The clarification used for the last analysis requested here, which may finish while another screen is open. */
const saidFor = new Map<string, string>();

type Target = { userId: string; projectId: string; module: ModuleKey };

/** The generation of a guided module: asked for with what is typed, once that is saved. */
export function useGuidedRun({ userId, projectId, module }: Target, entry: ModuleEntry, { flush }: AnswersHandle) {
  const { language } = useLanguage();
  const run = useRun(projectId, module, entry.running);
  const clarification = useKeptText(userId, `clarification:${projectId}:${module}`);
  const [unsaved, setUnsaved] = useState(false);

  // A clarification is used for one analysis only. Keep it if that analysis failed or was somebody else's, or if it was
  // edited since.
  const { value: said, clear } = clarification;
  const runKey = `${projectId}:${module}`;
  useEffect(() => {
    if (run.state.phase !== 'succeeded' || run.state.isJoined || saidFor.get(runKey) !== said) return;
    saidFor.delete(runKey);
    clear();
  }, [run.state.phase, run.state.isJoined, runKey, said, clear]);

  const { start } = run;
  const generate = useCallback(async () => {
    setUnsaved(false);
    // Without a connection the request says so in the specified words; what is typed is kept on the device.
    if (!isOffline() && !(await flush())) return setUnsaved(true);
    saidFor.set(runKey, said);
    await start({ language, ...(said.trim() === '' ? {} : { clarification: said }) });
  }, [flush, start, language, runKey, said]);

  return { run, clarification, unsaved, generate };
}
