import './ledger-table.css';
import { FigureForm } from './figure-form.tsx';
import { KindSection } from './kind-section.tsx';
import type { LedgerHandle } from './ledger-edit.ts';
import { useOpenTimes } from './ledger-tables.tsx';
import type { TableTools } from './table-tools.ts';
import { useTableTools } from './use-table-tools.ts';

type Props = Pick<TableTools, 'leadTo' | 'labelOf'> & { handle: LedgerHandle };

/** The scenarios of a plan, beside what comes out of them. */
export function ScenarioForms({ handle, leadTo, labelOf }: Props) {
  const { tools, said } = useTableTools(handle, { leadTo, labelOf });
  const times = useOpenTimes(handle.ledger.rows);
  return (
    <FigureForm kind="scenario" names={[]} staysOpen>
      <KindSection kind="scenario" ledger={handle.ledger} times={times} tools={tools} />
      <p className="sr-only" role="status">
        {said}
      </p>
    </FigureForm>
  );
}
