import { blocks, bullets } from '../markdown.ts';
import { isInQuebec } from '../reading/in-quebec.ts';
import { hasPremises } from '../reading/premises.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline } from '../reading/sentences.ts';
import type { Outreach } from './outreach.ts';

const messages =
  /\b(?:e-?mails?|newsletter|text messages?|texts?|sms|messages?|numbers?|addresses)\b|courriel|infolettre|textos?\b|messages?\b|numéros?\b|adresses?\b/iu;

/** French and consent: what to ask, and where. The rules themselves stand with those who keep them. */
export function languageRules(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer } = reading;
  const location = answer('idea', 'location') ?? answer('business-plan', 'location') ?? '';
  const brand = answer('marketing', 'brandName') ?? reading.request.project.name;
  const consent = consentOf(reading, outreach);
  if (!isInQuebec(location)) {
    return blocks(
      say({ en: '## Language and consent', fr: '## Langue et consentement' }),
      say({
        en: `Your place is ${quote(location, 100)}. If you also sell to people in Québec, their right to be served in French applies to what you send them: ask the Office québécois de la langue française what that means for your site, your labels and your contracts.`,
        fr: `Votre lieu est ${quote(location, 100)}. Si vous vendez aussi à des gens du Québec, leur droit d'être servis en français touche ce que vous leur envoyez : demandez à l'Office québécois de la langue française ce que cela veut dire pour votre site, vos étiquettes et vos contrats.`,
      }),
      bullets([consent]),
    );
  }
  const model = answer('idea', 'businessModel');
  const isWebOnly = answer('brainstorm', 'businessType') === 'online' || isOnline(location);
  const points = [
    say({
      en: `**Name:** is ${quote(brand, 60)} accepted as the name of a business in Québec, and with which generic part if it is not in French?`,
      fr: `**Nom :** est-ce que ${quote(brand, 60)} est accepté comme nom d'entreprise au Québec, et avec quelle partie générique s'il n'est pas en français ?`,
    }),
    ...(hasPremises(reading) && !isWebOnly
      ? [
          say({
            en: '**Sign and window:** what must the sign, the prices and the posters say in French, and how large beside another language? Ask before you order the sign.',
            fr: "**Enseigne et vitrine :** que doivent dire en français l'enseigne, les prix et les affiches, et dans quelle proportion à côté d'une autre langue ? Demandez-le avant de commander l'enseigne.",
          }),
        ]
      : []),
    say({
      en: '**Site, social media, brochures:** which pages and publications must exist in French, and as complete as in any other language?',
      fr: '**Site, réseaux sociaux, dépliants :** quelles pages et publications doivent exister en français, et aussi complètes que dans toute autre langue ?',
    }),
    model === 'product_sales'
      ? say({
          en: '**Packaging and labels:** what must stand on the product in French? For food, ask the MAPAQ and the Canadian Food Inspection Agency about labels as well.',
          fr: "**Emballages et étiquettes :** qu'est-ce qui doit figurer en français sur le produit ? Pour un aliment, demandez aussi au MAPAQ et à l'Agence canadienne d'inspection des aliments ce qui concerne l'étiquette.",
        })
      : say({
          en: '**Contracts, invoices, the product itself:** in which order may the French and another version of a contract or of a screen be offered?',
          fr: "**Contrats, factures, le produit lui-même :** dans quel ordre peut-on proposer la version française et une autre version d'un contrat ou d'un écran ?",
        }),
  ];
  return blocks(
    say({ en: '## French and consent', fr: '## Français et consentement' }),
    say({
      en: 'In Québec customers have the right to be informed and served in French; the Charter of the French language says how. The place to ask is the Office québécois de la langue française, which advises businesses. Questions to bring for this project:',
      fr: "Au Québec, la clientèle a le droit d'être informée et servie en français ; la Charte de la langue française dit comment. L'endroit où demander est l'Office québécois de la langue française, qui conseille les entreprises. Les questions à poser pour ce projet :",
    }),
    bullets([...points, consent]),
  );
}

function consentOf({ say, quote }: Reading, { actions, contents }: Outreach): string {
  const action = [...actions, ...contents].find((entry) => messages.test(entry));
  return action === undefined
    ? say({
        en: '**Consent:** before any commercial email or text message, you need the agreement of the person and a way to unsubscribe; the CRTC, which applies the anti-spam law, says how to record it.',
        fr: "**Consentement :** avant tout courriel ou texto commercial, il vous faut l'accord de la personne et un moyen de se désabonner ; le CRTC, qui applique la loi antipourriel, dit comment le consigner.",
      })
    : say({
        en: `**Consent:** you plan ${quote(action, 110)}. A commercial email or text message needs the agreement of the person and a way to unsubscribe; ask the CRTC, which applies the anti-spam law, whether what you hold counts as agreement.`,
        fr: `**Consentement :** vous prévoyez ceci, ${quote(action, 110)}. Un courriel ou un texto commercial demande l'accord de la personne et un moyen de se désabonner ; demandez au CRTC, qui applique la loi antipourriel, si ce que vous avez compte comme un accord.`,
      });
}
