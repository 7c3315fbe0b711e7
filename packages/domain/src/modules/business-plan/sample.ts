import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'business-plan'>; clinic: AnswersOf<'business-plan'> }> = {
  en: {
    bakery: {
      timeline: '6_months',
      team: 'Me: baking, ordering flour and the two restaurants, full time\nMy sister: the counter and the subscriptions, Thursday to Saturday, paid from the opening\nA bookkeeper of the district, a few hours a month, not chosen yet',
      resources:
        'Two months of rent in advance: $3,800\nSecond-hand mixer: $6,500\nRefrigerated cabinet for the dough: $4,800\nCounter, shelves and sign: $3,200\nFlour and packaging for the first month: $2,400\nMy savings: $25,000',
      legalStructure: 'sole_proprietorship',
      milestones:
        'Month 1: reply of the MAPAQ about the permit and the training (me)\nMonth 2: lease signed for the shop on Sainte-Cécile Street (me)\nMonth 3: mixer and cabinet bought and installed (me)\nMonth 4: 60 weekly subscriptions signed before the opening (my sister)\nMonth 5: opening of the shop (me and my sister)\nMonth 6: both restaurants delivered every morning (me)',
      vision:
        'In three years the bakery of the district sells 80 loaves a day and employs my sister full time. I want to draw $3,500 a month from it. One Saturday a month the children of the district make their own bread.',
      values:
        'Organic flour from the mill in Mauricie, even when it costs more\nNothing thrown away: what is left in the evening goes to the community fridge\nPrices written on the window',
      location:
        'The small shop with an oven on Sainte-Cécile Street in Trois-Rivières, ground floor, $1,900 a month, lease of three years, beside the primary school and a bus stop. Open Wednesday to Saturday until 7 p.m.',
    },
    clinic: {
      timeline: 'within_year',
      team: 'Me: clinics, support and the spreadsheet version, 15 hours a week beside my job\nMy partner, met at night school: programming the web app, two evenings a week, no written agreement yet\nA lawyer for the contract with clinics and the rules on health information, to be found',
      resources:
        'Security check of the app by a specialist, quote to be asked: $4,000\nContract for clinics written by a lawyer: $1,800\nTwo used telephones for tests: $300\nHosting and text messages: $320 a month\nMy savings: $12,000',
      legalStructure: 'corporation_provincial',
      milestones:
        "Month 1: written agreement with my partner (me)\nMonth 2: written reply of the Commission d'accès à l'information on names and appointments (me)\nMonth 4: web version that replaces the spreadsheet in my old clinic (my partner)\nMonth 6: three clinics in a paid trial at $79 a month (me)\nMonth 9: ten paying clinics (me)\nMonth 12: twenty paying clinics (me)",
      vision:
        'In three years 150 clinics in Québec no longer call their waiting list one name at a time. My partner and I work on it full time, and every question of a receptionist is answered in French the same day.',
      values:
        "Patients' names serve the appointment and nothing else\nA clinic can leave when it wants and take its data along\nSupport by somebody who did the job",
      location:
        'At home in Sherbrooke to begin with, no rent. Data hosted in Canada. Visits to clinics in Estrie by car, then one trip a month to Montréal.',
    },
  },
  fr: {
    bakery: {
      timeline: '6_months',
      team: "Moi\u00a0: la fabrication, les commandes de farine et les deux restaurants, à temps plein\nMa sœur\u00a0: le comptoir et les abonnements, du jeudi au samedi, payée dès l'ouverture\nUne personne du quartier pour la tenue de livres, quelques heures par mois, pas encore choisie",
      resources:
        "Deux mois de loyer d'avance\u00a0: 3\u00a0800\u00a0$\nPétrin d'occasion\u00a0: 6\u00a0500\u00a0$\nArmoire réfrigérée pour la pâte\u00a0: 4\u00a0800\u00a0$\nComptoir, étagères et enseigne\u00a0: 3\u00a0200\u00a0$\nFarine et emballages du premier mois\u00a0: 2\u00a0400\u00a0$\nMon épargne\u00a0: 25\u00a0000\u00a0$",
      legalStructure: 'sole_proprietorship',
      milestones:
        "Mois 1\u00a0: réponse du MAPAQ au sujet du permis et de la formation (moi)\nMois 2\u00a0: bail signé pour le local de la rue Sainte-Cécile (moi)\nMois 3\u00a0: pétrin et armoire achetés et installés (moi)\nMois 4\u00a0: 60\u00a0abonnements hebdomadaires signés avant l'ouverture (ma sœur)\nMois 5\u00a0: ouverture de la boulangerie (moi et ma sœur)\nMois 6\u00a0: les deux restaurants livrés chaque matin (moi)",
      vision:
        'Dans trois ans, la boulangerie du quartier vend 80\u00a0miches par jour et emploie ma sœur à temps plein. Je veux me verser 3\u00a0500\u00a0$ par mois. Un samedi par mois, les enfants du quartier font leur propre pain.',
      values:
        'De la farine bio du moulin de la Mauricie, même quand elle coûte plus cher\nRien de jeté\u00a0: ce qui reste le soir va au frigo communautaire\nLes prix affichés dans la vitrine',
      location:
        "Le petit local avec un four, rue Sainte-Cécile à Trois-Rivières, au rez-de-chaussée, 1\u00a0900\u00a0$ par mois, bail de trois ans, à côté de l'école primaire et d'un arrêt d'autobus. Ouvert du mercredi au samedi jusqu'à 19\u00a0h.",
    },
    clinic: {
      timeline: 'within_year',
      team: "Moi\u00a0: les cliniques, le soutien et la version dans le chiffrier, 15\u00a0heures par semaine à côté de mon emploi\nMon associé, rencontré aux cours du soir\u00a0: la programmation de l'application web, deux soirs par semaine, pas encore d'entente écrite\nUne avocate pour le contrat avec les cliniques et les règles sur les renseignements de santé, à trouver",
      resources:
        "Vérification de la sécurité de l'application par un spécialiste, soumission à demander\u00a0: 4\u00a0000\u00a0$\nContrat pour les cliniques rédigé par une avocate\u00a0: 1\u00a0800\u00a0$\nDeux téléphones usagés pour les essais\u00a0: 300\u00a0$\nHébergement et textos\u00a0: 320\u00a0$ par mois\nMon épargne\u00a0: 12\u00a0000\u00a0$",
      legalStructure: 'corporation_provincial',
      milestones:
        "Mois 1\u00a0: entente écrite avec mon associé (moi)\nMois 2\u00a0: réponse écrite de la Commission d'accès à l'information sur les noms et les rendez-vous (moi)\nMois 4\u00a0: version web qui remplace le chiffrier dans mon ancienne clinique (mon associé)\nMois 6\u00a0: trois cliniques à l'essai payant à 79\u00a0$ par mois (moi)\nMois 9\u00a0: dix cliniques payantes (moi)\nMois 12\u00a0: vingt cliniques payantes (moi)",
      vision:
        "Dans trois ans, 150\u00a0cliniques du Québec n'appellent plus leur liste d'attente un nom à la fois. Mon associé et moi y travaillons à temps plein, et chaque question venue de l'accueil d'une clinique reçoit une réponse en français le jour même.",
      values:
        "Le nom des patients sert au rendez-vous et à rien d'autre\nUne clinique peut partir quand elle veut et emporter ses données\nUn soutien donné par quelqu'un qui a fait le travail",
      location:
        "À la maison, à Sherbrooke, pour commencer, sans loyer. Données hébergées au Canada. Visites en voiture aux cliniques de l'Estrie, puis un voyage par mois à Montréal.",
    },
  },
};
