import type { Text } from '@elan/domain/locale';

/** An analysis like the product writes them, based on the bakery's own answers. */
export const ideaAnalysis: Text = {
  en: `## At a glance

A sourdough bakery for the people of Sainte-Cécile who today drive 20 minutes for good bread (your answer). The need is real and close by; what decides is whether enough of them pay $8 every week.

## What holds

- **Somebody asked.** Two restaurants nearby asked you for bread (your answer). A request is worth more than a compliment.
- **You have sold before.** 40 loaves a week at the Saturday market, at your price (your answer): $320 a week (computed: 40 × 8).
- **You know the work.** Six years as a baker, two as shift leader (your answer).

## What to check first

| Question | How to find out | What would change your mind |
|---|---|---|
| Will people buy every week? | Offer ten regulars a subscription paid a month in advance | Fewer than four say yes |
| Does the rent fit? | $1,900 a month is 238 loaves (computed: 1,900 ÷ 8, rounded up), before flour and wages | The market's 40 a week are your ceiling |
| What do the restaurants pay today? | Ask both for last month's invoice | Less than your flour and delivery cost |

## The next step

Before you sign the lease, sell next month's bread: ten subscriptions on paper, with the name and the day.`,
  fr: `## En bref

Une boulangerie au levain pour les gens de Sainte-Cécile qui roulent aujourd'hui 20 minutes pour du bon pain (votre réponse). Le besoin est réel et tout près\u00a0; ce qui décide, c'est si assez d'entre eux paient 8\u00a0$ chaque semaine.

## Ce qui tient

- **On vous l'a demandé.** Deux restaurants voisins vous ont demandé du pain (votre réponse). Une demande vaut plus qu'un compliment.
- **Vous avez déjà vendu.** 40 miches par semaine au marché du samedi, à votre prix (votre réponse)\u00a0: 320\u00a0$ par semaine (calcul\u00a0: 40 × 8).
- **Vous connaissez le métier.** Six ans comme boulangère, dont deux comme cheffe d'équipe (votre réponse).

## À vérifier d'abord

| Question | Comment le savoir | Ce qui vous ferait changer d'avis |
|---|---|---|
| Achètera-t-on chaque semaine\u00a0? | Proposez à dix habitués un abonnement payé un mois d'avance | Moins de quatre acceptent |
| Le loyer passe-t-il\u00a0? | 1\u00a0900\u00a0$ par mois, c'est 238 miches (calcul\u00a0: 1\u00a0900 ÷ 8, arrondi vers le haut), avant la farine et les salaires | Les 40 par semaine du marché sont votre plafond |
| Que paient les restaurants aujourd'hui\u00a0? | Demandez à chacun sa facture du mois dernier | Moins que votre farine et votre livraison |

## La prochaine étape

Avant de signer le bail, vendez le pain du mois prochain\u00a0: dix abonnements sur papier, avec le nom et le jour.`,
};
