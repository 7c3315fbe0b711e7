import type { QuestionPlace } from '@elan/domain/modules/registry';
import type { PlanSectionKey } from '@elan/domain/plan-document/sections';
import type { Content } from '../gather-content.ts';
import { answerOf, type PlanAnswer } from './plan-answer.ts';

const usedAs =
  (as: PlanAnswer['as']) =>
  (from: QuestionPlace, en: string, fr: string): PlanAnswer => ({ as, from, label: { en, fr } });
const fact = usedAs('fact');
const note = usedAs('note');

/** The sections that people write, and the answers that each is written from, in order. */
export const planAnswers = {
  summary: [
    fact(['marketing', 'brandName'], 'Name', 'Nom'),
    fact(['idea', 'location'], 'Place', 'Lieu'),
    note(['idea', 'businessIdea'], 'The business', "L'entreprise en bref"),
    note(['idea', 'targetMarket'], 'Customers', 'Clientèle'),
  ],
  company: [
    fact(['business-plan', 'legalStructure'], 'Legal form', 'Forme juridique'),
    fact(['idea', 'location'], 'Place', 'Lieu'),
    fact(['idea', 'businessModel'], 'Earns money by', 'Source de revenus'),
    fact(['business-plan', 'timeline'], 'Time until it opens', "Délai avant l'ouverture"),
    note(['idea', 'businessIdea'], 'The business', "L'entreprise en bref"),
    note(['business-plan', 'vision'], 'In three years', 'Dans trois ans'),
    note(['business-plan', 'values'], 'Values', 'Valeurs'),
  ],
  people: [note(['business-plan', 'team'], 'Team', 'Équipe'), note(['idea', 'experience'], 'Experience', 'Expérience')],
  offer: [
    fact(['rd', 'developmentStage'], 'Stage of development', 'État du développement'),
    fact(['rd', 'intellectualProperty'], 'Protection', 'Protection'),
    note(['idea', 'problemSolved'], 'The need', 'Le besoin'),
    note(['rd', 'productDescription'], 'The product or service', 'Le produit ou le service'),
    note(['marketing', 'valueProposition'], 'The promise to customers', 'La promesse à la clientèle'),
    note(['rd', 'innovations'], 'What is new', 'Ce qui est nouveau'),
    note(['finances', 'pricingStrategy'], 'Pricing', 'Politique de prix'),
  ],
  market: [
    fact(['analysis', 'marketSize'], 'Size of the market', 'Taille du marché'),
    note(['idea', 'targetMarket'], 'Customers', 'Clientèle'),
    note(['analysis', 'marketTrends'], 'Trends', 'Tendances'),
  ],
  competitors: [
    note(['analysis', 'competitors'], 'Competition', 'Concurrence'),
    note(['analysis', 'differentiators'], 'What sets the business apart', "Ce qui distingue l'entreprise"),
  ],
  swot: [
    note(['analysis', 'differentiators'], 'What sets the business apart', "Ce qui distingue l'entreprise"),
    note(['analysis', 'marketTrends'], 'Trends', 'Tendances'),
    note(['analysis', 'risks'], 'Risks that were identified', 'Risques relevés'),
  ],
  marketing: [
    fact(['marketing', 'brandName'], 'Name', 'Nom'),
    fact(['marketing', 'brandPersonality'], 'Personality of the brand', 'Personnalité de la marque'),
    fact(['marketing', 'marketingChannels'], 'Main channel', 'Canal principal'),
    fact(['marketing', 'budget'], 'Budget per month', 'Budget par mois'),
    note(['marketing', 'customerAcquisition'], 'Winning customers', 'Acquisition de la clientèle'),
    note(['marketing', 'contentStrategy'], 'Subjects to show and tell', 'Sujets à montrer et à raconter'),
  ],
  operations: [
    fact(['environmental', 'productionMethod'], 'Production', 'Production'),
    fact(['rd', 'qualityStandards'], 'Standard that matters most', 'Norme qui compte le plus'),
    note(['business-plan', 'location'], 'Place of business', "Lieu d'affaires"),
    note(['business-plan', 'resources'], 'Resources', 'Ressources'),
    note(['rd', 'suppliers'], 'Suppliers', 'Fournisseurs'),
    note(['rd', 'technicalRequirements'], 'Requirements', 'Exigences'),
    note(['rd', 'testingStrategy'], 'Tests', 'Essais'),
  ],
  sales: [note(['finances', 'pricingStrategy'], 'Pricing', 'Politique de prix')],
  equipment: [note(['business-plan', 'resources'], 'Resources', 'Ressources')],
  milestones: [note(['business-plan', 'milestones'], 'Milestones', 'Étapes')],
  environment: [
    fact(['environmental', 'packaging'], 'Packaging', 'Emballage'),
    fact(['environmental', 'transportation'], 'Transport', 'Transport'),
    fact(['environmental', 'energySource'], 'Energy', 'Énergie'),
    fact(['environmental', 'digitalFootprint'], 'Digital tools', 'Outils numériques'),
    note(['environmental', 'materials'], 'Materials', 'Matières'),
    note(['environmental', 'wasteManagement'], 'What is left over', 'Matières résiduelles'),
    note(['environmental', 'sustainabilityGoals'], 'Goals', 'Objectifs'),
  ],
  risks: [note(['analysis', 'risks'], 'Risks that were identified', 'Risques relevés')],
  finances: [],
} as const satisfies Readonly<Partial<Record<PlanSectionKey, readonly PlanAnswer[]>>>;

/** The answers of a section; none for one that is computed alone. */
export const answersFor = (key: string): readonly PlanAnswer[] =>
  Object.hasOwn(planAnswers, key) ? planAnswers[key as keyof typeof planAnswers] : [];

/** What people answered in their own sentences to the questions of a section, as they typed it. */
export const notesFor = (content: Content, key: string): { label: string; text: string }[] =>
  answersFor(key).flatMap(({ as, from, label }) => {
    const text = as === 'note' ? answerOf(content, from) : null;
    return text === null ? [] : [{ label: label[content.language], text }];
  });

/** Every answer that a plan uses, in its order. */
export const allPlanAnswers: readonly PlanAnswer[] = Object.values(planAnswers).flat();
