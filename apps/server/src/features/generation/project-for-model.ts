import { ledgerOf } from '@elan/domain/ledger/ledger-of';
import type { Language } from '@elan/domain/locale';
import { listPeopleNames } from '../../db/project-people.ts';
import { readWholeProject } from '../../platform/ai/prompts/project-data.ts';
import { monthOf } from '../../platform/month-of.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { readFigures } from '../ledger/public.ts';
import { readPaperStates } from '../papers/public.ts';
import { readProject } from '../projects/public.ts';
import { moduleContext } from './load-request.ts';

/** A project as JSON for a model, without debts, the household and people's names. */
export async function projectForModel(
  deps: Deps,
  { projectId }: Access<'project:edit'>,
  language: Language,
): Promise<string> {
  const [row, figures, papers, people] = await Promise.all([
    readProject(deps.db, projectId),
    readFigures(deps.db, projectId),
    readPaperStates(deps.db, projectId),
    listPeopleNames(deps.db, projectId),
  ]);
  const today = monthOf(deps.now());
  const modules = Object.fromEntries(row.modules.map((module) => [module.module, moduleContext(module)]));
  const answers = Object.fromEntries(Object.entries(modules).map(([key, each]) => [key, each.answers]));
  const ledger = ledgerOf({ answers, figures, today });
  const project = { name: row.name, description: row.description, people, today, ledger, papers, modules };
  return readWholeProject({ project, language });
}
