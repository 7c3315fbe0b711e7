import type { Localized } from '@elan/domain/locale';
import { SwotMatrix } from '../../components/markdown/swot-matrix.tsx';
import type { Swot } from '../../components/markdown/swot-quadrants.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { Section } from './section.tsx';

const messages = defineMessages({
  title: {
    en: 'A SWOT matrix, written by AI from five answers',
    fr: "Une matrice FFOM, rédigée par l'IA à partir de cinq réponses",
  },
  lead: {
    en: 'Strengths, weaknesses, opportunities and threats of the sample project, as the situation analysis shows them.',
    fr: "Forces, faiblesses, opportunités et menaces du projet exemple, telles que l'analyse de la situation les présente.",
  },
});

const swot: Localized<Swot> = {
  en: {
    strengths: [
      'Eight years at a repair stand: you said you rarely need a second look.',
      'Comes to the customer, when the shops are closed.',
      'Low fixed costs: a van you already own.',
    ],
    weaknesses: [
      'Income stops from November to April.',
      'One person: a flu closes the business.',
      'No public name yet; the first reviews have to be earned.',
    ],
    opportunities: [
      'Employers with bike parking and no service on site.',
      'Winter storage, which turns the dead season into income.',
      'E-bikes need more care. Assumption to confirm with two local sellers.',
    ],
    threats: [
      'A shop that opens on weekday evenings takes the best argument away.',
      'Parts cost more, and the customer sees the price online.',
      'Working at the roadside: insurance has to be settled first.',
    ],
  },
  fr: {
    strengths: [
      'Huit ans en atelier\u00a0: vous dites avoir rarement besoin de vous y reprendre à deux fois.',
      'Va chez le client quand les boutiques sont fermées.',
      'Peu de frais fixes\u00a0: un camion que vous avez déjà.',
    ],
    weaknesses: [
      'Les revenus cessent de novembre à avril.',
      "Une seule personne\u00a0: une grippe ferme l'entreprise.",
      'Aucune notoriété encore\u00a0; les premiers avis sont à gagner.',
    ],
    opportunities: [
      'Des employeurs avec un stationnement à vélos et aucun service sur place.',
      "L'entreposage d'hiver, qui fait de la saison morte un revenu.",
      "Les vélos électriques demandent plus d'entretien. Hypothèse à confirmer auprès de deux marchands locaux.",
    ],
    threats: [
      'Une boutique qui ouvrirait les soirs de semaine enlèverait votre meilleur argument.',
      'Les pièces coûtent plus cher, et le client voit les prix en ligne.',
      "Travailler en bordure de rue\u00a0: l'assurance est à régler d'abord.",
    ],
  },
};

export function SwotExample() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Section id="swot" lead={words.lead} title={words.title}>
      <SwotMatrix swot={text(swot)} />
    </Section>
  );
}
