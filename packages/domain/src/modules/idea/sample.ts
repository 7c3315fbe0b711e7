import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'idea'>; clinic: AnswersOf<'idea'> }> = {
  en: {
    bakery: {
      businessIdea:
        'A neighbourhood bakery that sells organic sourdough bread at $8 a loaf, on the shelf and by weekly subscription. I found a small shop with an oven on Sainte-Cécile Street, for rent at $1,900 a month.',
      targetMarket:
        'Families and retired people who live within 15 minutes on foot in the Sainte-Cécile district, and two restaurants nearby that asked me for bread',
      problemSolved:
        "Since the last bakery closed, people drive 20 minutes for good bread or settle for the supermarket's. The two restaurants have theirs delivered from Québec City, a day old.",
      businessModel: 'product_sales',
      location: 'Trois-Rivières, Mauricie',
      experience:
        'Six years as a baker, two of them as shift leader. Last summer I sold 40 loaves a week at the Saturday market.',
      budget: '20000_50000',
    },
    clinic: {
      businessIdea:
        'A web app that fills cancelled appointments: when a patient cancels, the people on the waiting list receive a text message and the first to answer gets the place. $79 a month per clinic. Hosting and text messages would cost me about $320 a month.',
      targetMarket:
        'Physiotherapy and dental clinics with two to ten practitioners, in Québec first, that have a waiting list and no full-time person to manage it',
      problemSolved:
        'Receptionists call the list one name at a time. In the clinic where I worked we lost about 6 appointments a week that somebody would have taken.',
      businessModel: 'subscription',
      location: 'Online, from Sherbrooke',
      experience:
        'Eight years at the front desk of a physiotherapy clinic. I built a first version in a spreadsheet that my old clinic still uses.',
      budget: '5000_20000',
    },
  },
  fr: {
    bakery: {
      businessIdea:
        "Une boulangerie de quartier qui vend du pain au levain bio à 8\u00a0$ la miche, en magasin et par abonnement hebdomadaire. J'ai trouvé un petit local avec un four, rue Sainte-Cécile, à 1\u00a0900\u00a0$ par mois.",
      targetMarket:
        "Les familles et les personnes retraitées qui habitent à moins de 15\u00a0minutes à pied dans le quartier Sainte-Cécile, et deux restaurants voisins qui m'ont demandé du pain",
      problemSolved:
        "Depuis la fermeture de la dernière boulangerie, les gens roulent 20\u00a0minutes pour du bon pain ou se contentent de celui du supermarché. Les deux restaurants font livrer le leur de Québec, et il arrive vieux d'un jour.",
      businessModel: 'product_sales',
      location: 'Trois-Rivières, en Mauricie',
      experience:
        "Six ans comme boulangère, dont deux comme cheffe d'équipe. L'été dernier, j'ai vendu 40 miches par semaine au marché du samedi.",
      budget: '20000_50000',
    },
    clinic: {
      businessIdea:
        "Une application web qui comble les rendez-vous annulés\u00a0: quand un patient annule, les personnes sur la liste d'attente reçoivent un texto et la première qui répond obtient la place. 79\u00a0$ par mois par clinique. L'hébergement et les textos me coûteraient environ 320\u00a0$ par mois.",
      targetMarket:
        "Les cliniques de physiothérapie et les cliniques dentaires de deux à dix professionnels, d'abord au Québec, qui ont une liste d'attente et personne à temps plein pour la gérer",
      problemSolved:
        "À l'accueil, on appelle la liste un nom à la fois. Dans la clinique où je travaillais, on perdait environ 6 rendez-vous par semaine que quelqu'un aurait pris.",
      businessModel: 'subscription',
      location: 'En ligne, depuis Sherbrooke',
      experience:
        "Huit ans à l'accueil d'une clinique de physiothérapie. J'ai bâti une première version dans un chiffrier que mon ancienne clinique utilise encore.",
      budget: '5000_20000',
    },
  },
};
