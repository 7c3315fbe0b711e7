import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { AnswerHistoryProps } from './answer-history-dialog.tsx';
import { answerHistoryMessages } from './answer-history-messages.ts';

const AnswerHistoryDialog = lazy(() => import('./answer-history-dialog.tsx'));

/** Opens the earlier texts of an answer. */
export function AnswerHistory(props: AnswerHistoryProps) {
  const words = useMessages(answerHistoryMessages);
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={words.answerHistoryOf(text(props.question.label))}
        icon={<History aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        {words.answerHistory}
      </Button>
      {open && (
        <Suspense>
          <AnswerHistoryDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
