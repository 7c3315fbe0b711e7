import type { Project } from '@elan/contract/projects';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { planDocumentQuery } from '../../../data/api/queries.ts';
import { composedPlanQuery } from '../../../features/plan-document/queries.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

/** Renders, edits and compares texts: much more code than the page around it. */
const WholePlan = lazy(() => import('./whole-plan.tsx'));

/** The document of the plan. It takes the server long to compose, so it is asked for while the code that shows it is fetched. */
export function AskedPlan({ project }: { project: Project }) {
  const { language } = useLanguage();
  usePrefetchQuery(composedPlanQuery(project.id, language));
  usePrefetchQuery(planDocumentQuery(project.id));
  return <WholePlan project={project} />;
}
