import { Check, Copy, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';

/** Milliseconds that 'Copied' is shown. */
const copiedShown = 2_000;

/** Copy and print: always available, on every plan. */
export function AnalysisTools({ text }: { text: string }) {
  const words = useMessages(generationMessages);
  const toast = useToast();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedShown);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ text: words.copyFailed, tone: 'error' });
    }
  };

  return (
    <div className="flex flex-wrap gap-1" data-no-print>
      <Button
        icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        onClick={copy}
        size="small"
        variant="quiet"
      >
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
      <Button
        icon={<Printer aria-hidden className="size-4" />}
        onClick={() => window.print()}
        size="small"
        variant="quiet"
      >
        {words.print}
      </Button>
    </div>
  );
}
