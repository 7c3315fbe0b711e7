import { Sparkles } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { commandKeys, fieldOf, isDialogOpen, useCommand } from '../../lib/shortcuts.ts';
import type { GenerateBlock } from './generate-block.ts';
import { generationMessages } from './messages.ts';

type Props = {
  block: GenerateBlock | null;
  underWay: boolean;
  /** Whether this is the suggested next action. */
  next: boolean;
  /** Uses the wording for ideas when access is missing. */
  forIdeas?: boolean;
  /** The id of the form whose answers it uses, where the button stands beside it. */
  form?: string;
  /** The button's label, when it is not 'Generate'. */
  label?: string;
  onGenerate: () => Promise<void>;
  /** Scrolls to a question that still needs an answer. */
  onLeadTo?: (question: string) => void;
};

/** The Generate button with its shortcut, and the reason when it cannot be pressed. */
export function GenerateButton(props: Props) {
  const { block, underWay, next, form, label, onGenerate } = props;
  const words = useMessages(generationMessages);
  const noteId = useId();
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const shown = useNote(props);
  const isBlocked = block !== null;

  useCommand('Enter', (event) => {
    const field = fieldOf(event);
    const isElsewhere = field !== null && field.closest('form') !== button.current?.form;
    // On a link the keys open a new tab.
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isElsewhere || isOnLink || isDialogOpen()) return;
    event.preventDefault();
    if (event.repeat) return;
    if (underWay) toast({ text: words.alreadyUnderWay });
    else if (isBlocked) toast({ text: hint.current?.textContent ?? words.premiumNeeded });
    else button.current?.click();
  });

  return (
    <div className="flex w-full flex-col gap-2">
      <Button
        ref={button}
        aria-describedby={shown === null ? undefined : noteId}
        aria-keyshortcuts={commandKeys('Enter')}
        className="self-start"
        disabled={isBlocked}
        form={form}
        icon={<Sparkles aria-hidden className="size-5" />}
        loading={underWay}
        onClick={onGenerate}
        size="large"
        variant={next ? 'accent' : 'primary'}
      >
        {label ?? words.generate}
      </Button>
      {shown !== null && (
        <p className="text-sm text-muted" id={noteId} ref={hint}>
          {shown}
        </p>
      )}
    </div>
  );
}

/** What is said below the button: what it costs, or why it cannot be pressed. */
function useNote({ block, underWay, forIdeas = false, onLeadTo }: Props): ReactNode {
  const words = useMessages(generationMessages);
  const text = useText();
  const { isFounder, hasPremiumAccess, usage } = useAccount();
  const offline = useIsOffline();
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
    case 'own-plan':
      return (
        <>
          {words.ownPlan}{' '}
          <Link className="text-ink underline underline-offset-4" to="/pricing">
            {words.subscribe}
          </Link>
        </>
      );
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
              <span className="mr-3 inline-block" key={question.id}>
                {/* A line may begin with a comma that stands before a button. */}
                {index > 0 && <span className="sr-only">, </span>}
                <button
                  className="py-1 text-left underline underline-offset-4"
                  onClick={() => onLeadTo?.(question.id)}
                  type="button"
                >
                  {text(question.label)}
                </button>
              </span>
            ))}
        </>
      );
  }
}
