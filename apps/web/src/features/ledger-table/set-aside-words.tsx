import { passageKey } from '@elan/domain/ledger/passage-key';
import type { Passage } from '@elan/domain/ledger/reading';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { MarkedWords } from './marked-words.tsx';
import { tableMessages } from './messages.ts';
import type { TableTools } from './table-tools.ts';

type Props = {
  passages: readonly Passage[];
  onBringBack: (passage: Passage) => void;
  tools: Pick<TableTools, 'mayEdit' | 'leadTo' | 'labelOf'>;
};

/** What a person said is no figure of their plan, and can take back. */
export function SetAsideWords({ passages, onBringBack, tools }: Props) {
  const words = useMessages(tableMessages);
  if (passages.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 py-2 font-semibold">{words.setAside}</summary>
      <ul className="flex flex-col gap-2">
        {passages.map((passage) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={passageKey(passage)}>
            <MarkedWords amounts={[]} passage={passage} tools={tools} />
            {tools.mayEdit && (
              <Button
                aria-label={`${words.bringBack} – ${passage.quote}`}
                onClick={() => onBringBack(passage)}
                size="small"
                variant="secondary"
              >
                {words.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
