import type { ChangeKey } from '../forecast/movers.ts';
import { type Text, text } from '../locale.ts';

/** What a lender asks about each change; null for one that leaves more cash. */
const followUps: Readonly<Record<ChangeKey, Text | null>> = {
  moneyMissing: text(
    'Suppose the money that is not in hand yet does not come. What do you do then?',
    "Supposons que l'argent qui n'est pas encore en main ne vienne pas. Que faites-vous\u00a0?",
  ),
  salesDown: text(
    'Suppose you sell 10% less. What do you cut first, and when do you decide?',
    'Supposons que vous vendiez 10\u00a0% de moins. Que coupez-vous en premier, et quand le décidez-vous\u00a0?',
  ),
  pricesDown: text(
    'Suppose you have to sell 10% cheaper. How do you hold on?',
    'Supposons que vous deviez vendre 10\u00a0% moins cher. Comment tenez-vous le coup\u00a0?',
  ),
  costsUp: text(
    'Suppose your costs come in 10% higher. Who pays for it: your customers, or you?',
    'Supposons que vos coûts soient 10\u00a0% plus élevés. Qui absorbe la différence\u00a0: vos clients ou vous\u00a0?',
  ),
  salesUp: null,
  pricesUp: null,
  costsDown: null,
  opensLater: text(
    'Suppose you open three months late. How do you pay what is already running?',
    'Supposons que vous ouvriez trois mois plus tard. Comment payez-vous ce qui court déjà\u00a0?',
  ),
  customersPayLater: text(
    'Suppose your customers pay a month late. What do you pay your bills with?',
    'Supposons que vos clients paient un mois plus tard. Avec quoi payez-vous vos factures\u00a0?',
  ),
};

/** How a lender asks about a change of the plan; null for one that no lender asks about. */
export const changeAsk = (key: ChangeKey): Text | null => followUps[key];
