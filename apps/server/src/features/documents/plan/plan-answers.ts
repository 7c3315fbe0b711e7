import type { QuestionPlace } from '@elan/domain/modules/registry';
import type { PlanSectionKey } from '@elan/domain/plan-document/sections';
import type { Content } from '../gather-content.ts';
import { answerOf, type Told } from './told-answer.ts';

const told = (as: Told['as'], from: QuestionPlace, en: string, fr: string): Told => ({ as, from, label: { en, fr } });

/** The sections that people write, and the answers that each is written from, in order. */
export const planAnswers = {
  summary: [
    told('fact', ['marketing', 'brandName'], 'Name', 'Nom'),
    told('fact', ['idea', 'location'], 'Place', 'Lieu'),
    told('note', ['idea', 'businessIdea'], 'The business', "L'entreprise en bref"),
    told('note', ['idea', 'targetMarket'], 'Customers', 'Clientèle'),
  ],
  company: [
    told('fact', ['business-plan', 'legalStructure'], 'Legal form', 'Forme juridique'),
    told('fact', ['idea', 'location'], 'Place', 'Lieu'),
    told('fact', ['idea', 'businessModel'], 'Earns money by', 'Source de revenus'),
    told('fact', ['business-plan', 'timeline'], 'Time until it opens', "Délai avant l'ouverture"),
    told('note', ['idea', 'businessIdea'], 'The business', "L'entreprise en bref"),
    told('note', ['business-plan', 'vision'], 'In three years', 'Dans trois ans'),
    told('note', ['business-plan', 'values'], 'Values', 'Valeurs'),
  ],
  people: [
    told('note', ['business-plan', 'team'], 'Team', 'Équipe'),
    told('note', ['idea', 'experience'], 'Experience', 'Expérience'),
  ],
  offer: [
    told('fact', ['rd', 'developmentStage'], 'Stage of development', 'État du développement'),
    told('fact', ['rd', 'intellectualProperty'], 'Protection', 'Protection'),
    told('note', ['idea', 'problemSolved'], 'The need', 'Le besoin'),
    told('note', ['rd', 'productDescription'], 'The product or service', 'Le produit ou le service'),
    told('note', ['marketing', 'valueProposition'], 'The promise to customers', 'La promesse à la clientèle'),
    told('note', ['rd', 'innovations'], 'What is new', 'Ce qui est nouveau'),
    told('note', ['finances', 'pricingStrategy'], 'Pricing', 'Politique de prix'),
  ],
  market: [
    told('fact', ['analysis', 'marketSize'], 'Size of the market', 'Taille du marché'),
    told('note', ['idea', 'targetMarket'], 'Customers', 'Clientèle'),
    told('note', ['analysis', 'marketTrends'], 'Trends', 'Tendances'),
  ],
  competitors: [
    told('note', ['analysis', 'competitors'], 'Competition', 'Concurrence'),
    told('note', ['analysis', 'differentiators'], 'What sets the business apart', "Ce qui distingue l'entreprise"),
  ],
  swot: [
    told('note', ['analysis', 'differentiators'], 'What sets the business apart', "Ce qui distingue l'entreprise"),
    told('note', ['analysis', 'marketTrends'], 'Trends', 'Tendances'),
    told('note', ['analysis', 'risks'], 'Risks that were identified', 'Risques relevés'),
  ],
  marketing: [
    told('fact', ['marketing', 'brandName'], 'Name', 'Nom'),
    told('fact', ['marketing', 'brandPersonality'], 'Personality of the brand', 'Personnalité de la marque'),
    told('fact', ['marketing', 'marketingChannels'], 'Main channel', 'Canal principal'),
    told('fact', ['marketing', 'budget'], 'Budget per month', 'Budget par mois'),
    told('note', ['marketing', 'customerAcquisition'], 'Winning customers', 'Acquisition de la clientèle'),
    told('note', ['marketing', 'contentStrategy'], 'Subjects to show and tell', 'Sujets à montrer et à raconter'),
  ],
  operations: [
    told('fact', ['environmental', 'productionMethod'], 'Production', 'Production'),
    told('fact', ['rd', 'qualityStandards'], 'Standard that matters most', 'Norme qui compte le plus'),
    told('note', ['business-plan', 'location'], 'Place of business', "Lieu d'affaires"),
    told('note', ['business-plan', 'resources'], 'Resources', 'Ressources'),
    told('note', ['rd', 'suppliers'], 'Suppliers', 'Fournisseurs'),
    told('note', ['rd', 'technicalRequirements'], 'Requirements', 'Exigences'),
    told('note', ['rd', 'testingStrategy'], 'Tests', 'Essais'),
  ],
  sales: [told('note', ['finances', 'pricingStrategy'], 'Pricing', 'Politique de prix')],
  equipment: [told('note', ['business-plan', 'resources'], 'Resources', 'Ressources')],
  milestones: [told('note', ['business-plan', 'milestones'], 'Milestones', 'Étapes')],
  environment: [
    told('fact', ['environmental', 'packaging'], 'Packaging', 'Emballage'),
    told('fact', ['environmental', 'transportation'], 'Transport', 'Transport'),
    told('fact', ['environmental', 'energySource'], 'Energy', 'Énergie'),
    told('fact', ['environmental', 'digitalFootprint'], 'Digital tools', 'Outils numériques'),
    told('note', ['environmental', 'materials'], 'Materials', 'Matières'),
    told('note', ['environmental', 'wasteManagement'], 'What is left over', 'Matières résiduelles'),
    told('note', ['environmental', 'sustainabilityGoals'], 'Goals', 'Objectifs'),
  ],
  risks: [told('note', ['analysis', 'risks'], 'Risks that were identified', 'Risques relevés')],
  finances: [],
} as const satisfies Readonly<Partial<Record<PlanSectionKey, readonly Told[]>>>;

/** The answers of a section; none for one that is computed alone. */
export const answersFor = (key: string): readonly Told[] =>
  Object.hasOwn(planAnswers, key) ? planAnswers[key as keyof typeof planAnswers] : [];

/** What people answered in their own sentences to the questions of a section, as they typed it. */
export const notesFor = (content: Content, key: string): { label: string; text: string }[] =>
  answersFor(key).flatMap(({ as, from, label }) => {
    const text = as === 'note' ? answerOf(content, from) : null;
    return text === null ? [] : [{ label: label[content.language], text }];
  });

/** Every answer that a plan tells, in its order. */
export const toldPlaces: readonly Told[] = Object.values(planAnswers).flat();
