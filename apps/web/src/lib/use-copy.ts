import { useEffect, useState } from 'react';

/**
 * Copies a text.
 * @param shownFor milliseconds after which `copied` is forgotten; without it, it stays
 * @returns `copied` is null before, and false where the browser did not allow it: no permission, or a page without https
 */
export function useCopy(shownFor?: number) {
  const [copied, setCopied] = useState<boolean | null>(null);

  useEffect(() => {
    if (copied !== true || shownFor === undefined) return;
    const timer = setTimeout(() => setCopied(null), shownFor);
    return () => clearTimeout(timer);
  }, [copied, shownFor]);

  const copy = async (text: string): Promise<boolean> => {
    let isDone = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      isDone = false;
    }
    setCopied(isDone);
    return isDone;
  };
  return { copied, copy };
}
