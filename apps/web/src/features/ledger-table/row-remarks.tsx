import type { Proof, Row } from '@elan/domain/ledger/row';
import { useState } from 'react';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { changeRow } from './ledger-edit.ts';
import { proofTexts, tableMessages } from './messages.ts';
import type { TableTools } from './table-tools.ts';

const longestNote = 500;

/** Whether a row counts, and what is known about it besides its cells. */
export function RowRemarks({ row, tools }: { row: Row; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const { edits, mayEdit } = tools;
  const [note, setNote] = useState(row.note ?? '');
  return (
    <>
      <CheckboxField
        checked={!row.off}
        disabled={!mayEdit}
        label={row.kind === 'scenario' ? words.compared : words.counts}
        onChange={(event) => edits.apply([changeRow(row, { off: !event.target.checked })])}
      />
      <TextArea
        disabled={!mayEdit}
        label={words.note}
        maxLength={longestNote}
        onBlur={() => {
          const next = note.trim() === '' ? null : note.trim();
          if (next !== row.note) edits.apply([changeRow(row, { note: next })]);
        }}
        onChange={(event) => setNote(event.target.value)}
        rows={2}
        value={note}
      />
      {row.kind !== 'scenario' && <ProofFields row={row} tools={tools} />}
    </>
  );
}

/** What proves a row to a lender. */
function ProofFields({ row, tools }: { row: Row; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { edits, mayEdit } = tools;
  const [detail, setDetail] = useState(row.proof?.detail ?? '');
  const setProof = (proof: Proof | null) => edits.apply([changeRow(row, { proof })]);
  return (
    <>
      <SelectField
        disabled={!mayEdit}
        label={words.proof}
        onChange={(event) => {
          const kind = event.target.value as Proof['kind'] | '';
          setProof(kind === '' ? null : { kind, detail });
        }}
        options={Object.entries(proofTexts).map(([value, label]) => ({ value, label: text(label) }))}
        placeholder={words.noProof}
        value={row.proof?.kind ?? ''}
      />
      {row.proof !== null && (
        <TextField
          disabled={!mayEdit}
          label={words.proofDetail}
          maxLength={longestNote}
          onBlur={() => {
            if (row.proof !== null && detail !== row.proof.detail) setProof({ ...row.proof, detail });
          }}
          onChange={(event) => setDetail(event.target.value)}
          value={detail}
        />
      )}
    </>
  );
}
