import { inWords } from '@elan/domain/in-words';
import { generationLimits } from '@elan/domain/plans';
import { ArrowRight } from 'lucide-react';
import { SourceMark } from '../../components/source-mark.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Card } from '../../components/ui/card.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { productName } from '../../lib/product-name.ts';

const freeAnalyses = inWords(generationLimits.free);

const messages = defineMessages({
  title: {
    en: 'From a first idea to a business you can defend',
    fr: "D'une première idée à une entreprise qui tient la route",
  },
  lead: {
    en: `Answer a few questions in your own words. ${productName} writes the analysis of your project: what holds up, what to check, and what to do next.`,
    fr: `Répondez à quelques questions, dans vos mots. ${productName} rédige l'analyse de votre projet\u00a0: ce qui tient, ce qu'il faut vérifier et quoi faire ensuite.`,
  },
  start: { en: 'Get started', fr: 'Commencer' },
  modules: { en: 'See what you get', fr: 'Voir ce que vous obtenez' },
  free: {
    en: `Free, ${freeAnalyses.en} analyses a month, no card needed.`,
    fr: `Gratuit, ${freeAnalyses.fr} analyses par mois, aucune carte demandée.`,
  },
  sample: {
    en: 'Sample project: bike repair at your door',
    fr: 'Projet exemple\u00a0: réparation de vélos à domicile',
  },
  question: { en: 'What problem do you solve?', fr: 'Quel problème réglez-vous\u00a0?' },
  answer: {
    en: 'The shop is across town, and in May you wait three weeks for a simple tune-up. People just stop riding.',
    fr: "La boutique est à l'autre bout de la ville, et en mai on attend trois semaines pour une simple mise au point. Les gens arrêtent de rouler.",
  },
  analysis: { en: 'What your answer is worth', fr: 'Ce que vaut votre réponse' },
  said: {
    en: 'The three-week wait is your strongest argument: it is concrete, and easy to check with a phone call.',
    fr: "L'attente de trois semaines est votre argument le plus fort\u00a0: elle est concrète, et un coup de fil suffit à la vérifier.",
  },
  confirm: {
    en: '“People stop riding” is not proven yet. Ask ten of them what they did the last time.',
    fr: "«\u00a0Les gens arrêtent de rouler\u00a0» reste à prouver. Demandez à dix personnes ce qu'elles ont fait la dernière fois.",
  },
  next: { en: 'Next: Situation analysis', fr: 'Ensuite\u00a0: Analyse de la situation' },
});

export function Hero() {
  const words = useMessages(messages);
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-x-14 gap-y-12 px-4 pt-8 pb-14 sm:px-6 sm:pt-14 sm:pb-20 lg:grid-cols-[6fr_5fr]">
      <div>
        <h1 className="max-w-[15ch] text-4xl">{words.title}</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted sm:text-xl sm:leading-relaxed">{words.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <a className={buttonClass('accent', 'large')} href="/auth?type=signup">
            {words.start}
            <ArrowRight aria-hidden className="size-5" />
          </a>
          <a className={buttonClass('quiet', 'large', 'max-sm:px-0')} href="#modules">
            {words.modules}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">{words.free}</p>
      </div>

      <figure>
        <Card className="shadow-floating" padding="none">
          <div className="rounded-t-2xl bg-sunken px-5 py-5 sm:px-7">
            <p className="font-semibold">{words.question}</p>
            <p className="mt-2 rounded-[0.625rem] border border-control bg-surface px-3.5 py-2.5">{words.answer}</p>
          </div>
          <div className="px-5 py-6 sm:px-7">
            <p className="font-serif text-xl font-semibold">{words.analysis}</p>
            <p className="mt-3">{words.said}</p>
            <p className="mt-2">
              <SourceMark source="said" />
            </p>
            <p className="mt-4">{words.confirm}</p>
            <p className="mt-2">
              <SourceMark source="confirm" />
            </p>
            <p className="mt-5 flex items-center gap-2 border-t border-line pt-4 font-semibold text-primary">
              {words.next}
              <ArrowRight aria-hidden className="size-5" />
            </p>
          </div>
        </Card>
        <figcaption className="mt-3 text-center text-sm text-muted">{words.sample}</figcaption>
      </figure>
    </section>
  );
}
