import type { PlanSections } from '@elan/contract/documents';
import type { Language } from '@elan/domain/locale';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { orderInTurn } from './make-file.ts';

/**
 * The sections of a project's plan as rendered. They are composed in the process that makes files, so that nobody else
 * waits.
 * @throws Refusal TOO_MANY_REQUESTS, or UNAVAILABLE when too many files wait
 */
export async function composeSections(
  deps: Deps,
  access: Access<'project:view'>,
  language: Language,
): Promise<PlanSections> {
  await deps.limiter.consume('planSections', access.user.userId);
  const { bytes } = await orderInTurn(deps, access, { language, sections: true });
  // Written by the other process a moment ago.
  return JSON.parse(Buffer.from(bytes).toString()) as PlanSections;
}
