import { ArrowDown, ArrowRight } from 'lucide-react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  title: { en: 'Before and after', fr: 'Avant et après' },
  lead: {
    en: 'The same project, at the kitchen table and after three modules.',
    fr: 'Le même projet, à la table de cuisine puis après trois modules.',
  },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
});

const pairs = [
  {
    subject: { en: 'The idea', fr: "L'idée" },
    before: {
      en: "“I could fix bikes at people's homes.”",
      fr: '«\u00a0Je pourrais réparer des vélos chez les gens.\u00a0»',
    },
    after: {
      en: 'Tune-ups at the door for bike commuters in Sherbrooke, booked online, May to October.',
      fr: 'Mises au point à domicile pour cyclistes utilitaires de Sherbrooke, sur réservation en ligne, de mai à octobre.',
    },
  },
  {
    subject: { en: 'The customers', fr: 'Les clients' },
    before: { en: '“Everybody with a bike.”', fr: '«\u00a0Tout le monde qui a un vélo.\u00a0»' },
    after: {
      en: 'People who ride to work and cannot be without a bike for three weeks.',
      fr: "Les gens qui vont travailler à vélo et ne peuvent pas s'en passer trois semaines.",
    },
  },
  {
    subject: { en: 'The doubt', fr: 'Le doute' },
    before: { en: '“Is it worth it?”', fr: '«\u00a0Est-ce que ça vaut la peine\u00a0?\u00a0»' },
    after: {
      en: 'One question to settle first: will they pay for the visit? Ten conversations will tell.',
      fr: "Une question à régler d'abord\u00a0: paieront-ils le déplacement\u00a0? Dix conversations le diront.",
    },
  },
];

export function BeforeAfter() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <div className="bg-sunken">
      <Section id="before-after" lead={words.lead} title={words.title}>
        <ul className="flex flex-col gap-10 sm:gap-6">
          {pairs.map((pair) => (
            <li className="grid items-center gap-3 sm:grid-cols-[2fr_auto_3fr] sm:gap-6" key={pair.subject.en}>
              <div className="rounded-2xl border border-dashed border-control p-4 sm:p-5">
                <h3 className="font-sans text-sm font-semibold text-muted">
                  {text(pair.subject)}, {words.before.toLowerCase()}
                </h3>
                <p className="mt-1 text-lg text-muted">{text(pair.before)}</p>
              </div>
              <ArrowRight aria-hidden className="hidden size-6 text-muted sm:block" />
              <ArrowDown aria-hidden className="mx-auto size-6 text-muted sm:hidden" />
              <div className="rounded-2xl bg-surface p-4 shadow-raised sm:p-5">
                <h3 className="font-sans text-sm font-semibold text-primary">
                  {text(pair.subject)}, {words.after.toLowerCase()}
                </h3>
                <p className="mt-1 text-lg">{text(pair.after)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
