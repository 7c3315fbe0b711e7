import { capitalised } from '@elan/domain/in-words';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { Compass, History, Languages, LockKeyhole, PencilLine, Scale } from 'lucide-react';
import { useText } from '../../lib/i18n/use-messages.ts';
import { Section } from './section.tsx';

const title = { en: 'A coach that reads what you wrote', fr: 'Un accompagnement qui lit ce que vous avez écrit' };

const benefits = [
  {
    Icon: PencilLine,
    title: { en: 'Tailored to your project', fr: 'Adapté à votre projet' },
    text: {
      en: 'Every paragraph builds on your own words. Where an answer is thin, it says so and asks.',
      fr: "Chaque paragraphe part de vos propres mots. Quand une réponse est mince, l'analyse le dit et pose la question.",
    },
  },
  {
    Icon: Scale,
    title: { en: 'No figure out of thin air', fr: 'Aucun chiffre sorti de nulle part' },
    text: {
      en: 'Each one says where it comes from: your answers, a calculation, or an assumption to confirm.',
      fr: "Chacun dit d'où il vient\u00a0: vos réponses, un calcul ou une hypothèse à confirmer.",
    },
  },
  {
    Icon: Compass,
    title: { en: 'Always a next step', fr: 'Toujours une prochaine étape' },
    text: {
      en: `${capitalised(moduleCounts.all).en} modules in a sensible order. After each one you see what is done and where to go.`,
      fr: `${capitalised(moduleCounts.all).fr} modules dans un ordre logique. Après chacun, vous voyez ce qui est fait et où aller.`,
    },
  },
  {
    Icon: History,
    title: { en: 'Nothing gets lost', fr: 'Rien ne se perd' },
    text: {
      en: 'What you type is saved as you go, and every earlier version of an analysis can be brought back.',
      fr: "Ce que vous écrivez est enregistré à mesure, et chaque version d'une analyse peut être restaurée.",
    },
  },
  {
    Icon: LockKeyhole,
    title: { en: 'It stays yours', fr: 'Tout reste à vous' },
    text: {
      en: 'We train no model on your idea, and you can take everything with you, free, at any time.',
      fr: "Nous n'entraînons aucun modèle avec votre idée, et vous pouvez tout emporter, gratuitement, en tout temps.",
    },
  },
  {
    Icon: Languages,
    title: { en: 'At home in Québec', fr: 'Chez soi au Québec' },
    text: {
      en: 'French and English as equals, Canadian dollars, and the legal forms that exist here.',
      fr: "Le français et l'anglais à égalité, le dollar canadien, et les formes juridiques d'ici.",
    },
  },
];

export function Benefits() {
  const text = useText();
  return (
    <Section id="benefits" title={text(title)}>
      <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10">
        {benefits.map((benefit) => (
          <li className="flex gap-4" key={benefit.title.en}>
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-2xl bg-primary-soft text-primary">
              <benefit.Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="text-xl">{text(benefit.title)}</h3>
              <p className="mt-1.5 max-w-[48ch] text-muted">{text(benefit.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
