import { type Text, text } from '../locale.ts';
import type { PaperKey } from '../papers/papers.ts';

/** How a lender asks for each paper. */
export const paperAsk: Readonly<Record<PaperKey, Text>> = {
  quotes: text(
    'May I see the quotes for what you are going to buy?',
    'Puis-je voir les soumissions pour ce que vous allez acheter\u00a0?',
  ),
  lease: text(
    'Have you signed a lease? What does it say about increases, renewal and getting out early?',
    "Avez-vous signé un bail\u00a0? Que dit-il des hausses, du renouvellement et d'un départ avant la fin\u00a0?",
  ),
  orders: text(
    'Who has already said in writing that they will buy, and how much?',
    "Qui a déjà dit par écrit qu'il achèterait, et combien\u00a0?",
  ),
  licences: text(
    'Which permits do you need, and which ones do you have?',
    'De quels permis avez-vous besoin, et lesquels avez-vous\u00a0?',
  ),
  insurance: text(
    'Who insures you, for what, and what does it cost?',
    'Qui vous assure, pour quoi, et combien cela coûte-t-il\u00a0?',
  ),
  registration: text(
    'Under what name is the business registered, and when was that done?',
    "Sous quel nom l'entreprise est-elle immatriculée, et depuis quand\u00a0?",
  ),
  salesTax: text(
    'Are you registered for sales taxes? If not, when will you have to be?',
    "Êtes-vous inscrit aux taxes\u00a0? Sinon, quand devrez-vous l'être\u00a0?",
  ),
  workSafety: text(
    'Do you have your employer accounts? Who looks after payroll deductions?',
    "Avez-vous vos comptes d'employeur\u00a0? Qui s'occupe des retenues à la source\u00a0?",
  ),
  partners: text(
    'What have you agreed on among partners if one of you leaves, falls ill or dies?',
    "Qu'avez-vous convenu entre associés si quelqu'un part, tombe malade ou décède\u00a0?",
  ),
  cv: text(
    'What have you done in this trade, where and for how long?',
    "Qu'avez-vous fait dans ce métier, où et pendant combien de temps\u00a0?",
  ),
  identity: text(
    'Do you have two pieces of identification for each owner?',
    "Avez-vous deux pièces d'identité pour chaque propriétaire\u00a0?",
  ),
  statements: text(
    'May I see the bank statements for your own share, for the last three months?',
    'Puis-je voir les relevés bancaires de votre mise de fonds, pour les trois derniers mois\u00a0?',
  ),
  netWorth: text(
    'What do you own and what do you owe, personally?',
    'Personnellement, que possédez-vous et que devez-vous\u00a0?',
  ),
  taxReturns: text(
    'May I see your notices of assessment? Are your taxes paid?',
    'Puis-je voir vos avis de cotisation\u00a0? Vos impôts sont-ils payés\u00a0?',
  ),
  otherMoney: text(
    'Who else is putting money in, and do you have that in writing?',
    "Qui d'autre met de l'argent, et l'avez-vous par écrit\u00a0?",
  ),
};
