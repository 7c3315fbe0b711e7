import type { Project } from '@elan/contract/projects';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { privateKinds } from '@elan/domain/ledger/row';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { lenderRequest } from '@elan/domain/lender-facts/lender-request';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { useFacts } from '../../../features/lender-facts/use-facts.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { thisMonth } from '../../../lib/local-date.ts';

/** The facts of a project beside its figures, and the request that both make; undefined until the facts are read. */
export function useRequest(project: Project, mayEdit: boolean) {
  const { language } = useLanguage();
  const { user } = useAccount();
  const handle = useFacts({ userId: user.id, projectId: project.id, language, mayEdit });
  const { ledger, isLoaded, seesPrivate, fault, retry } = useLedger(user.id, project);
  const [today] = useState(thisMonth);
  const settled = useDeferredValue(ledger);
  const planned = useMemo(() => {
    const rows = settled.rows.filter(({ kind }) => !privateKinds.includes(kind));
    return planFigures({ ...settled, rows }, { today });
  }, [settled, today]);
  const facts = useDeferredValue(handle.facts);
  const request = useMemo(
    () => (facts === undefined ? undefined : lenderRequest(readLenderFacts(facts), planned)),
    [facts, planned],
  );
  return {
    handle,
    ledger: settled,
    planned,
    request,
    isLoaded,
    seesPrivate,
    fault: handle.fault ?? fault,
    retry: async () => {
      retry();
      await handle.retry();
    },
  };
}
