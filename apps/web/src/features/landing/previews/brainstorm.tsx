import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  high: { en: 'Interest: high', fr: 'Intérêt\u00a0: élevé' },
  medium: { en: 'Interest: medium', fr: 'Intérêt\u00a0: moyen' },
});

const ideas = [
  {
    title: { en: 'Bike repair at your door', fr: 'Réparation de vélos à domicile' },
    description: {
      en: 'You like working with your hands and know every bike in town: bring the workshop to people.',
      fr: "Vous aimez travailler de vos mains et connaissez tous les vélos de la ville\u00a0: amenez l'atelier aux gens.",
    },
    sector: { en: 'Local services', fr: 'Services de proximité' },
    level: 'high',
  },
  {
    title: { en: 'Winter bike storage with tune-up', fr: "Entreposage d'hiver avec mise au point" },
    description: {
      en: 'Bikes stay dry from November to April and come back ready to ride.',
      fr: 'Les vélos dorment au sec de novembre à avril et reviennent prêts à rouler.',
    },
    sector: { en: 'Storage', fr: 'Entreposage' },
    level: 'high',
  },
  {
    title: { en: 'Repair evenings for beginners', fr: 'Soirées de réparation pour débutants' },
    description: {
      en: 'Small groups learn to fix their own bike, tools included.',
      fr: 'De petits groupes apprennent à réparer leur vélo, outils fournis.',
    },
    sector: { en: 'Training', fr: 'Formation' },
    level: 'medium',
  },
] as const;

export function BrainstormPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <ul className="flex flex-col gap-3">
      {ideas.map((idea) => (
        <Card as="li" key={idea.title.en} padding="small">
          <h4 className="text-lg">{text(idea.title)}</h4>
          <p className="mt-1 text-sm">{text(idea.description)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge>{text(idea.sector)}</Badge>
            <Badge tone={idea.level === 'high' ? 'green' : 'yellow'}>{words[idea.level]}</Badge>
          </p>
        </Card>
      ))}
    </ul>
  );
}
