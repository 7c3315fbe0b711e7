import { SwotMatrix } from '../../../components/markdown/swot-matrix.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';

const swot = {
  en: {
    strengths: ['Eight years in a shop', 'Comes to the customer'],
    weaknesses: ['Six-month season', 'One person, one van'],
    opportunities: ["Employers' bike parkings", 'Winter storage'],
    threats: ['Shops opening later', 'Price of parts'],
  },
  fr: {
    strengths: ['Huit ans en boutique', 'Va chez le client'],
    weaknesses: ['Saison de six mois', 'Une personne, un camion'],
    opportunities: ["Stationnements d'employeurs", "Entreposage d'hiver"],
    threats: ['Boutiques ouvertes plus tard', 'Prix des pièces'],
  },
};

export function AnalysisPreview() {
  const { language } = useLanguage();
  return <SwotMatrix compact headingLevel={4} swot={swot[language]} />;
}
