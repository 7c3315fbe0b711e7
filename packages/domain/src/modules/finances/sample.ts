import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'finances'>; clinic: AnswersOf<'finances'> }> = {
  en: {
    bakery: {
      initialInvestment: '25000_50000',
      fundingSources: 'bank_loan',
      revenueModel: 'unit_sales',
      pricingStrategy:
        '$8 a loaf, the same on the shelf, by weekly subscription and for the two restaurants. The supermarket sells its sourdough at $5; mine is organic and baked the same morning. At the Saturday market nobody haggled.',
      fixedCosts:
        'Rent $1,900 a month\nElectricity and gas $380 a month\nInsurance $1,500 a year\nTelephone, internet and payment terminal $95 a month\nBookkeeper $120 a month\nMy sister at the counter, 15 hours a week at $18 an hour\nMy pay $2,200 a month',
      variableCosts:
        'Organic flour and salt $1.60 a loaf\nPaper bag and label $0.25 a loaf\nCard fees 2.5% of the price',
      breakEven: 'About 60 loaves a day',
      revenueGoals:
        '55 loaves a day after six months, 70 a day by the end of the first year, 80 by the end of the third, open 4 days a week. The two restaurants would take 12 of them.',
      cashFlow:
        'Before opening: two months of rent in advance $3,800, second-hand mixer $6,500, refrigerated cabinet $4,800, counter, shelves and sign $3,200, plumbing and painting $3,900, permits $600, flour and packaging for the first month $2,400.\nMy savings: $25,000. I would ask the caisse to lend the rest.\nThe restaurants pay 30 days after delivery; everybody else pays at once.',
    },
    clinic: {
      initialInvestment: 'under_10000',
      fundingSources: 'personal_funds',
      revenueModel: 'subscription',
      pricingStrategy:
        '$79 a month per clinic, no set-up fee, cancel at any time. One appointment that is filled pays for it. The big suites sell the function in a package with a contract.',
      fixedCosts:
        'Hosting and text messages $320 a month\nAccounting software and bank $60 a month\nLiability and data insurance $1,440 a year\nTelephone $45 a month',
      variableCosts:
        'Card fees 2.9% of the price\nHelp by telephone and extra text messages, about $6 a month per clinic',
      breakEven: 'About 7 clinics',
      revenueGoals:
        '3 paying clinics after six months, 10 after nine months, 20 by the end of the first year, 60 by the end of the second, 150 by the end of the third.',
      cashFlow:
        'Before launching: contract for clinics written by a lawyer $1,800, security check of the app $4,000, two used telephones for tests $300, incorporation and name $1,100, laptop $1,800.\nMy savings: $12,000.\nClinics pay by card on the first of the month. We both keep our jobs during the first year and take no pay.',
    },
  },
  fr: {
    bakery: {
      initialInvestment: '25000_50000',
      fundingSources: 'bank_loan',
      revenueModel: 'unit_sales',
      pricingStrategy:
        "8\u00a0$ la miche, le même prix en magasin, par abonnement hebdomadaire et pour les deux restaurants. Le supermarché vend son pain au levain 5\u00a0$\u00a0; le mien est bio et cuit le matin même. Au marché du samedi, personne n'a négocié.",
      fixedCosts:
        "Loyer 1\u00a0900\u00a0$ par mois\nÉlectricité et gaz 380\u00a0$ par mois\nAssurances 1\u00a0500\u00a0$ par année\nTéléphone, internet et terminal de paiement 95\u00a0$ par mois\nTenue de livres 120\u00a0$ par mois\nMa sœur au comptoir, 15 heures par semaine à 18\u00a0$ l'heure\nMon salaire 2\u00a0200\u00a0$ par mois",
      variableCosts:
        'Farine bio et sel 1,60\u00a0$ la miche\nSac de papier et étiquette 0,25\u00a0$ la miche\nFrais de carte 2,5\u00a0% du prix',
      breakEven: 'Environ 60 miches par jour',
      revenueGoals:
        '55 miches par jour après six mois, 70 par jour à la fin de la première année, 80 à la fin de la troisième, ouvert 4 jours par semaine. Les deux restaurants en prendraient 12.',
      cashFlow:
        "Avant l'ouverture\u00a0: deux mois de loyer d'avance 3\u00a0800\u00a0$, pétrin d'occasion 6\u00a0500\u00a0$, armoire réfrigérée 4\u00a0800\u00a0$, comptoir, étagères et enseigne 3\u00a0200\u00a0$, plomberie et peinture 3\u00a0900\u00a0$, permis 600\u00a0$, farine et emballages du premier mois 2\u00a0400\u00a0$.\nMon épargne\u00a0: 25\u00a0000\u00a0$. Je demanderais à la caisse de prêter le reste.\nLes restaurants paient 30 jours après la livraison\u00a0; tous les autres paient sur-le-champ.",
    },
    clinic: {
      initialInvestment: 'under_10000',
      fundingSources: 'personal_funds',
      revenueModel: 'subscription',
      pricingStrategy:
        "79\u00a0$ par mois par clinique, sans frais d'installation, résiliable en tout temps. Un seul rendez-vous comblé rembourse le mois. Les grands logiciels vendent la fonction dans un forfait avec contrat.",
      fixedCosts:
        'Hébergement et textos 320\u00a0$ par mois\nLogiciel comptable et banque 60\u00a0$ par mois\nAssurance responsabilité et données 1\u00a0440\u00a0$ par année\nTéléphone 45\u00a0$ par mois',
      variableCosts:
        'Frais de carte 2,9\u00a0% du prix\nAide par téléphone et textos supplémentaires, environ 6\u00a0$ par mois par clinique',
      breakEven: 'Environ 7 cliniques',
      revenueGoals:
        '3 cliniques payantes après six mois, 10 après neuf mois, 20 à la fin de la première année, 60 à la fin de la deuxième, 150 à la fin de la troisième.',
      cashFlow:
        "Avant le lancement\u00a0: contrat pour les cliniques rédigé par une avocate 1\u00a0800\u00a0$, vérification de la sécurité de l'application 4\u00a0000\u00a0$, deux téléphones usagés pour les essais 300\u00a0$, incorporation et nom 1\u00a0100\u00a0$, ordinateur portable 1\u00a0800\u00a0$.\nMon épargne\u00a0: 12\u00a0000\u00a0$.\nLes cliniques paient par carte le premier du mois. Nous gardons tous deux notre emploi la première année et ne nous versons aucun salaire.",
    },
  },
};
