import type { Suggestion } from '@elan/contract/suggestions';
import { columnsOf, type RowKind } from '@elan/domain/ledger/row';
import { type Column, settingColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { moduleTitles } from '@elan/domain/modules/keys';
import { isComputedSection } from '@elan/domain/plan-document/sections';
import { ChangedPart } from '../../components/changed-part.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { suggestionMessages } from './messages.ts';
import { WordDifference } from './word-difference.tsx';

type Props = {
  suggestion: Suggestion;
  /** How a value of the answer is shown: an option by its label. */
  shownAnswer?: (value: string) => string;
};

/** What a suggestion would change, compared with what is there now. */
export function SuggestionChange({ suggestion: { proposed, standing }, shownAnswer = (value) => value }: Props) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  switch (proposed.kind) {
    case 'answer':
      return (
        <WordDifference
          newer={shownAnswer(proposed.value)}
          older={standing === null ? '' : shownAnswer(standing.text ?? '')}
        />
      );
    case 'section':
      return (
        <>
          {isComputedSection(proposed.section) && <p className="text-sm text-muted">{words.tables}</p>}
          <WordDifference newer={proposed.text} older={standing?.text ?? ''} />
        </>
      );
    case 'task':
      return <SuggestedTask task={proposed} />;
    case 'removal':
      return (
        <p className="wrap-anywhere">
          <span className="font-semibold">{proposed.name}</span> · {words.rowRemoval}
        </p>
      );
    case 'row':
      return (
        <>
          <p className="font-semibold wrap-anywhere">{proposed.name}</p>
          <CellList
            cells={proposed.cells}
            kind={proposed.rowKind}
            now={standing?.row?.cells ?? null}
            setting={proposed.name}
          />
        </>
      );
    case 'new_row': {
      const name = String(proposed.cells['name'] ?? '');
      return (
        <>
          <p className="font-semibold wrap-anywhere">
            {words.newRow}
            {language === 'fr' ? '\u00a0: ' : ': '}
            {name}
          </p>
          <CellList cells={proposed.cells} kind={proposed.rowKind} now={null} setting={name} />
        </>
      );
    }
  }
}

function SuggestedTask({ task: { text, due, about } }: { task: Extract<Suggestion['proposed'], { kind: 'task' }> }) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  return (
    <p className="wrap-anywhere">
      {text}
      {due !== null && (
        <span className="block text-sm text-muted">{words.due(formatDate(`${due}T00:00:00`, language))}</span>
      )}
      {about !== null && <span className="block text-sm text-muted">{words.about(moduleTitles[about][language])}</span>}
    </p>
  );
}

type CellListProps = {
  kind: RowKind;
  cells: Readonly<Record<string, unknown>>;
  /** The cells of the row as it is; null for a new one. */
  now: Readonly<Record<string, unknown>> | null;
  /** Which setting it is. */
  setting: string;
};

/** Suggested cells in the order of their table: what each says now, and what it would say. */
function CellList({ kind, cells, now, setting }: CellListProps) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const columns = columnsFor(kind, setting);
  const shown = (column: Column, value: unknown) =>
    value === null || value === undefined ? words.nothing : showCell(column, value, language);
  return (
    <dl className="flex flex-col gap-1">
      {Object.entries(columns)
        .filter(([name]) => name in cells && !(now === null && (name === 'name' || cells[name] === null)))
        .map(([name, column]) => (
          <div className="flex flex-wrap gap-x-2" key={name}>
            <dt className="text-muted">{column.label[language]}</dt>
            <dd className="wrap-anywhere">
              {now !== null && (
                <>
                  <ChangedPart kind="removed">{shown(column, now[name])}</ChangedPart>{' '}
                </>
              )}
              <ChangedPart kind="added">{shown(column, cells[name])}</ChangedPart>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function columnsFor(kind: RowKind, setting: string): Readonly<Record<string, Column>> {
  if (kind !== 'setting') return columnsOf(kind);
  const column = (settingColumns as Readonly<Record<string, Column>>)[setting];
  return column === undefined ? {} : { value: column };
}
