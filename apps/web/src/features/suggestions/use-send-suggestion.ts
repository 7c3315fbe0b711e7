import type { Proposal } from '@elan/contract/suggestions';
import { mostOpenSuggestions } from '@elan/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../lib/api.ts';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { suggestionMessages } from './messages.ts';
import { readSuggestionsAgain } from './use-decisions.ts';

/** Sends a suggestion; the id comes with its draft, so that sending it twice makes one. */
export function useSendSuggestion(projectId: string) {
  const words = useMessages(suggestionMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns whether it was sent */
  const send = async (suggestionId: string, proposal: Proposal, reason: string): Promise<boolean> => {
    setProblem(null);
    try {
      await client.suggestions.add({ projectId, suggestionId, proposal, reason });
      await readSuggestionsAgain(queryClient, projectId);
      toast({ text: words.sent, tone: 'success' });
      return true;
    } catch (error) {
      const fault = toFault(error);
      const isFull = fault.kind === 'refused' && fault.code === 'LIMIT_REACHED';
      const why = isFull ? words.full(mostOpenSuggestions) : faultText(fault, language);
      setProblem(`${words.notSent} ${why}`);
      return false;
    }
  };
  return { send, problem, setProblem };
}
