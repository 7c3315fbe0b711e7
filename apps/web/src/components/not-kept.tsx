import { HardDrive } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({
  notKept: {
    en: 'This device cannot store this text: it will be lost if you leave the page.',
    fr: 'Cet appareil ne peut pas conserver ce texte\u00a0: il disparaîtra si vous quittez la page.',
  },
});

/** Shown below a field whose text would be lost with the page because the browser's storage is blocked or full. */
export function NotKept({ shown }: { shown: boolean }) {
  const words = useMessages(messages);
  return (
    <p className={shown ? 'mt-1.5 flex items-start gap-2 text-sm text-orange' : 'sr-only'} role="status">
      {shown && (
        <>
          <HardDrive aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{words.notKept}</span>
        </>
      )}
    </p>
  );
}
