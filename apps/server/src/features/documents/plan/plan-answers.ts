import type { Text } from '@elan/domain/locale';
import type { QuestionPlace } from '@elan/domain/modules/registry';
import type { Told } from './told-answer.ts';

const told = (as: Told['as'], from: QuestionPlace, en: string, fr: string): Told => ({ as, from, label: { en, fr } });

/** The sections that are written from answers, and the answers each is written from, in order. */
export const planAnswers = {
  company: [
    told('fact', ['business-plan', 'legalStructure'], 'Legal form', 'Forme juridique'),
    told('fact', ['idea', 'location'], 'Place', 'Lieu'),
    told('fact', ['idea', 'businessModel'], 'Earns money by', 'Source de revenus'),
    told('fact', ['business-plan', 'timeline'], 'Time until it opens', "Délai avant l'ouverture"),
    told('text', ['idea', 'businessIdea'], 'The business', "L'entreprise en bref"),
    told('text', ['business-plan', 'vision'], 'In three years', 'Dans trois ans'),
    told('list', ['business-plan', 'values'], 'Values', 'Valeurs'),
  ],
  people: [
    told('list', ['business-plan', 'team'], 'Team', 'Équipe'),
    told('text', ['idea', 'experience'], 'Experience', 'Expérience'),
  ],
  offer: [
    told('fact', ['rd', 'developmentStage'], 'Stage of development', 'État du développement'),
    told('fact', ['rd', 'intellectualProperty'], 'Protection', 'Protection'),
    told('text', ['idea', 'problemSolved'], 'The need', 'Le besoin'),
    told('text', ['rd', 'productDescription'], 'The product or service', 'Le produit ou le service'),
    told('text', ['marketing', 'valueProposition'], 'The promise to customers', 'La promesse à la clientèle'),
    told('list', ['rd', 'innovations'], 'What is new', 'Ce qui est nouveau'),
    told('text', ['finances', 'pricingStrategy'], 'Pricing', 'Politique de prix'),
  ],
  market: [
    told('fact', ['analysis', 'marketSize'], 'Size of the market', 'Taille du marché'),
    told('text', ['idea', 'targetMarket'], 'Customers', 'Clientèle'),
    told('list', ['analysis', 'marketTrends'], 'Trends', 'Tendances'),
    told('list', ['analysis', 'competitors'], 'Competition', 'Concurrence'),
    told('list', ['analysis', 'differentiators'], 'What sets the business apart', "Ce qui distingue l'entreprise"),
  ],
  marketing: [
    told('fact', ['marketing', 'brandName'], 'Name', 'Nom'),
    told('fact', ['marketing', 'brandPersonality'], 'Personality of the brand', 'Personnalité de la marque'),
    told('fact', ['marketing', 'marketingChannels'], 'Main channel', 'Canal principal'),
    told('fact', ['marketing', 'budget'], 'Budget per month', 'Budget par mois'),
    told('list', ['marketing', 'customerAcquisition'], 'Winning customers', 'Acquisition de la clientèle'),
    told('list', ['marketing', 'contentStrategy'], 'Subjects to show and tell', 'Sujets à montrer et à raconter'),
  ],
  operations: [
    told('fact', ['environmental', 'productionMethod'], 'Production', 'Production'),
    told('fact', ['rd', 'qualityStandards'], 'Standard that matters most', 'Norme qui compte le plus'),
    told('text', ['business-plan', 'location'], 'Place of business', "Lieu d'affaires"),
    told('list', ['business-plan', 'milestones'], 'Milestones', 'Étapes'),
    told('list', ['business-plan', 'resources'], 'Resources', 'Ressources'),
    told('list', ['rd', 'suppliers'], 'Suppliers', 'Fournisseurs'),
    told('list', ['rd', 'technicalRequirements'], 'Requirements', 'Exigences'),
    told('text', ['rd', 'testingStrategy'], 'Tests', 'Essais'),
  ],
  environment: [
    told('fact', ['environmental', 'packaging'], 'Packaging', 'Emballage'),
    told('fact', ['environmental', 'transportation'], 'Transport', 'Transport'),
    told('fact', ['environmental', 'energySource'], 'Energy', 'Énergie'),
    told('fact', ['environmental', 'digitalFootprint'], 'Digital tools', 'Outils numériques'),
    told('text', ['environmental', 'materials'], 'Materials', 'Matières'),
    told('text', ['environmental', 'wasteManagement'], 'What is left over', 'Matières résiduelles'),
    told('list', ['environmental', 'sustainabilityGoals'], 'Goals', 'Objectifs'),
  ],
  risks: [told('list', ['analysis', 'risks'], 'Risks that were identified', 'Risques relevés')],
} as const satisfies Readonly<Record<string, readonly Told[]>>;

/** Every answer that a plan tells, in its order. */
export const toldPlaces: readonly { from: QuestionPlace; label: Text }[] = Object.values(planAnswers).flat();
