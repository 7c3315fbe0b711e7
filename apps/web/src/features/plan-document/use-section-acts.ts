import { useToast } from '../../components/ui/toast.tsx';
import { useChange } from '../../components/use-change.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { PlanAutosave } from './plan-autosave.ts';
import type { ShownSection } from './shown-sections.ts';

/** What is done with the text of a section besides typing it. */
export function useSectionActs(autosave: PlanAutosave, { key, text }: ShownSection) {
  const words = useMessages(planDocumentMessages);
  const helpWords = useMessages(planHelpMessages);
  const toast = useToast();
  const { make } = useChange(words.changeFailed);

  const write = (next: string) => {
    autosave.type(key, next);
    void autosave.flush();
  };
  return {
    write,
    /** Writes another text over the one that is there, which comes back with one press. */
    replace: (next: string, said: string) => {
      write(next);
      toast({ text: said, action: { label: words.undo, onSelect: () => write(text) } });
    },
    /** Takes the draft into the files. */
    accept: async (onAccepted: () => void) => {
      let isAccepted = false;
      const isAnswered = await make(async () => {
        isAccepted = await autosave.accept(key);
      });
      if (!isAnswered) return;
      toast(isAccepted ? { text: helpWords.accepted } : { text: words.changeFailed, tone: 'error' });
      if (isAccepted) onAccepted();
    },
  };
}
