import type { Ledger } from '@elan/domain/ledger/reading';
import { rowsOf, type SettingCells, type SettingName, settingNames } from '@elan/domain/ledger/row';
import { settingColumns } from '@elan/domain/ledger/row-fields';
import { memo } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { CellField } from './cell-field.tsx';
import { Disputes, isOfKind } from './dispute-box.tsx';
import { FormFold } from './figure-form.tsx';
import { isSameFor } from './ledger-changes.ts';
import { changeCells, newSetting, removeRows } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { RowHistoryPart } from './row-history-part.tsx';
import type { TableTools } from './table-tools.ts';

const mainSettings: readonly SettingName[] = ['trade', 'province', 'openingMonth', 'legalForm', 'salesTax'];
const otherSettings = settingNames.filter((name) => !mainSettings.includes(name));

/** The settings of a plan as a short form; what a first plan can do without is folded. */
export const SettingsForm = memo(
  SettingsFormOf,
  (before, now) => before.tools === now.tools && isSameFor('setting', before.ledger, now.ledger),
);

function SettingsFormOf({ ledger, tools }: { ledger: Ledger; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const hasOthers = rowsOf(ledger.rows, 'setting').some(({ cells }) => otherSettings.includes(cells.name));
  return (
    <section aria-labelledby="settings-title">
      <FormFold
        id="settings-title"
        staysOpen={tools.disputes.some(isOfKind('setting'))}
        lead={words.settingsLead}
        names={[]}
        title={words.settings}
      >
        <Settings ledger={ledger} names={mainSettings} tools={tools} />
        <Disputes kind="setting" tools={tools} />
        <details open={hasOthers || undefined}>
          <summary className="min-h-11 py-2 font-semibold">{words.moreSettings}</summary>
          <Settings ledger={ledger} names={otherSettings} tools={tools} />
        </details>
      </FormFold>
    </section>
  );
}

type SettingsProps = { ledger: Ledger; names: readonly SettingName[]; tools: TableTools };

function Settings({ ledger, names, tools }: SettingsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <Setting key={name} ledger={ledger} name={name} tools={tools} />
      ))}
    </div>
  );
}

function Setting({ ledger, name, tools }: { ledger: Ledger; name: SettingName; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { edits, mayEdit, problems, history } = tools;
  const column = settingColumns[name];
  const row = rowsOf(ledger.rows, 'setting').find(({ cells }) => cells.name === name);
  const key = `setting-${name}`;
  const change = (value: unknown) => {
    if (value === null) return row && edits.apply(removeRows([row]));
    edits.apply([
      row === undefined ? { put: newSetting({ name, value } as SettingCells) } : changeCells(row, { value }),
    ]);
  };
  const [origin] = row === undefined ? [] : originsOf(row.origins);
  return (
    <div className={column.type === 'season' ? 'sm:col-span-2' : ''} data-setting={name}>
      <CellField
        column={column}
        disabled={!mayEdit}
        name="value"
        onChange={change}
        onProblem={(problem) => problems.set([{ row: key, column: 'value', problem }])}
        problem={problems.inRow(key).value}
        value={row?.cells.value ?? null}
      />
      {row !== undefined && history?.isKept(row.id) === true && (
        <RowHistoryPart history={history} mayEdit={mayEdit} row={row} />
      )}
      {row?.status === 'proposed' && (
        <div className="mt-1 flex flex-col gap-1 text-sm">
          <span>
            <Badge tone="yellow">{words.proposed}</Badge> <OriginLine origin={origin} tools={tools} />
          </span>
          {mayEdit && <ProposalActions edits={edits} name={text(column.label)} row={row} />}
        </div>
      )}
    </div>
  );
}
