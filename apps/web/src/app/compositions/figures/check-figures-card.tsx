import type { Project } from '@elan/contract/projects';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { Card } from '../../../components/ui/card.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useLedger } from '../../../features/ledger/use-ledger.ts';
import { CheckFigures } from '../../../features/ledger-table/check-figures.tsx';
import { useTableTools } from '../../../features/ledger-table/use-table-tools.ts';
import { useQuestionPlaces } from './ledger-places.ts';

const nowhere = () => undefined;

/** The queue for somebody whose plan does not open the finances: what their answers say is checked here. */
export function CheckFiguresCard({ project }: { project: Project }) {
  const { user } = useAccount();
  const handle = useLedger(user.id, project);
  const places = useQuestionPlaces(null, nowhere);
  const { tools } = useTableTools(handle, places);
  const { ledger, isLoaded, mayEdit } = handle;
  const isEmpty = figuresToCheck(ledger).length === 0 && (ledger.setAside ?? []).length === 0;
  if (!isLoaded || !mayEdit || isEmpty) return null;
  return (
    <Card>
      <CheckFigures handle={handle} tools={tools} />
    </Card>
  );
}
