import { type ReactNode, use, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { FetchedTexts } from './fetched-texts.ts';
import { helpMessages } from './messages.ts';

type Props<Value> = { texts: FetchedTexts<Value>; name: string; children: (value: Value) => ReactNode };

/** What is fetched when it is read; suspends meanwhile, and can be tried again where that fails. */
export function FetchedText<Value>({ texts, name, children }: Props<Value>) {
  const words = useMessages(helpMessages);
  const [, setTries] = useState(0);
  const value = texts.known(name) ?? use(texts.load(name));
  if (value !== null) return children(value);
  const retry = () => {
    texts.forget(name);
    setTries((tries) => tries + 1);
  };
  return (
    <Banner
      action={
        <Button onClick={retry} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      tone="error"
    >
      {words.failed}
    </Banner>
  );
}
