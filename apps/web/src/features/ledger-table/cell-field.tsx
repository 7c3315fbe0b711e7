import type { Target } from '@elan/domain/ledger/field';
import { isSameValue } from '@elan/domain/ledger/row-content';
import type { Column } from '@elan/domain/ledger/row-fields';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import { tableMessages } from './messages.ts';
import { SeasonField } from './season-field.tsx';
import { StepsField } from './steps-field.tsx';
import { TypedField } from './typed-field.tsx';
import { useCellOptions } from './use-cell-options.ts';
import type { CellProblem } from './use-problems.ts';

type Props = {
  name: string;
  column: Column;
  value: unknown;
  disabled: boolean;
  problem: CellProblem | undefined;
  /** How many there are in a usual month, for the months of what is sold. */
  usual?: number | null;
  onProblem: (problem: CellProblem | null) => void;
  onChange: (value: unknown) => void;
  /** The person came to the field. */
  onBegin?: () => void;
  /** What is being typed would be; undefined when nobody types, or when it cannot be. */
  onDraft?: ((value: unknown) => void) | undefined;
};

/** One cell as a field of a form: in the card of a row, for a setting, and in a suggestion. */
export function CellField(props: Props) {
  const { name, column, value, disabled, problem, usual = null, onProblem, onChange, onBegin } = props;
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const options = useCellOptions(column);
  const shared = {
    label: text(column.label),
    help: column.help && text(column.help),
    error: problem === undefined ? null : text(problem.says),
    disabled,
  };
  const commit = (draft: string) => {
    const parsed = parseDraft(name, column, draft, language);
    if ('problem' in parsed) return onProblem({ typed: draft, says: parsed.problem });
    onProblem(null);
    if (!isSameValue(parsed.value, value)) onChange(parsed.value);
  };
  if (column.type === 'season') {
    return <SeasonField {...shared} onChange={onChange} usual={usual} value={value as readonly number[] | null} />;
  }
  if (column.type === 'targets') {
    return <StepsField {...shared} onType={commit} value={value as readonly Target[] | null} />;
  }
  if (options === null) return <TypedField {...props} field={shared} onCommit={commit} />;
  return (
    <SelectField
      {...shared}
      onFocus={onBegin}
      onChange={(event) => commit(event.target.value)}
      options={options}
      placeholder={words.unset}
      value={draftOf(column, value, language)}
    />
  );
}
