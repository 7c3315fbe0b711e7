import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { authenticatorMessages } from './authenticator-messages.ts';

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useMessages(authenticatorMessages);
  const [copied, setCopied] = useState<boolean | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className="mt-4">
      <h4 className="font-semibold" ref={title} tabIndex={-1}>
        {words.codesTitle}
      </h4>
      <p className="mt-1 max-w-[68ch] text-muted">{words.codesNote}</p>
      <ul className="mt-4 grid max-w-md grid-cols-1 gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={copy} variant="secondary">
          {copied === true ? words.copied : words.copy}
        </Button>
        <Button onClick={() => downloadFile(words.fileName, text, 'text/plain')} variant="secondary">
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.kept}</Button>
      </div>
      {copied === false && (
        <Banner className="mt-4" tone="warning">
          {words.copyFailed}
        </Banner>
      )}
    </div>
  );
}
