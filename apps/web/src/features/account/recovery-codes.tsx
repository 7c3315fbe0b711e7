import { ShownOnce } from '../../components/shown-once.tsx';
import { Button } from '../../components/ui/button.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { authenticatorMessages } from './authenticator-messages.ts';

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useMessages(authenticatorMessages);
  const text = `${codes.join('\n')}\n`;
  return (
    <ShownOnce
      actions={
        <Button onClick={() => downloadFile(words.fileName, text, 'text/plain')} variant="secondary">
          {words.download}
        </Button>
      }
      className="mt-4"
      done={words.kept}
      headingLevel={4}
      note={words.codesNote}
      onDone={onDone}
      text={text}
      title={words.codesTitle}
    >
      <ul className="grid max-w-md grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnce>
  );
}
