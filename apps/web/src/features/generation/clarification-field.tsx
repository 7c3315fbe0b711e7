import { limits } from '@elan/domain/limits';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';

type Props = { value: string; rows: number; disabled: boolean; onChange: (value: string) => void };

/** Words for the next analysis that are never stored (MOD-012 to MOD-015). */
export function ClarificationField({ value, rows, disabled, onChange }: Props) {
  const words = useMessages(generationMessages);
  return (
    <TextArea
      disabled={disabled}
      help={words.clarificationHelp}
      label={words.clarification}
      maxLength={limits.clarification}
      name="clarification"
      onChange={(event) => onChange(event.target.value)}
      optional
      rows={rows}
      value={value}
    />
  );
}
