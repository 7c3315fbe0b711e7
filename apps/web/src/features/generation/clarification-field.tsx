import { limits } from '@elan/domain/limits';
import { NotKept } from '../../components/not-kept.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { KeptText } from '../../lib/kept-text.ts';
import { generationMessages } from './messages.ts';

type Props = { text: KeptText; rows: number; disabled: boolean };

/**
 * Instructions for the next analysis. The server never stores them; this device does until they are used (MOD-012 to
 * MOD-015).
 */
export function ClarificationField({ text, rows, disabled }: Props) {
  const words = useMessages(generationMessages);
  return (
    <div>
      <TextArea
        disabled={disabled}
        help={words.clarificationHelp}
        label={words.clarification}
        maxLength={limits.clarification}
        name="clarification"
        onChange={(event) => text.set(event.target.value)}
        optional
        rows={rows}
        value={text.value}
      />
      <NotKept shown={!text.kept} />
    </div>
  );
}
