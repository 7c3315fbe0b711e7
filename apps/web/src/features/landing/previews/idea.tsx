import { SourceMark } from '../../../components/source-mark.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  holds: { en: 'What holds', fr: 'Ce qui tient' },
  holdsText: {
    en: 'The problem is real and yours to solve: a broken bike, a shop across town, a three-week wait in May. You bring eight years at a repair stand.',
    fr: "Le problème est réel et il est à votre portée\u00a0: un vélo brisé, une boutique à l'autre bout de la ville, trois semaines d'attente en mai. Vous avez huit ans d'atelier derrière vous.",
  },
  check: { en: 'To check first', fr: 'À vérifier en premier' },
  checkText: {
    en: 'That people will pay for the visit and not only for the repair. Ask ten bike commuters this week, before you buy a single tool.',
    fr: "Que les gens paieront le déplacement et pas seulement la réparation. Demandez à dix cyclistes cette semaine, avant d'acheter le moindre outil.",
  },
});

export function IdeaPreview() {
  const words = useMessages(messages);
  return (
    <Card padding="large">
      <h4 className="text-xl">{words.holds}</h4>
      <p className="mt-2">{words.holdsText}</p>
      <p className="mt-2">
        <SourceMark source="said" />
      </p>
      <h4 className="mt-6 text-xl">{words.check}</h4>
      <p className="mt-2">{words.checkText}</p>
      <p className="mt-2">
        <SourceMark source="confirm" />
      </p>
    </Card>
  );
}
