import { Frown, Smile } from 'lucide-react';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  positive: { en: 'Positive', fr: 'Positif' },
  negative: { en: 'Negative', fr: 'Négatif' },
  reading: { en: 'What your notes say', fr: 'Ce que disent vos notes' },
  readingText: {
    en: 'Doubts come on the days without customers, never on the days with them. Book your field test first, paperwork after.',
    fr: "Les doutes viennent les jours sans clients, jamais les jours avec. Réservez d'abord l'essai terrain, la paperasse ensuite.",
  },
});

const entries = [
  {
    mood: 'positive',
    title: { en: 'First real repair', fr: 'Première vraie réparation' },
    content: {
      en: 'Mr. Tremblay asked for my card before I had one.',
      fr: "M. Tremblay m'a demandé ma carte avant que j'en aie une.",
    },
  },
  {
    mood: 'negative',
    title: { en: 'Insurance', fr: 'Assurance' },
    content: {
      en: 'Three calls, no quote. I wonder if it is worth it.',
      fr: 'Trois appels, aucune soumission. Je me demande si ça vaut la peine.',
    },
  },
] as const;

export function JournalPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <div className="flex flex-col gap-3">
      {entries.map(({ mood, title, content }) => {
        const Icon = mood === 'positive' ? Smile : Frown;
        return (
          <Card className="flex gap-3" key={mood} padding="small">
            <Icon
              aria-label={words[mood]}
              className={`mt-0.5 size-6 shrink-0 ${mood === 'positive' ? 'text-green' : 'text-orange'}`}
              role="img"
            />
            <div>
              <h4 className="text-lg">{text(title)}</h4>
              <p>{text(content)}</p>
            </div>
          </Card>
        );
      })}
      <Card padding="small" tone="soft">
        <h4 className="text-lg">{words.reading}</h4>
        <p>{words.readingText}</p>
      </Card>
    </div>
  );
}
