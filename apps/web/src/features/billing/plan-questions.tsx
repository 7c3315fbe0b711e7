import { isFreeModule, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { generationLimits } from '@elan/domain/plans';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({ title: { en: 'Good to know', fr: 'Bon à savoir' } });

const freeModules = moduleKeys.filter(isFreeModule).map((module) => moduleTitles[module]);
const listed = (language: 'en' | 'fr') =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    freeModules.map((title) => (language === 'fr' ? `«\u00a0${title.fr}\u00a0»` : `“${title.en}”`)),
  );

/** Questions people ask before they pay. */
const questions = [
  {
    question: { en: 'What is a generation?', fr: "Qu'est-ce qu'une génération\u00a0?" },
    answer: {
      en: 'One analysis, written by AI from your answers. A run that fails, or that you stop, is not counted.',
      fr: "Une analyse, rédigée par l'IA à partir de vos réponses. Celle qui échoue ou que vous arrêtez n'est pas comptée.",
    },
  },
  {
    question: { en: 'What stays free?', fr: "Qu'est-ce qui reste gratuit\u00a0?" },
    answer: {
      en: `${listed('en')}, with ${generationLimits.free} generations per month. Joining a project you are invited to is also free.`,
      fr: `${listed('fr')}, avec ${generationLimits.free} générations par mois. Vous joindre à un projet sur invitation ne coûte rien non plus.`,
    },
  },
  {
    question: { en: 'How do I cancel?', fr: 'Comment annuler\u00a0?' },
    answer: {
      en: 'You can do it yourself, on your account page. Premium stays active until the end of the month you paid for.',
      fr: "Vous le faites vous-même, à la page de votre compte. Premium reste ouvert jusqu'à la fin du mois payé.",
    },
  },
  {
    question: { en: 'What happens to my work after that?', fr: 'Et mon travail, ensuite\u00a0?' },
    answer: {
      en: 'It stays: nothing is erased. You can download all of it at any time, free of charge.',
      fr: "Il reste là\u00a0: rien n'est effacé. Vous pouvez le télécharger au complet en tout temps, gratuitement.",
    },
  },
];

export function PlanQuestions() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <section aria-labelledby="plan-questions" className="mt-4">
      <h2 className="text-2xl" id="plan-questions">
        {words.title}
      </h2>
      <dl className="mt-4 flex flex-col gap-5">
        {questions.map(({ question, answer }) => (
          <div key={question.en}>
            <dt className="font-semibold">{text(question)}</dt>
            <dd className="mt-0.5 text-muted">{text(answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
