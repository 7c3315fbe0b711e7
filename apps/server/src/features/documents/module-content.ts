import type { ModuleKey } from '@elan/domain/modules/keys';
import { withoutSections } from '@elan/domain/modules/sections';
import { type ModuleRow, presentModule } from '../modules/public.ts';

export type ModuleContent = ReturnType<typeof presentModule> & { module: ModuleKey };

/** A module as files show it: without the sections that were set aside since its analysis was written. */
export function moduleContent(row: ModuleRow): ModuleContent {
  const { module } = row;
  const entry = presentModule(row, '');
  const { aiResponse, aiAnalysis, setAside } = entry;
  const shown = (text: string) => withoutSections(module, text, setAside?.sections ?? []);
  return {
    ...entry,
    module,
    ...(aiResponse === null ? {} : { aiResponse: shown(aiResponse) }),
    ...(aiAnalysis == null ? {} : { aiAnalysis: shown(aiAnalysis) }),
  };
}
