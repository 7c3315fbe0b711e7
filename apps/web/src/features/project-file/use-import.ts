import type { ProjectFileContents } from '@elan/contract/project-file';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { projectListKey } from '../../data/api/queries.ts';
import { currentProject } from '../../data/project/current-project.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { importMessages } from './messages.ts';
import { type Broken, parseFile } from './parse-file.ts';

/** A file that the server has read, and what importing it is known by, so that two presses create one project. */
type Chosen = { fileName: string; file: unknown; importId: string; contents: ProjectFileContents };

/** What is wrong with a file, or with a call about it. */
export type Problem = { fileName: string; file: unknown } & ({ broken: Broken } | { thrown: unknown });

/** Reads a picked file, and creates a project from it. */
export function useImport(onCreated: () => void) {
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
    setChosen(null);
    setProblem(null);
    setBusy('reading');
    const found = await checked(picked);
    if (mine !== pick.current) return;
    if ('contents' in found) setChosen(found);
    else setProblem(found);
    setBusy(null);
  };

  const create = async ({ fileName, file, importId }: Chosen) => {
    if (busy !== null) return;
    setProblem(null);
    setBusy('creating');
    try {
      const project = await client.projectFile.import({ importId, file });
      currentProject.set(user.id, project.id);
      toast({ text: words.imported(project.name), tone: 'success' });
      onCreated();
      void navigate('/project/details');
      await queryClient.invalidateQueries({ queryKey: projectListKey });
    } catch (thrown) {
      setProblem({ fileName, file, thrown });
      setBusy(null);
    }
  };
  return { chosen, problem, busy, read, create };
}

async function checked(picked: File): Promise<Chosen | Problem> {
  const fileName = picked.name;
  const parsed = await parseFile(picked);
  if ('broken' in parsed) return { fileName, file: null, broken: parsed.broken };
  const { file } = parsed;
  try {
    return { fileName, file, importId: crypto.randomUUID(), contents: await client.projectFile.check({ file }) };
  } catch (thrown) {
    return { fileName, file, thrown };
  }
}
