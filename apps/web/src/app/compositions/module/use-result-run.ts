import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { generateBlock } from '../../../features/generation/generate-block.ts';
import { useRun } from '../../../features/generation/use-run.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { resultRun } from '../analysis/result-run.ts';

/** The generation of a module that asks no questions, and whether another one may be asked for. */
export function useResultRun(project: Project, definition: ModuleDefinition) {
  const { language } = useLanguage();
  const account = useAccount();
  const module = definition.key;
  const entry = entryOf(project, module);
  const handle = useRun(project.id, module, entry.running);
  const { canEdit } = project.permissions;
  const isOpen = useOpenModules(project).includes(module);
  return {
    userId: account.user.id,
    entry,
    handle,
    isOpen,
    run: resultRun(handle, { entry, canEdit, language }),
    block: generateBlock({ definition, answers: {}, account, canEdit, isOpen }),
    generate: () => handle.start({ language }),
  };
}
