import type { Localized } from '../../locale.ts';
import type { Persona } from './persona.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: Persona[]; clinic: Persona[] }> = {
  en: {
    bakery: [
      {
        nom: 'Geneviève, mother of two',
        age: 'About 38 (assumption to confirm)',
        profession: 'Office job downtown, home at 5:30 p.m. (assumption to confirm)',
        localisation: 'Sainte-Cécile district, less than 15 minutes on foot (your answer)',
        revenus: 'Not known: ask what the family spends on bread in a week',
        besoins: [
          'Good bread on the way home from work',
          'A bread the children eat at breakfast and in the lunch box (assumption to confirm)',
        ],
        frustrations: [
          'The downtown bakery closes at 3 p.m. (your answer), before she leaves work',
          'A drive of 20 minutes for good bread (your answer)',
        ],
        comportements: [
          'Buys sourdough at $5 at the supermarket on Sainte-Cécile Street during the week (assumption to confirm)',
          'Goes to the Saturday market with the children (assumption to confirm)',
        ],
        canaux_preferes: [
          'The window of the shop, on her way',
          'Word of mouth at the primary school next door (assumption to confirm)',
          'To interview her: the school gate between 3 and 4 p.m.',
        ],
        citation: 'To be heard from her: “By the time I am home, the good bakery has been closed for hours.”',
        objectifs: ['One stop fewer after work', 'Show the children how bread is made'],
        freins_achat: [
          '$8 beside $5 at the supermarket: $3 more a loaf (computed: 8 − 5)',
          'Afraid of forgetting to pick up the subscription (assumption to confirm)',
        ],
      },
      {
        nom: 'Roger, retired from the paper mill',
        age: 'About 70 (assumption to confirm)',
        profession: 'Retired (your answer)',
        localisation: 'Sainte-Cécile district, a few streets from the shop (assumption to confirm)',
        revenus: 'A fixed pension, amount not known: ask which price would be too much',
        besoins: [
          'A walk with a reason every morning (assumption to confirm)',
          'Bread like that of the bakery that closed',
        ],
        frustrations: [
          'Since the last bakery closed, there is no good bread within walking distance (your answer)',
          'A whole loaf is too much for one person (assumption to confirm)',
        ],
        comportements: [
          'Shops on foot, in the morning, several times a week (assumption to confirm)',
          'Pays in cash (assumption to confirm)',
        ],
        canaux_preferes: [
          'The notice board of the community centre (assumption to confirm)',
          'A card with a slice of bread at his door (your answer)',
          'To interview him: the Saturday market, among the regulars who left you their number',
        ],
        citation: 'To be heard from him: “I would come every day if it were round the corner.”',
        objectifs: ['Keep his habits without the car', 'Have a word with somebody behind the counter'],
        freins_achat: ['A fixed income and a loaf at $8', 'Half loaves are not on offer yet'],
      },
      {
        nom: 'Mathieu, chef of a restaurant nearby',
        age: 'About 35 (assumption to confirm)',
        profession: 'Chef and co-owner of one of the two restaurants that asked for bread (assumption to confirm)',
        localisation: 'Sainte-Cécile district (your answer)',
        revenus: 'Not known: ask what the restaurant pays for bread in a month',
        besoins: ['Bread of the day delivered before the lunch service', 'The same loaf every morning, weighed'],
        frustrations: [
          'Bread delivered from Québec City, a day old (your answer)',
          'Nobody nearby whom he can call when the room is full (assumption to confirm)',
        ],
        comportements: [
          'Orders the evening before, by text message (assumption to confirm)',
          'Is the hardest of the three to satisfy: nothing in the district serves him today',
        ],
        canaux_preferes: [
          'A visit between 2 and 4 p.m. with a loaf of the morning (assumption to confirm)',
          'To interview him: he asked you for bread himself; ask to taste his present bread together',
        ],
        citation: 'To be heard from him: “My guests notice the bread before they notice the soup.”',
        objectifs: ['Write “bread from the district” on the menu', 'One supplier he can talk to'],
        freins_achat: [
          'What happens to his lunch when you are ill (your answer: nobody else can bake)',
          'Asks for a price below $8 by the dozen and for thirty days to pay (assumption to confirm)',
        ],
      },
    ],
    clinic: [
      {
        nom: 'Nathalie, receptionist in a physiotherapy clinic',
        age: 'About 45 (assumption to confirm)',
        profession: 'Front desk of a clinic with five practitioners (assumption to confirm)',
        localisation: 'Sherbrooke (assumption to confirm)',
        revenus: 'Not hers to spend: the owner decides. Ask how much she may buy without asking',
        besoins: [
          'Fill a cancelled appointment without dialling ten numbers',
          'A list that her colleague can read as well',
        ],
        frustrations: [
          'Calls the waiting list one name at a time (your answer)',
          'About 6 appointments a week are lost (your answer, from your old clinic)',
        ],
        comportements: [
          'Keeps the list on a sheet of paper beside the telephone (your answer)',
          'Answers text messages within the hour (assumption to confirm)',
        ],
        canaux_preferes: [
          'A call from somebody who did her job',
          'To interview her: your former colleagues, then the 30 clinics of Estrie where you know somebody',
        ],
        citation: 'To be heard from her: “I leave four messages, and the place is gone anyway.”',
        objectifs: ['Go home on time', 'No angry patient at the counter'],
        freins_achat: [
          'One more screen beside the software she already has (your answer)',
          'Afraid that two patients get the same place',
        ],
      },
      {
        nom: 'Dr. Karim, owner of a dental clinic',
        age: 'About 50 (assumption to confirm)',
        profession: 'Dentist and owner, four practitioners (assumption to confirm)',
        localisation: 'Estrie (assumption to confirm)',
        revenus: 'Not known: ask what one empty chair costs him',
        besoins: ['Full chairs without hiring', 'Proof in his own figures before he pays'],
        frustrations: [
          'Cannot find a receptionist (your answer)',
          'Learns of empty hours only at the end of the week (assumption to confirm)',
        ],
        comportements: [
          'Decides with his accountant at the end of the year (assumption to confirm)',
          'Asks other owners what they use',
        ],
        canaux_preferes: [
          'Another clinic that recommends you',
          'To interview him: fifteen minutes before the first patient of the day',
        ],
        citation: 'To be heard from him: “Show me how many hours you filled last month.”',
        objectifs: ['Fewer lost hours', 'Stay within the rules on health information'],
        freins_achat: [
          '$79 a month for something that does not replace his software',
          'Where the names of his patients are stored',
        ],
      },
      {
        nom: 'Sophie, manager of a clinic with a big software suite',
        age: 'About 40 (assumption to confirm)',
        profession: 'Manager of a clinic with ten practitioners (assumption to confirm)',
        localisation: 'Montréal (assumption to confirm)',
        revenus: 'Has a budget for software; amount not known: ask what the suite costs a month',
        besoins: ['A waiting list that her team really uses', 'One supplier to call, in French'],
        frustrations: [
          'Her suite has a waiting list module (your answer) that nobody has set up (assumption to confirm)',
          'Is the least satisfied today: she pays for a function and still calls by telephone',
        ],
        comportements: ['Compares three offers before she signs (assumption to confirm)', 'Asks her supplier first'],
        canaux_preferes: [
          'A demonstration of ten minutes on her own cancelled appointments',
          'To interview her: a meeting of physiotherapists in Sherbrooke (your answer)',
        ],
        citation: 'To be heard from her: “We already have something for that. We just do not use it.”',
        objectifs: ['One tool fewer, not one more', 'Figures for the yearly meeting of the owners'],
        freins_achat: [
          'A big suite may copy the function (your answer)',
          'Wants a contract that says who is responsible for the data',
        ],
      },
    ],
  },
  fr: {
    bakery: [
      {
        nom: 'Geneviève, mère de deux enfants',
        age: 'Environ 38 ans (hypothèse à confirmer)',
        profession: 'Emploi de bureau au centre-ville, de retour à 17\u00a0h\u00a030 (hypothèse à confirmer)',
        localisation: 'Quartier Sainte-Cécile, à moins de 15 minutes à pied (votre réponse)',
        revenus: 'Inconnus\u00a0: demandez ce que la famille dépense en pain par semaine',
        besoins: [
          'Du bon pain sur le chemin du retour',
          'Un pain que les enfants mangent au déjeuner et dans la boîte à lunch (hypothèse à confirmer)',
        ],
        frustrations: [
          'La boulangerie du centre-ville ferme à 15\u00a0h (votre réponse), avant la fin de sa journée',
          'Rouler 20 minutes pour du bon pain (votre réponse)',
        ],
        comportements: [
          'Achète en semaine le pain au levain à 5\u00a0$ du supermarché de la rue Sainte-Cécile (hypothèse à confirmer)',
          'Va au marché du samedi avec les enfants (hypothèse à confirmer)',
        ],
        canaux_preferes: [
          'La vitrine du local, sur son chemin',
          "Le bouche-à-oreille à l'école primaire d'à côté (hypothèse à confirmer)",
          "Pour la rencontrer\u00a0: la sortie de l'école, entre 15\u00a0h et 16\u00a0h",
        ],
        citation:
          'À entendre de sa bouche\u00a0: «\u00a0Quand je rentre, la bonne boulangerie est fermée depuis longtemps.\u00a0»',
        objectifs: ['Un arrêt de moins après le travail', 'Montrer aux enfants comment se fait le pain'],
        freins_achat: [
          '8\u00a0$ à côté des 5\u00a0$ du supermarché\u00a0: 3\u00a0$ de plus par miche (calculé\u00a0: 8 − 5)',
          "La crainte d'oublier de passer chercher le pain de l'abonnement (hypothèse à confirmer)",
        ],
      },
      {
        nom: "Roger, retraité de l'usine de papier",
        age: 'Environ 70 ans (hypothèse à confirmer)',
        profession: 'Retraité (votre réponse)',
        localisation: 'Quartier Sainte-Cécile, à quelques rues du local (hypothèse à confirmer)',
        revenus: 'Une pension fixe, montant inconnu\u00a0: demandez à partir de quel prix ce serait trop',
        besoins: [
          'Une raison de marcher chaque matin (hypothèse à confirmer)',
          'Un pain comme celui de la boulangerie qui a fermé',
        ],
        frustrations: [
          'Depuis la fermeture de la dernière boulangerie, plus de bon pain à distance de marche (votre réponse)',
          "Une miche entière, c'est trop pour une personne seule (hypothèse à confirmer)",
        ],
        comportements: [
          'Fait ses courses à pied, le matin, plusieurs fois par semaine (hypothèse à confirmer)',
          'Paie comptant (hypothèse à confirmer)',
        ],
        canaux_preferes: [
          'Le babillard du centre communautaire (hypothèse à confirmer)',
          'Une carte avec une tranche de pain à sa porte (votre réponse)',
          'Pour le rencontrer\u00a0: le marché du samedi, parmi les habitués qui vous ont laissé leur numéro',
        ],
        citation: "À entendre de sa bouche\u00a0: «\u00a0J'irais tous les jours si c'était au coin de la rue.\u00a0»",
        objectifs: ['Garder ses habitudes sans la voiture', 'Échanger quelques mots au comptoir'],
        freins_achat: ['Un revenu fixe et une miche à 8\u00a0$', 'Pas encore de demi-miche'],
      },
      {
        nom: "Mathieu, chef d'un restaurant voisin",
        age: 'Environ 35 ans (hypothèse à confirmer)',
        profession: "Chef et copropriétaire d'un des deux restaurants qui ont demandé du pain (hypothèse à confirmer)",
        localisation: 'Quartier Sainte-Cécile (votre réponse)',
        revenus: 'Inconnus\u00a0: demandez ce que le restaurant paie en pain par mois',
        besoins: ['Du pain du jour livré avant le service du midi', 'La même miche chaque matin, au bon poids'],
        frustrations: [
          "Un pain livré de Québec, vieux d'un jour (votre réponse)",
          'Personne tout près à appeler quand la salle est pleine (hypothèse à confirmer)',
        ],
        comportements: [
          'Commande la veille au soir, par texto (hypothèse à confirmer)',
          "C'est le plus difficile des trois à satisfaire\u00a0: rien dans le quartier ne le sert aujourd'hui",
        ],
        canaux_preferes: [
          'Une visite entre 14\u00a0h et 16\u00a0h, avec une miche du matin (hypothèse à confirmer)',
          "Pour le rencontrer\u00a0: il vous a lui-même demandé du pain\u00a0; proposez de goûter ensemble celui qu'il sert",
        ],
        citation: 'À entendre de sa bouche\u00a0: «\u00a0Mes clients remarquent le pain avant la soupe.\u00a0»',
        objectifs: ['Écrire «\u00a0pain du quartier\u00a0» au menu', 'Un seul fournisseur, à qui il peut parler'],
        freins_achat: [
          "Ce qui arrive à son service du midi si vous êtes malade (votre réponse\u00a0: personne d'autre ne peut boulanger)",
          'Voudra un prix sous 8\u00a0$ à la douzaine et trente jours pour payer (hypothèse à confirmer)',
        ],
      },
    ],
    clinic: [
      {
        nom: "Nathalie, à l'accueil d'une clinique de physiothérapie",
        age: 'Environ 45 ans (hypothèse à confirmer)',
        profession: "Accueil d'une clinique de cinq professionnels (hypothèse à confirmer)",
        localisation: 'Sherbrooke (hypothèse à confirmer)',
        revenus: "Ce n'est pas son argent\u00a0: la direction décide. Demandez ce qu'elle peut acheter sans permission",
        besoins: [
          'Combler un rendez-vous annulé sans composer dix numéros',
          'Une liste que sa collègue peut lire aussi',
        ],
        frustrations: [
          "Appelle la liste d'attente un nom à la fois (votre réponse)",
          'Environ 6 rendez-vous perdus par semaine (votre réponse, dans votre ancienne clinique)',
        ],
        comportements: [
          'Tient la liste sur une feuille de papier, à côté du téléphone (votre réponse)',
          "Répond aux textos dans l'heure (hypothèse à confirmer)",
        ],
        canaux_preferes: [
          "L'appel de quelqu'un qui a fait son travail",
          "Pour la rencontrer\u00a0: vos anciennes collègues, puis les 30 cliniques de l'Estrie où vous connaissez quelqu'un",
        ],
        citation:
          'À entendre de sa bouche\u00a0: «\u00a0Je laisse quatre messages, et la place est perdue quand même.\u00a0»',
        objectifs: ["Finir à l'heure", 'Aucun patient fâché au comptoir'],
        freins_achat: [
          "Un écran de plus à côté du logiciel qu'elle a déjà (votre réponse)",
          'La crainte que deux patients reçoivent la même place',
        ],
      },
      {
        nom: "Karim, propriétaire d'une clinique dentaire",
        age: 'Environ 50 ans (hypothèse à confirmer)',
        profession: 'Dentiste et propriétaire, quatre professionnels (hypothèse à confirmer)',
        localisation: 'Estrie (hypothèse à confirmer)',
        revenus: 'Inconnus\u00a0: demandez ce que lui coûte un fauteuil vide',
        besoins: ['Des fauteuils occupés sans embaucher', 'Une preuve dans ses propres chiffres avant de payer'],
        frustrations: [
          "Ne trouve pas de personnel pour l'accueil (votre réponse)",
          "N'apprend les heures vides qu'à la fin de la semaine (hypothèse à confirmer)",
        ],
        comportements: [
          "Décide avec sa comptable à la fin de l'année (hypothèse à confirmer)",
          "Demande à d'autres propriétaires ce qu'ils utilisent",
        ],
        canaux_preferes: [
          'Une autre clinique qui vous recommande',
          "Pour le rencontrer\u00a0: un quart d'heure avant le premier patient de la journée",
        ],
        citation:
          "À entendre de sa bouche\u00a0: «\u00a0Montrez-moi combien d'heures vous avez comblées le mois dernier.\u00a0»",
        objectifs: ["Moins d'heures perdues", 'Respecter les règles sur les renseignements de santé'],
        freins_achat: [
          '79\u00a0$ par mois pour un outil qui ne remplace pas son logiciel',
          "L'endroit où sont conservés les noms de ses patients",
        ],
      },
      {
        nom: "Sophie, gestionnaire d'une clinique déjà équipée d'un grand logiciel",
        age: 'Environ 40 ans (hypothèse à confirmer)',
        profession: "Gestionnaire d'une clinique de dix professionnels (hypothèse à confirmer)",
        localisation: 'Montréal (hypothèse à confirmer)',
        revenus: 'A un budget pour les logiciels, montant inconnu\u00a0: demandez ce que coûte le sien par mois',
        besoins: ["Une liste d'attente que son équipe utilise vraiment", 'Un fournisseur à appeler, en français'],
        frustrations: [
          "Son logiciel a un module de liste d'attente (votre réponse) que personne n'a configuré (hypothèse à confirmer)",
          "C'est la moins bien servie aujourd'hui\u00a0: elle paie pour une fonction et appelle encore au téléphone",
        ],
        comportements: [
          'Compare trois offres avant de signer (hypothèse à confirmer)',
          "Consulte d'abord son fournisseur",
        ],
        canaux_preferes: [
          'Une démonstration de dix minutes sur ses propres rendez-vous annulés',
          'Pour la rencontrer\u00a0: une rencontre de physiothérapeutes à Sherbrooke (votre réponse)',
        ],
        citation: "À entendre de sa bouche\u00a0: «\u00a0On a déjà quelque chose pour ça. On ne s'en sert pas.\u00a0»",
        objectifs: ['Un outil de moins, pas un de plus', 'Des chiffres pour la réunion annuelle des propriétaires'],
        freins_achat: [
          'Un grand logiciel peut copier la fonction (votre réponse)',
          'Veut un contrat qui dit qui répond des données',
        ],
      },
    ],
  },
};
