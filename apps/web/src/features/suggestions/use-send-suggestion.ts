import type { Proposal } from '@elan/contract/suggestions';
import { mostOpenSuggestions } from '@elan/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { suggestionMessages } from './messages.ts';
import { readSuggestionsAgain } from './use-decisions.ts';

/** Sends a suggestion; the id comes with its draft, so that sending it twice makes one. */
export function useSendSuggestion(projectId: string) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { failure, setFailure, busy, attempt } = useAttempt((thrown) => {
    const isFull = isRefusal(thrown, 'LIMIT_REACHED');
    return `${words.notSent} ${isFull ? words.full(mostOpenSuggestions) : faultText(toFault(thrown), language)}`;
  });
  /** @returns whether it was sent */
  const send = (suggestionId: string, proposal: Proposal, reason: string) =>
    attempt(async () => {
      await client.suggestions.add({ projectId, suggestionId, proposal, reason });
      await readSuggestionsAgain(queryClient, projectId);
      toast({ text: words.sent, tone: 'success' });
    });
  return { send, busy, problem: failure, setProblem: setFailure };
}
