import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'rd'>; clinic: AnswersOf<'rd'> }> = {
  en: {
    bakery: {
      productDescription:
        'Three organic sourdough breads: a white loaf of 800\u00a0g, a rye loaf of 800\u00a0g and a pan loaf for toast. The dough rises for 24 hours in the cold and bakes on stone, in the oven that comes with the shop. The subscribers receive one bread a week, chosen on Thursday and picked up on Saturday.',
      developmentStage: 'customer_tests',
      technicalRequirements:
        'Every loaf weighs 800\u00a0g, give or take 20\u00a0g\nThe bread stays good for 4 days in its bag\nThe oven bakes 24 loaves at a time without burning the bottoms\nA label with ingredients and allergens on every bag\nThe dough stays below 4\u00a0°C overnight',
      qualityStandards: 'food_safety',
      innovations:
        'Flour ground the same week by a mill in Mauricie\nA slow rise of 24 hours in the cold\nA bread that the subscribers choose each month',
      suppliers:
        'A mill in Mauricie: organic flour, delivered every 2 weeks\nThe landlord: the oven, included in the rent\nA packaging wholesaler in Trois-Rivières: paper bags, 1 week of delay',
      intellectualProperty: 'trade_secret',
      testingStrategy:
        'Three Saturdays at the market, 24 loaves each time, weighed before they leave. 20 people of the district taste the white and the rye without knowing which is which. Good if 15 of the 20 would pay $8 for one of them, and if no loaf is more than 20\u00a0g off.',
    },
    clinic: {
      productDescription:
        'A web app that a receptionist opens beside the software of the clinic. She enters a cancelled appointment; the app sends a text message to the people on the waiting list, in the order the clinic has set, and gives the place to the first who answers yes. In French and English, on a computer or a phone. Today a spreadsheet in my old clinic does the first half of it.',
      developmentStage: 'prototype',
      technicalRequirements:
        'The first text message leaves within 1 minute\nTwo people can never receive the same place\nA receptionist is ready to work after 1 hour of setup\nNames and telephone numbers are stored in Canada and encrypted\nIt works for 10 clinics at the same time',
      qualityStandards: 'data_protection',
      innovations:
        'Works beside the software the clinic already has, without connecting to it\nThe order of the waiting list is the one the clinic sets\nThe patient answers by text message, without an account or an app to install',
      suppliers:
        'A host with servers in Canada: hosting and backups\nA text message provider: a number and the messages, billed by the message\nA law clinic or a lawyer: the terms of use and the privacy policy',
      intellectualProperty: 'copyright',
      testingStrategy:
        'Four weeks with my old clinic and one dental clinic. We count the cancelled appointments and those that were filled. Good if 4 of 6 cancelled appointments a week find a taker, and if not one place is given twice.',
    },
  },
  fr: {
    bakery: {
      productDescription:
        'Trois pains au levain bio\u00a0: une miche blanche de 800\u00a0g, une miche de seigle de 800\u00a0g et un pain de mie pour les rôties. La pâte lève 24 heures au froid et cuit sur pierre, dans le four qui vient avec le local. Les personnes abonnées reçoivent un pain par semaine, choisi le jeudi et ramassé le samedi.',
      developmentStage: 'customer_tests',
      technicalRequirements:
        'Chaque miche pèse 800\u00a0g, à 20\u00a0g près\nLe pain se garde 4 jours dans son sac\nLe four cuit 24 miches à la fois sans brûler le dessous\nUne étiquette avec les ingrédients et les allergènes sur chaque sac\nLa pâte reste sous 4\u00a0°C toute la nuit',
      qualityStandards: 'food_safety',
      innovations:
        'De la farine moulue la semaine même par un moulin de la Mauricie\nUne levée lente de 24 heures au froid\nUn pain que les abonnés choisissent chaque mois',
      suppliers:
        'Un moulin de la Mauricie\u00a0: farine bio, livrée toutes les 2 semaines\nLe propriétaire du local\u00a0: le four, compris dans le loyer\nUn grossiste en emballage de Trois-Rivières\u00a0: sacs de papier, 1 semaine de délai',
      intellectualProperty: 'trade_secret',
      testingStrategy:
        "Trois samedis au marché, 24 miches chaque fois, pesées avant de partir. 20 personnes du quartier goûtent le blanc et le seigle sans savoir lequel est lequel. C'est bon si 15 sur 20 paieraient 8\u00a0$ pour l'un des deux, et si aucune miche ne s'écarte de plus de 20\u00a0g.",
    },
    clinic: {
      productDescription:
        "Une application web que la personne à l'accueil ouvre à côté du logiciel de la clinique. Elle y inscrit un rendez-vous annulé\u00a0; l'application envoie un texto aux gens de la liste d'attente, dans l'ordre fixé par la clinique, et donne la place à la première personne qui répond oui. En français et en anglais, sur un ordinateur ou un téléphone. Aujourd'hui, un chiffrier fait la première moitié du travail dans mon ancienne clinique.",
      developmentStage: 'prototype',
      technicalRequirements:
        "Le premier texto part en 1 minute au plus\nDeux personnes ne peuvent jamais recevoir la même place\nOn est prêt à travailler à l'accueil après 1 heure d'installation\nLes noms et les numéros de téléphone sont conservés au Canada et chiffrés\nLe système tient avec 10 cliniques en même temps",
      qualityStandards: 'data_protection',
      innovations:
        "Fonctionne à côté du logiciel que la clinique a déjà, sans s'y brancher\nL'ordre de la liste d'attente est celui que la clinique fixe\nLe patient répond par texto, sans compte ni application à installer",
      suppliers:
        "Un hébergeur avec des serveurs au Canada\u00a0: hébergement et copies de sauvegarde\nUn fournisseur de textos\u00a0: un numéro et les messages, facturés au message\nUne clinique juridique ou une avocate\u00a0: les conditions d'utilisation et la politique de confidentialité",
      intellectualProperty: 'copyright',
      testingStrategy:
        "Quatre semaines avec mon ancienne clinique et une clinique dentaire. On compte les rendez-vous annulés et ceux qui sont comblés. C'est bon si 4 rendez-vous annulés sur 6 par semaine trouvent preneur, et si pas une place n'est donnée deux fois.",
    },
  },
};
