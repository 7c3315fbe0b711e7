import { type Language, type Localized, type Text, text } from '../../locale.ts';
import type { JournalEntry } from './entry.ts';
import type { Mood } from './mood.ts';

const entry = (date: string, mood: Mood, title: Text, content: Text) => ({ date, mood, title, content });

const bakery = [
  entry(
    '2025-04-12T21:15:00.000Z',
    'neutral',
    text('Eighteen days', 'Dix-huit jours'),
    text(
      'The owner of the shop wants an answer before April 30. I have the customers, I think. I still do not have the flour price for the year: I must call the mill on Monday. Do I sign with one price missing, or do I ask for two more weeks?',
      "Le propriétaire du local veut une réponse avant le 30 avril. Les clients, je crois que je les ai. Le prix de la farine pour l'année, toujours pas\u00a0: je dois appeler le moulin lundi. Est-ce que je signe avec un prix qui manque, ou est-ce que je demande deux semaines de plus\u00a0?",
    ),
  ),
  entry(
    '2025-04-03T22:00:00.000Z',
    'positive',
    text('Seven subscriptions', 'Sept abonnements'),
    text(
      'I went to see ten regulars, seven signed for a loaf every week, paid a month in advance. I said the price first, $8, and nobody flinched. My sister will keep the shop two mornings if I get sick.',
      "Je suis allée voir dix habitués\u00a0: sept ont signé pour une miche chaque semaine, un mois payé d'avance. J'ai dit le prix en premier, 8\u00a0$, et personne n'a bronché. Ma sœur tiendra la boutique deux matins si je tombe malade.",
    ),
  ),
  entry(
    '2025-03-26T20:25:00.000Z',
    'negative',
    text('At the bank', 'À la banque'),
    text(
      'The adviser was kind. She wanted to know what I earn on one loaf, and I had no answer. What happens if I get sick? No answer either. Home at four, nothing baked.',
      "La conseillère était gentille. Elle voulait savoir ce que je gagne sur une miche, et je n'avais pas de réponse. Qu'arrive-t-il si je tombe malade\u00a0? Pas de réponse non plus. De retour à quatre heures, rien de cuit.",
    ),
  ),
  entry(
    '2025-03-18T21:35:00.000Z',
    'positive',
    text('Children in the kitchen', 'Des enfants dans la cuisine'),
    text(
      'Eight children from the school shaped small loaves with me. Two mothers asked me when the next workshop is. I could have gone on until night.',
      "Huit enfants de l'école ont façonné des petits pains avec moi. Deux mères m'ont demandé la date du prochain atelier. J'aurais pu continuer jusqu'à la nuit.",
    ),
  ),
  entry(
    '2025-03-09T22:10:00.000Z',
    'negative',
    text('The price of flour', 'Le prix de la farine'),
    text(
      'The organic flour went up, the second time since Christmas. I must call the mill about a yearly price. I know it, and I baked instead because baking is easier than calling.',
      "La farine bio a augmenté, pour la deuxième fois depuis Noël. Je dois appeler le moulin pour un prix à l'année. Je le sais, et j'ai boulangé à la place, parce que boulanger est plus facile qu'appeler.",
    ),
  ),
  entry(
    '2025-03-02T20:45:00.000Z',
    'neutral',
    text('Who buys?', 'Qui achète\u00a0?'),
    text(
      'Of the Saturday customers I knew half by name: families of Sainte-Cécile, a few retired couples. Nobody came from farther than the church. Would they take a loaf every week, paid in advance? I must ask ten of them before I talk about a subscription.',
      "Parmi les clients du samedi, j'en connaissais la moitié par leur nom\u00a0: des familles de Sainte-Cécile, quelques couples retraités. Personne ne venait de plus loin que l'église. Prendraient-ils une miche chaque semaine, payée d'avance\u00a0? Il faut que j'en parle à dix d'entre eux avant de penser à un abonnement.",
    ),
  ),
  entry(
    '2025-02-22T18:20:00.000Z',
    'positive',
    text('Forty loaves', 'Quarante miches'),
    text(
      'Forty loaves ordered in advance, thirty-eight picked up on Saturday at the community hall. The table was empty at 10:40. A man with white hair asked me if I would open on Tuesdays too.',
      "Quarante miches commandées à l'avance, trente-huit remises samedi à la salle communautaire. La table était vide à 10\u00a0h\u00a040. Un monsieur aux cheveux blancs m'a demandé si j'allais ouvrir le mardi aussi.",
    ),
  ),
  entry(
    '2025-02-15T23:50:00.000Z',
    'negative',
    text('Three evenings of forms', 'Trois soirs de formulaires'),
    text(
      'Forms for the permit, forms for the name, a spreadsheet that I do not understand. I fell asleep on the keyboard. No bread this week, and I miss it.',
      'Des formulaires pour le permis, des formulaires pour le nom, un chiffrier que je ne comprends pas. Je me suis endormie sur le clavier. Pas de pain cette semaine, et ça me manque.',
    ),
  ),
  entry(
    '2025-02-08T22:30:00.000Z',
    'neutral',
    text('The mill does not answer', 'Le moulin ne répond pas'),
    text(
      'I must call the mill in Mauricie about a yearly price for the organic flour. I sent two emails instead. Starter fed, oven at home repaired with tape.',
      "Je dois appeler le moulin de la Mauricie pour un prix à l'année sur la farine bio. J'ai plutôt envoyé deux courriels. Levain nourri, four de la maison réparé au ruban.",
    ),
  ),
  entry(
    '2025-01-31T21:05:00.000Z',
    'positive',
    text('Bread for the two restaurants', 'Du pain pour les deux restaurants'),
    text(
      'I brought four loaves to each of the two restaurants. One chef asked me for twelve loaves every Friday, from the day I have a place. He did not ask the price, and I did not say it. Why do I never say the price first?',
      "J'ai apporté quatre miches à chacun des deux restaurants. Un chef m'a demandé douze miches chaque vendredi, dès que j'aurai un local. Il n'a pas parlé du prix, et moi non plus. Pourquoi est-ce que je ne dis jamais le prix en premier\u00a0?",
    ),
  ),
  entry(
    '2025-01-22T22:15:00.000Z',
    'negative',
    text('In front of the shelf', "Devant l'étalage"),
    text(
      "I stood ten minutes in front of the supermarket's sourdough at $5. Theirs is baked elsewhere. A woman beside me took two without looking at anything.",
      'Dix minutes debout devant le pain au levain du supermarché, à 5\u00a0$. Le leur est cuit ailleurs. À côté de moi, une dame en a pris deux sans rien regarder.',
    ),
  ),
  entry(
    '2025-01-14T23:40:00.000Z',
    'neutral',
    text('A notebook, then', 'Un cahier, donc'),
    text(
      'My sister says that I should write things down. Second visit to the shop on Sainte-Cécile Street: the oven lights, the floor slopes a little. $1,900 a month, and the owner wants an answer before April 30.',
      "Ma sœur me dit d'écrire ce qui se passe. Deuxième visite du local de la rue Sainte-Cécile\u00a0: le four s'allume, le plancher penche un peu. 1\u00a0900\u00a0$ par mois, et le propriétaire veut une réponse avant le 30 avril.",
    ),
  ),
];

const clinic = [
  entry(
    '2025-04-10T22:45:00.000Z',
    'neutral',
    text('Before the second clinic', 'Avant la deuxième clinique'),
    text(
      'A second clinic asked me for a demonstration on Thursday. I must ask the Commission about the names first: third time that I write it. What do I answer if they want to know where the list is kept?',
      "Une deuxième clinique m'a demandé une démonstration jeudi. Je dois d'abord écrire à la Commission au sujet des noms\u00a0: troisième fois que je le note. Qu'est-ce que je réponds si on veut savoir où la liste est conservée\u00a0?",
    ),
  ),
  entry(
    '2025-04-01T21:25:00.000Z',
    'positive',
    text('Seventy-nine dollars', 'Soixante-dix-neuf dollars'),
    text(
      'I said it: $79 a month. The manager of the dental clinic signed for three months. She asked me for the invoice before I offered it. Why did I wait so long?',
      "Je l'ai dit\u00a0: 79\u00a0$ par mois. La gestionnaire de la clinique dentaire a signé pour trois mois. Elle m'a demandé la facture avant que je la propose. Pourquoi est-ce que j'ai attendu si longtemps\u00a0?",
    ),
  ),
  entry(
    '2025-03-24T23:30:00.000Z',
    'positive',
    text('Somebody to build it with', "Quelqu'un pour le bâtir avec moi"),
    text(
      'Met a programmer from night school after the food bank. He put the question that I avoid: who pays, and when? We agreed on four evenings together, nothing in writing yet.',
      "Rencontré un programmeur des cours du soir après la banque alimentaire. Il m'a posé la question que j'évite\u00a0: qui paie, et quand\u00a0? On a convenu de quatre soirées ensemble, rien d'écrit encore.",
    ),
  ),
  entry(
    '2025-03-15T21:50:00.000Z',
    'negative',
    text('The invoice I did not send', "La facture que je n'ai pas envoyée"),
    text(
      'The clinic uses it every day and pays nothing. I wanted to speak of the $79 today. I spoke of the weather, because I was sure that they would say no.',
      "La clinique s'en sert tous les jours et ne paie rien. Je voulais parler des 79\u00a0$ aujourd'hui. J'ai parlé de la météo, parce que je m'attendais à un non.",
    ),
  ),
  entry(
    '2025-03-08T23:20:00.000Z',
    'neutral',
    text('The code and me', 'Le code et moi'),
    text(
      'Three evenings on the text messages. I still have not asked the Commission about the names. The clinic wants to give me its real list.',
      "Trois soirs sur les textos. Je n'ai toujours pas écrit à la Commission au sujet des noms. La clinique veut me donner sa vraie liste.",
    ),
  ),
  entry(
    '2025-03-01T20:30:00.000Z',
    'positive',
    text('Two weeks by hand', 'Deux semaines à la main'),
    text(
      'Two weeks of running the list by hand with the dental clinic: nine cancelled appointments, seven filled by text message. The receptionist wrote to me: do not stop.',
      "Deux semaines à tenir la liste à la main avec la clinique dentaire\u00a0: neuf rendez-vous annulés, sept comblés par texto. La réceptionniste m'a écrit\u00a0: n'arrête pas.",
    ),
  ),
  entry(
    '2025-02-20T22:40:00.000Z',
    'negative',
    text('Not one more tool', 'Pas un outil de plus'),
    text(
      'The manager of a physiotherapy clinic told me that they do not want one more tool, they have six already. I had no answer. What would make it something else than one more tool?',
      "Le gestionnaire d'une clinique de physiothérapie m'a dit qu'ils ne veulent pas d'un outil de plus, ils en ont déjà six. Je n'ai rien trouvé à répondre. Qu'est-ce qui en ferait autre chose qu'un outil de plus\u00a0?",
    ),
  ),
  entry(
    '2025-02-14T06:10:00.000Z',
    'neutral',
    text('Coding until one in the morning', "À coder jusqu'à une heure du matin"),
    text(
      'I rewrote the screen of the list, again. It is prettier. Nobody asked for it. I should have called two clinics.',
      "J'ai refait l'écran de la liste, encore. Il est plus beau. Personne ne l'avait demandé. J'aurais dû appeler deux cliniques.",
    ),
  ),
  entry(
    '2025-02-06T23:55:00.000Z',
    'negative',
    text('A rule I do not understand', 'Une règle que je ne comprends pas'),
    text(
      "Health information: where may the names be stored? I read three pages of the law and understood one. I must ask the Commission d'accès à l'information before I store any names.",
      "Renseignements de santé\u00a0: où a-t-on le droit de conserver les noms\u00a0? J'ai lu trois pages de la loi et j'en ai compris une. Je dois écrire à la Commission d'accès à l'information avant de conserver des noms.",
    ),
  ),
  entry(
    '2025-01-30T23:15:00.000Z',
    'positive',
    text('A yes at the front desk', "Un oui à l'accueil"),
    text(
      'I showed the first screens to the receptionist of a dental clinic on King Street. She asked me when she can have it. She calls eleven names to fill one place.',
      "J'ai montré les premiers écrans à la réceptionniste d'une clinique dentaire de la rue King. Elle m'a demandé quand elle pourrait l'avoir. Elle appelle onze noms pour combler une place.",
    ),
  ),
  entry(
    '2025-01-19T21:10:00.000Z',
    'positive',
    text('My old boss', 'Mon ancienne patronne'),
    text(
      'Coffee with my old boss. She would not go back to the sheet of paper. She also says that the spreadsheet breaks every time somebody sorts a column.',
      "Café avec mon ancienne patronne. Elle ne reviendrait pas à la feuille de papier. Elle dit aussi que le chiffrier se brise chaque fois que quelqu'un trie une colonne.",
    ),
  ),
  entry(
    '2025-01-11T02:20:00.000Z',
    'neutral',
    text('Last class', 'Dernier cours'),
    text(
      'Night school is over. The teacher says that the first users teach more than the next course. The spreadsheet still runs at my old clinic.',
      "Les cours du soir sont finis. L'enseignant dit que les premiers utilisateurs en apprennent plus que le cours suivant. Le chiffrier tourne encore à mon ancienne clinique.",
    ),
  ),
];

const inLanguage = (entries: typeof bakery, language: Language): JournalEntry[] =>
  entries.map(({ date, mood, title, content }) => ({
    id: String(Date.parse(date)),
    date,
    title: title[language],
    content: content[language],
    mood,
    tags: [],
  }));

const entriesIn = (language: Language) => ({
  bakery: inLanguage(bakery, language),
  clinic: inLanguage(clinic, language),
});

/** The weeks of a baker in Trois-Rivières and of the maker of an app for clinics, newest entry first. */
export const sample: Localized<{ bakery: JournalEntry[]; clinic: JournalEntry[] }> = {
  en: entriesIn('en'),
  fr: entriesIn('fr'),
};
