import { lazy } from 'react';
import { HistoryOpener } from '../../components/shared-text/history-button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { AnswerHistoryProps } from './answer-history-dialog.tsx';
import { answerHistoryMessages } from './answer-history-messages.ts';

const AnswerHistoryDialog = lazy(() => import('./answer-history-dialog.tsx'));

/** Opens the earlier texts of an answer. */
export function AnswerHistory(props: AnswerHistoryProps) {
  const words = useMessages(answerHistoryMessages);
  const text = useText();
  return (
    <HistoryOpener label={words.answerHistoryOf(text(props.question.label))}>
      {(onClose) => <AnswerHistoryDialog {...props} onClose={onClose} />}
    </HistoryOpener>
  );
}
