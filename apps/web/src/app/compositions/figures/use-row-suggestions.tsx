import type { Project } from '@elan/contract/projects';
import type { Row, RowKind, TableKind } from '@elan/domain/ledger/row';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAccount } from '../../../data/account/session.ts';
import type { TableTools } from '../../../features/ledger-table/table-tools.ts';
import { openSuggestionsQuery } from '../../../features/suggestions/queries.ts';
import { SuggestionCard } from '../../../features/suggestions/suggestion-card.tsx';
import { fetchedLater } from '../../../lib/fetched-later.ts';

const RowSuggestionDialog = fetchedLater(async () => (await import('./row-suggestion-dialog.tsx')).RowSuggestionDialog);

/**
 * What people suggest in the table of figures: beside each table what is open, and for somebody who may comment but not
 * edit, the way to suggest a change of a row or another row.
 */
export function useRowSuggestions(project: Project, rows: readonly Row[], flush: () => Promise<boolean>) {
  const { user } = useAccount();
  const { id: projectId, permissions } = project;
  const { data } = useQuery(openSuggestionsQuery(projectId, 'figures'));
  const [of, setOf] = useState<Row | TableKind | null>(null);
  const shown = useCallback(
    (kind: RowKind): readonly ReactNode[] => {
      const open = (data ?? []).filter(({ proposed }) => 'rowKind' in proposed && proposed.rowKind === kind);
      return open.map((suggestion) => (
        <SuggestionCard
          flush={flush}
          key={suggestion.id}
          onDecided={() => document.getElementById(`table-${kind}`)?.focus()}
          permissions={permissions}
          suggestion={suggestion}
          userId={user.id}
        />
      ));
    },
    [data, flush, permissions, user.id],
  );
  const suggest = useCallback((next: Row | TableKind) => setOf(next), []);
  const tools: Pick<TableTools, 'suggest' | 'suggested'> = {
    suggested: shown,
    suggest: permissions.canComment && !permissions.canEdit ? suggest : undefined,
  };
  const dialog = of !== null && (
    <Suspense fallback={null}>
      <RowSuggestionDialog of={of} onClose={() => setOf(null)} projectId={projectId} rows={rows} userId={user.id} />
    </Suspense>
  );
  return { tools, ofSettings: shown('setting'), dialog };
}
