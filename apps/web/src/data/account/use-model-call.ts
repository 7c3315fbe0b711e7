import type { AskedEvent } from '@elan/contract/generation';
import { useEffect, useRef, useState } from 'react';
import { faultText, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { session } from './session.ts';

/** How a call ended, or why it did not. */
type Said = { text: string; isFault: boolean };

/**
 * Short texts of a model that a screen waits for. Leaving the screen stops it.
 * @param words what is said where no text was made
 */
export function useModelCall<Value>(words: { failed: string; stopped: string }) {
  const { language } = useLanguage();
  const [run, setRun] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** @param onFinished takes what the model made, and may have it announced */
  const ask = async (
    call: (options: { signal: AbortSignal }) => Promise<AsyncIterable<AskedEvent<Value>>>,
    onFinished: (value: Value) => string | undefined,
  ) => {
    const controller = new AbortController();
    const end = (text: string | undefined, isFault = false) => setSaid(text === undefined ? null : { text, isFault });
    current.current = controller;
    setRun(controller);
    setSaid(null);
    try {
      for await (const event of await call({ signal: controller.signal })) {
        if (event.usage !== null) session.update({ usage: event.usage });
        if (event.type === 'finished') end(onFinished(event.value));
        if (event.type === 'failed') end(words.failed, true);
        if (event.type === 'cancelled') end(words.stopped);
      }
    } catch (caught) {
      if (controller.signal.aborted) end(words.stopped);
      else end(faultText(toFault(caught), language), true);
    } finally {
      setRun(null);
    }
  };
  return { isRunning: run !== null, said, stop: () => run?.abort(), ask };
}
