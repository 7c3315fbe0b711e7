import type { ProjectFacts } from '@elan/domain/modules/maturity/rule';
import type { GenerationRequest } from './port.ts';

/** What the maturity rule reads, from a request. */
export function maturityFacts({ project }: Pick<GenerationRequest, 'project'>): ProjectFacts {
  const { modules: entries, ledger, papers, today } = project;
  return { entries, ledger, papers, today };
}
