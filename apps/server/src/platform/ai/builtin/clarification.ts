import type { Text } from '@elan/domain/locale';
import { blocks, bullets } from './markdown.ts';
import { startingHelp } from './places-to-ask.ts';
import { readFigures } from './reading/figures.ts';
import type { Reading } from './reading/reading.ts';

type Topic = { sign: RegExp; reply: (help: Text) => Text };

/** What a beginner asks most, and where the answer is. Names of places to ask, no rules or amounts: those change. */
const topics: readonly Topic[] = [
  {
    sign: /\bgrants?\b|\bloans?\b|\bfunding\b|\bfinanc|\bsubsid|\bbank\b|subvention|\bprêt|\bbanque|financement|bailleur/iu,
    reply: (help) => ({
      en: `On funding: ask ${help.en} which programmes fit your place and your stage, and Futurpreneur if your age allows it. All of them will want a price, a monthly budget and your own share.`,
      fr: `Sur le financement : demandez quels programmes conviennent à votre lieu et à votre étape (${help.fr}), et voyez Futurpreneur si votre âge le permet. On voudra partout un prix, un budget mensuel et votre mise de fonds.`,
    }),
  },
  {
    sign: /\bregist(?:er|ration)|\bincorporat|\bcompany form|legal form|sole propriet|immatricul|incorpor|forme juridique|enregistr|\bNEQ\b|travailleu(?:r|se) autonome/iu,
    reply: () => ({
      en: 'On registering: in Québec the Registraire des entreprises explains the forms (sole proprietorship, partnership, company) and checks names; a notary or lawyer is worth an hour once there are partners.',
      fr: "Sur l'immatriculation : le Registraire des entreprises explique les formes (entreprise individuelle, société, société par actions) et vérifie les noms ; une heure avec un notaire ou une avocate vaut la peine dès qu'il y a des associés.",
    }),
  },
  {
    sign: /\btax(?:es)?\b|\bGST\b|\bQST\b|\bTPS\b|\bTVQ\b|taxes?\b|impôt/iu,
    reply: () => ({
      en: 'On taxes: Revenu Québec says when to register for GST and QST. Write your prices before tax in every calculation, so that they compare.',
      fr: "Sur les taxes : Revenu Québec indique quand s'inscrire à la TPS et à la TVQ. Écrivez vos prix avant taxes dans tous vos calculs, pour qu'ils se comparent.",
    }),
  },
  {
    sign: /\bpartners?\b|\bco-?founder|\bassocié|cofondat|partenaire/iu,
    reply: () => ({
      en: 'On partners: agree in writing who brings what, who decides what, and what happens when one leaves, before the first dollar comes in.',
      fr: "Sur les associés : convenez par écrit de qui apporte quoi, qui décide de quoi et de ce qui arrive si quelqu'un part, avant le premier dollar de revenu.",
    }),
  },
  {
    sign: /\binsur|assuranc/iu,
    reply: () => ({
      en: 'On insurance: describe one ordinary day to two brokers and ask each what would not be covered; the quote is also a monthly cost for the calculation.',
      fr: 'Sur les assurances : décrivez une journée ordinaire à deux courtiers et demandez à chacun ce qui ne serait pas couvert ; la soumission est aussi un coût mensuel pour le calcul.',
    }),
  },
  {
    sign: /\bcompetit|\bcompetes?\b|concurren|compétit/iu,
    reply: () => ({
      en: 'On competitors: the module “Situation analysis” compares them one by one; name them there, with a price for each.',
      fr: 'Sur les concurrents : le module « Analyse de la situation » les compare un par un ; nommez-les là, avec un prix pour chacun.',
    }),
  },
  {
    sign: /\bpric(?:e|es|ing)\b|how much (?:should|can|could) i charge|\bprix\b|\btarif|combien (?:demander|charger|facturer)/iu,
    reply: () => ({
      en: 'On the price: start from what they pay today for the nearest thing, not from your costs; then check with your costs that something is left. A price said aloud to five people tells more than a table.',
      fr: "Sur le prix : partez de ce que les gens paient aujourd'hui pour ce qui s'en rapproche le plus, et non de vos coûts ; vérifiez ensuite, avec vos coûts, qu'il reste quelque chose. Un prix dit à voix haute à cinq personnes en apprend plus qu'un tableau.",
    }),
  },
  {
    sign: /\bmarketing\b|\badvertis|social media|\bfacebook\b|\binstagram\b|publicité|réseaux sociaux|faire connaître/iu,
    reply: () => ({
      en: 'On making yourself known: the first ten customers come by name, not by advertising. Note how each one heard of you; that list becomes your advertising plan.',
      fr: 'Sur la façon de vous faire connaître : les dix premiers clients se gagnent un par un, pas par la publicité. Notez comment chacun a entendu parler de vous : cette liste deviendra votre plan de communication.',
    }),
  },
];

/** The comments of this run, quoted, with what follows from them. */
export function clarification(reading: Reading): string | undefined {
  const { clarification: text, say, quote, money, answer } = reading;
  if (text === '') return undefined;
  const help = startingHelp(answer('idea', 'location') ?? '');
  const replies = topics.filter((topic) => topic.sign.test(text)).map((topic) => say(topic.reply(help)));
  const amounts = readFigures(text).map((figure) => money(figure.dollars));
  const points = [
    ...(amounts.length > 0
      ? [
          say({
            en: `The amounts you give here (${amounts.slice(0, 4).join(', ')}, your answer) are used in the calculations wherever their meaning is clear.`,
            fr: `Les montants que vous donnez ici (${amounts.slice(0, 4).join(', ')}, votre réponse) servent aux calculs partout où leur sens est clair.`,
          }),
        ]
      : []),
    ...replies.slice(0, 4),
    ...(replies.length === 0 && amounts.length === 0
      ? [
          /\?\s*$/u.test(text)
            ? say({
                en: `Your answers do not hold what it takes to reply. Put the question as it stands to ${help.en}, and to the next customer you meet: the two replies side by side will tell you more than either.`,
                fr: `Vos réponses ne contiennent pas de quoi y répondre. Posez la question telle quelle à une ressource (${help.fr}) et au prochain client rencontré : les deux réponses côte à côte vous en diront plus que chacune.`,
              })
            : say({
                en: 'This comment is kept for this run only. If it is a fact about the project, put it into the answer it belongs to, so that later modules know it too.',
                fr: "Cette précision ne vaut que pour cette fois. Si c'est un fait sur le projet, ajoutez-le à la réponse concernée, pour que les modules suivants le connaissent aussi.",
              }),
        ]
      : []),
  ];
  return blocks(
    say({ en: '## Your comment', fr: '## Votre précision' }),
    say({ en: `You added: ${quote(text, 320)}.`, fr: `Vous avez ajouté : ${quote(text, 320)}.` }),
    bullets(points),
  );
}
