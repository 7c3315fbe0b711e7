import { useEffect, useState } from 'react';

/** Milliseconds that `copied` stays true. */
const copiedShown = 2_000;

/**
 * Copies a text, and says for a moment that it did.
 * @returns `copy`; its `onRefused` is called where copying is not permitted, or the page is not served over https
 */
export function useCopy() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShown);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string, onRefused: () => void) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  };
  return { copied, copy };
}
