import { Card } from '../../../components/ui/card.tsx';
import { useText } from '../../../lib/i18n/use-messages.ts';

const milestones = [
  {
    when: { en: 'Month 1', fr: 'Mois 1' },
    what: {
      en: 'Register the business as a sole proprietorship; take out liability insurance.',
      fr: "Immatriculer l'entreprise individuelle\u00a0; souscrire une assurance responsabilité.",
    },
  },
  {
    when: { en: 'Month 2', fr: 'Mois 2' },
    what: {
      en: 'Equip the van; ten trial repairs with people you know.',
      fr: "Équiper le camion\u00a0; dix réparations d'essai chez des proches.",
    },
  },
  {
    when: { en: 'Month 3', fr: 'Mois 3' },
    what: {
      en: 'First agreement with an employer: every second Tuesday on site.',
      fr: 'Première entente avec un employeur\u00a0: un mardi sur deux sur place.',
    },
  },
  {
    when: { en: 'Month 6', fr: 'Mois 6' },
    what: {
      en: "Decide on winter storage, with the season's figures in hand.",
      fr: "Décider de l'entreposage d'hiver, chiffres de la saison en main.",
    },
  },
];

export function BusinessPlanPreview() {
  const text = useText();
  return (
    <Card padding="large">
      <ol className="flex flex-col">
        {milestones.map(({ when, what }) => (
          <li className="relative border-l-2 border-line pb-5 pl-5 last:border-transparent last:pb-0" key={when.en}>
            <span aria-hidden className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-primary" />
            <span className="block text-sm font-semibold text-muted">{text(when)}</span>
            {text(what)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
