import { useToast } from '../../components/ui/toast.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommand } from '../../lib/shortcuts.ts';
import { moduleMessages } from './messages.ts';
import { saveText } from './save-text.ts';
import type { AnswersHandle } from './use-answers.ts';

/** Ctrl or Command S saves the answers at once and says what became of them. */
export function useSaveCommand({ flush, statusNow }: Pick<AnswersHandle, 'flush' | 'statusNow'>): void {
  const words = useMessages(moduleMessages);
  const { language } = useLanguage();
  const toast = useToast();

  const save = async () => {
    const before = statusNow();
    if (before.kind === 'saved') return toast({ text: words.nothingToSave });
    await flush();
    const after = statusNow();
    toast({ text: saveText(after, language), tone: after.kind === 'saved' ? 'success' : 'info' });
  };
  useCommand('s', (event) => {
    event.preventDefault();
    if (!event.repeat) void save();
  });
}
