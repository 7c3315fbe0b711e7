import type { SignOff } from '@elan/contract/sign-offs';
import { type Language, languages } from '@elan/domain/locale';
import { keptFingerprint } from '@elan/domain/plan-document/kept-plan';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { planDocumentQuery } from '../../../data/api/queries.ts';
import { composedPlanQuery } from '../../../features/plan-document/queries.ts';

/** Milliseconds, so that the shown language loads first: it is most often the one that was signed. */
const pause = 8_000;

/**
 * What the sections of a plan are now, in the languages in which advisers signed them off. The page makes the language
 * it shows; the other one is made only where somebody signed it.
 * @param changedAt when the project last changed, as far as this page knows
 */
export function useSectionMarks(projectId: string, changedAt: string, signOffs: readonly SignOff[]) {
  const queryClient = useQueryClient();
  const { data: kept } = useQuery(planDocumentQuery(projectId));
  const isSigned = (language: Language) => signOffs.some((each) => each.language === language);
  const composed = useQueries({
    queries: languages.map((language) => ({
      ...composedPlanQuery(projectId, language),
      enabled: isSigned(language),
    })),
  });
  const fingerprint = kept && keptFingerprint(kept);
  // The source of a language tells whether words of the plan changed; for the rest of the project, the date does.
  const outdated = languages.filter((language, index) => {
    const made = composed[index]?.data;
    return isSigned(language) && made !== undefined && fingerprint !== undefined && made.made_from !== fingerprint;
  });
  const wanted = outdated.join();
  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(() => {
      for (const language of wanted.split(',') as Language[]) {
        void queryClient.refetchQueries(composedPlanQuery(projectId, language));
      }
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, projectId, queryClient]);
  const hasSigned = signOffs.length > 0;
  const lookedAt = useRef(changedAt);
  useEffect(() => {
    if (!hasSigned || changedAt === lookedAt.current) return;
    const timer = setTimeout(() => {
      lookedAt.current = changedAt;
      void queryClient.refetchQueries({ queryKey: ['composed-plan', projectId], type: 'active' });
    }, pause);
    return () => clearTimeout(timer);
  }, [changedAt, hasSigned, projectId, queryClient]);

  return (section: string, language: Language): string | undefined => {
    const made = composed[languages.indexOf(language)]?.data;
    if (made === undefined || outdated.includes(language)) return undefined;
    return made.sections.find(({ key }) => key === section)?.mark;
  };
}
