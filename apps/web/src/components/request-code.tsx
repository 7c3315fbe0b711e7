import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { SupportLink } from './support-link.tsx';
import { Button } from './ui/button.tsx';
import { useCopy } from './use-copy.ts';

const messages = defineMessages({
  ask: {
    en: 'If it keeps happening, write to us with this code, so that we can find what went wrong: ',
    fr: "Si le problème persiste, écrivez-nous en indiquant ce code, qui nous permettra d'en trouver la cause\u00a0: ",
  },
  code: { en: 'Reference code', fr: 'Code de référence' },
  subject: {
    en: (code: string) => `A problem (reference code ${code})`,
    fr: (code: string) => `Un problème (code de référence ${code})`,
  },
  copy: { en: 'Copy the code', fr: 'Copier le code' },
  copied: { en: 'Copied', fr: 'Copié' },
});

/** The code of a failed request and where to send it, for screens with nothing else to offer. */
export function RequestCode({ code }: { code: string }) {
  const words = useMessages(messages);
  const { copied, copy } = useCopy();
  const shown = useRef<HTMLElement>(null);

  // So that it can be copied by hand.
  const select = () => {
    if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  };

  return (
    <div className="flex flex-col items-start gap-2 text-muted">
      <p>
        {words.ask}
        <SupportLink subject={words.subject(code)} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{words.code}</span>
        <code className="font-semibold break-all text-ink select-all" ref={shown}>
          {code}
        </code>
        <Button
          icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          onClick={() => void copy(code, select)}
          size="small"
          variant="secondary"
        >
          {copied ? words.copied : words.copy}
        </Button>
        <span className="sr-only" role="status">
          {copied && words.copied}
        </span>
      </p>
    </div>
  );
}
