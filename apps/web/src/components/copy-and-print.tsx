import { Check, Copy, Printer } from 'lucide-react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { useCopy } from '../lib/use-copy.ts';
import { actionWords } from './ui/action-words.ts';
import { Button } from './ui/button.tsx';
import { useToast } from './ui/toast.tsx';

const messages = defineMessages({
  ...actionWords,
  copyFailed: {
    en: 'The text could not be copied. Select it and copy it by hand.',
    fr: "Le texte n'a pas pu être copié. Sélectionnez-le et copiez-le à la main.",
  },
  print: { en: 'Print', fr: 'Imprimer' },
});

/** Milliseconds that 'Copied' is shown. */
const copiedShown = 2_000;

type Props = {
  /** What is copied. */
  text: () => string;
  /** The button to copy; 'Copy' unless told otherwise. */
  label?: string;
};

/** Copy and print: always available, on every plan. */
export function CopyAndPrint({ text, label }: Props) {
  const words = useMessages(messages);
  const toast = useToast();
  const { copied, copy } = useCopy(copiedShown);

  return (
    <div className="flex flex-wrap gap-1" data-no-print>
      <Button
        icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        onClick={async () => {
          if (!(await copy(text()))) toast({ text: words.copyFailed, tone: 'error' });
        }}
        size="small"
        variant="quiet"
      >
        <span aria-live="polite">{copied ? words.copied : (label ?? words.copy)}</span>
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
