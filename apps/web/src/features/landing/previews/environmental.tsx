import { Card } from '../../../components/ui/card.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  sources: { en: 'Where it comes from', fr: "D'où elle vient" },
  first: { en: 'The first change', fr: 'Le premier changement' },
  firstText: {
    en: 'Group visits by neighbourhood, two days each: fewer kilometres, more repairs.',
    fr: 'Regrouper les visites par quartier, deux jours chacun\u00a0: moins de kilomètres, plus de réparations.',
  },
});

const sources = [
  {
    name: { en: 'Trips with the van', fr: 'Déplacements en camion' },
    level: { en: 'high', fr: 'élevée' },
    share: 80,
    tone: 'red',
  },
  {
    name: { en: 'Parts and tires', fr: 'Pièces et pneus' },
    level: { en: 'medium', fr: 'moyenne' },
    share: 50,
    tone: 'orange',
  },
  { name: { en: 'Packaging', fr: 'Emballage' }, level: { en: 'low', fr: 'faible' }, share: 20, tone: 'green' },
] as const;

export function EnvironmentalPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Card padding="large">
      <h4 className="text-lg">{words.sources}</h4>
      <ul className="mt-3 flex flex-col gap-3">
        {sources.map(({ name, level, share, tone }) => (
          <li key={name.en}>
            <p className="mb-1 flex justify-between gap-3 text-sm">
              <span>{text(name)}</span>
              <span className="font-semibold">{text(level)}</span>
            </p>
            <ProgressBar label={text(name)} max={100} tone={tone} value={share} />
          </li>
        ))}
      </ul>
      <h4 className="mt-5 text-lg">{words.first}</h4>
      <p className="mt-1">{words.firstText}</p>
    </Card>
  );
}
