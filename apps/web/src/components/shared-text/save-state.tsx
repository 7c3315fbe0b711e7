import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { sharedTextMessages } from './messages.ts';

/** Whether the text is saved, in one line. */
export function SaveState({ status }: { status: SaveStatus }) {
  const words = useMessages(sharedTextMessages);
  const { language } = useLanguage();
  const said = () => {
    switch (status.kind) {
      case 'saving':
        return words.saving;
      case 'saved':
        return status.at === null ? '' : words.saved;
      case 'offline':
        return status.kept ? words.offlineKept : words.notKept;
      case 'failed':
        return `${words.notSaved(faultText(status.fault, language))} ${status.kept ? '' : words.notKept}`;
      case 'held':
        return status.kept ? words.held : words.notKept;
      case 'conflict':
        return words.conflictTitle;
    }
  };
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {said()}
    </p>
  );
}
