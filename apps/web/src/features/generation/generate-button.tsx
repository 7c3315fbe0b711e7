import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import type { GenerateBlock } from './generate-block.ts';
import { generationMessages } from './messages.ts';

type Props = {
  block: GenerateBlock | null;
  underWay: boolean;
  /** Whether this is the suggested next action. */
  next: boolean;
  /** Uses the wording for ideas when access is missing. */
  forIdeas?: boolean;
  /** The button's label, when it is not 'Generate'. */
  label?: string;
  onGenerate: () => Promise<void>;
  /** Scrolls to a question that still needs an answer. */
  onLeadTo: (question: string) => void;
};

/** The Generate button, and the reason when it cannot be pressed. */
export function GenerateButton({ block, underWay, next, forIdeas = false, label, onGenerate, onLeadTo }: Props) {
  const words = useMessages(generationMessages);
  const text = useText();
  const { isFounder, hasPremiumAccess, usage } = useAccount();
  const offline = useIsOffline();
  const noteId = useId();

  const note = () => {
    if (underWay) return null;
    if (offline) return words.offlineBlock;
    switch (block?.reason) {
      case undefined:
        return isFounder ? null : words.cost(usage.limit - usage.used);
      case 'no-access':
        return forIdeas ? words.noAccessIdeas : words.noAccess;
      case 'no-premium':
        // The screen's own banner says this, with a link to Premium.
        return null;
      case 'read-only':
        return words.readOnly;
      case 'limit':
        return hasPremiumAccess ? words.limitPremium : words.limitFree;
      case 'no-entries':
        return words.noEntries;
      case 'missing':
        return (
          <>
            {words.missing}{' '}
            {block?.reason === 'missing' &&
              block.questions.map((question, index) => (
                <span key={question.id}>
                  {index > 0 && ', '}
                  <button
                    className="text-left underline underline-offset-4"
                    onClick={() => onLeadTo(question.id)}
                    type="button"
                  >
                    {text(question.label)}
                  </button>
                </span>
              ))}
          </>
        );
    }
  };
  const shown = note();

  return (
    <div className="flex w-full flex-col gap-2">
      <Button
        aria-describedby={shown === null ? undefined : noteId}
        className="self-start"
        disabled={block !== null || offline}
        icon={<Sparkles aria-hidden className="size-5" />}
        loading={underWay}
        onClick={onGenerate}
        size="large"
        variant={next ? 'accent' : 'primary'}
      >
        {label ?? words.generate}
      </Button>
      {shown !== null && (
        <p className="text-sm text-muted" id={noteId}>
          {shown}
        </p>
      )}
    </div>
  );
}
