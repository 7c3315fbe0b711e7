import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { accessTokenMessages } from './access-token-messages.ts';

/** Shows a new access token, once. */
export function MadeAccessToken({ name, token, onDone }: { name: string; token: string; onDone: () => void }) {
  const words = useMessages(accessTokenMessages);
  const [copied, setCopied] = useState<boolean | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className="mt-4">
      <h3 className="font-semibold wrap-anywhere" ref={title} tabIndex={-1}>
        {words.madeTitle(name)}
      </h3>
      <p className="mt-1 max-w-[68ch] text-muted">{words.madeNote}</p>
      <input
        aria-label={words.token}
        className="control mt-4 font-mono text-sm"
        onFocus={(event) => event.target.select()}
        readOnly
        value={token}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={copy} variant="secondary">
          {copied === true ? words.copied : words.copy}
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
