import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { projectQuery } from '../../data/api/queries.ts';
import { currentProject, useCurrentProjectId } from '../../data/project/current-project.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';

/**
 * Opens the project that the address names, as links in mails and notices do. One that cannot be opened is reported,
 * and the current project stays open.
 * @returns whether it is still being opened
 */
export function useLinkedProject(): boolean {
  const { search, key } = useLocation();
  const { user } = useAccount();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const current = useCurrentProjectId(user.id);
  const [settled, setSettled] = useState<string | null>(null);
  const asked = new URLSearchParams(search).get('project');
  const isOpening = asked !== null && asked !== current && settled !== key;

  useEffect(() => {
    if (!isOpening || asked === null) return;
    let isLeft = false;
    queryClient
      .ensureQueryData(projectQuery(asked))
      .then(
        () => !isLeft && currentProject.set(user.id, asked),
        (error) => !isLeft && toast({ text: faultText(toFault(error), language), tone: 'error' }),
      )
      .finally(() => !isLeft && setSettled(key));
    return () => {
      isLeft = true;
    };
  }, [isOpening, asked, key, user.id, queryClient, toast, language]);
  return isOpening;
}
