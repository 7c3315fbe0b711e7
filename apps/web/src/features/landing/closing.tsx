import { ArrowRight } from 'lucide-react';
import { buttonClass } from '../../components/ui/button-class.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  title: { en: 'What is your idea?', fr: "C'est quoi, votre idée\u00a0?" },
  text: {
    en: 'Ten minutes is enough for a first analysis. And if you have no idea yet, finding one is the first module.',
    fr: "Dix minutes suffisent pour une première analyse. Et si vous n'avez pas encore d'idée, c'est justement le premier module.",
  },
  start: { en: 'Create my free account', fr: 'Créer mon compte gratuit' },
});

export function Closing() {
  const words = useMessages(messages);
  return (
    <section aria-labelledby="closing-title" className="on-ink">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-5 px-4 py-16 sm:px-6 sm:py-24">
        <h2 className="text-4xl" id="closing-title">
          {words.title}
        </h2>
        <p className="max-w-[52ch] text-lg text-muted">{words.text}</p>
        <a className={buttonClass('accent', 'large', 'mt-2')} href="/auth?type=signup">
          {words.start}
          <ArrowRight aria-hidden className="size-5" />
        </a>
      </div>
    </section>
  );
}
