import type { Localized, Text } from '@elan/domain/locale';
import { lockout } from '@elan/domain/lockout';
import { retention } from '@elan/domain/retention';

export type PrivacyPart = {
  /** The section's anchor. */
  readonly id: string;
  readonly title: Text;
  /** A sentence the server fills in from its settings, shown before the rest. */
  readonly disclosure?: 'location' | 'model';
  readonly paragraphs: Localized<readonly string[]>;
  readonly items?: Localized<readonly string[]>;
};

/**
 * What happens to people's data (decision M-12), matching what the server really does. Part of the terms, section 8.
 */
export const privacyNotice: readonly PrivacyPart[] = [
  {
    id: 'privacy-kept',
    title: { en: 'What we keep', fr: 'Ce que nous conservons' },
    paragraphs: {
      en: ['Only what the service needs to work:'],
      fr: ['Uniquement ce dont le service a besoin pour fonctionner\u00a0:'],
    },
    items: {
      en: [
        'Your account: your email address, your password in a form that cannot be read back, the identifier under which Google or Microsoft knows you if you sign in with them, the public keys of your passkeys with the names you gave them, the secret of your authenticator app, encrypted, your language, the names, scopes and dates of your access tokens and connected assistants, and for each open session when it began, its network address and its browser.',
        'Your work: projects, answers, every version of every analysis, ideas, personas, journal, comments, who did what and when, and the addresses of the people you invite.',
        'Your plan: how many analyses you used and, if you subscribe, the state and dates of the subscription and the brand and last four digits of the card. The card number itself never reaches us.',
        'On your own device, in the browser: two cookies, one that keeps you signed in and one that remembers your language, a third for ten minutes while you sign in with Google or Microsoft, and one for thirty days after you sign up, which shows that it was this browser. Besides them: the language, the project you had open, whether you have seen the guided tour, text that is not saved yet, how often a sign-in failed, and the files of the application itself, so that it starts without a network.',
      ],
      fr: [
        "Votre compte\u00a0: votre adresse courriel, votre mot de passe sous une forme illisible, l'identifiant sous lequel Google ou Microsoft vous connaît si vous vous connectez ainsi, les clés publiques de vos clés d'accès et les noms que vous leur donnez, le secret de votre application d'authentification, chiffré, votre langue, le nom, la portée et les dates de vos jetons d'accès et assistants connectés et, pour chaque session ouverte, le moment où elle a commencé, son adresse réseau et son navigateur.",
        "Votre travail\u00a0: projets, réponses, chaque version de chaque analyse, idées, profils de clients, journal, commentaires, qui a fait quoi et quand, et l'adresse des personnes que vous invitez.",
        "Votre forfait\u00a0: le nombre d'analyses utilisées et, si vous êtes abonné, l'état et les dates de l'abonnement ainsi que la marque et les quatre derniers chiffres de la carte. Le numéro de carte lui-même ne nous parvient jamais.",
        "Sur votre appareil, dans le navigateur\u00a0: deux témoins (cookies), l'un pour maintenir votre session, l'autre pour retenir votre langue, un troisième, pendant dix minutes, quand vous vous connectez avec Google ou Microsoft, et un autre, pendant trente jours après l'inscription, qui montre qu'elle venait de ce navigateur. S'y ajoutent la langue, le projet que vous aviez ouvert, le fait d'avoir vu ou non la visite guidée, le texte pas encore enregistré, le nombre de connexions échouées et les fichiers de l'application elle-même, pour qu'elle démarre sans réseau.",
      ],
    },
  },
  {
    id: 'privacy-place',
    title: { en: 'Where your data lives', fr: 'Où se trouvent vos données' },
    disclosure: 'location',
    paragraphs: {
      en: [
        'There is no advertising, no tracking and no file from another site on our pages. Data leaves the server in three cases only: an analysis that you ask for (next part), an email to you or to somebody you invite, which travels through our mail provider, and a payment, which Stripe handles with your email address and card. If you choose to sign in with Google or Microsoft, they learn that you use this service, and give us your address there.',
      ],
      fr: [
        "Nos pages ne contiennent ni publicité, ni suivi, ni fichier provenant d'un autre site. Des données quittent le serveur dans trois cas seulement\u00a0: une analyse que vous demandez (partie suivante), un courriel envoyé à vous ou à une personne que vous invitez, qui passe par notre fournisseur de messagerie, et un paiement, que Stripe traite avec votre adresse courriel et votre carte. Si vous choisissez de vous connecter avec Google ou Microsoft, ils apprennent que vous utilisez ce service et nous donnent l'adresse que vous y avez.",
      ],
    },
  },
  {
    id: 'privacy-model',
    title: { en: 'Which AI model sees what', fr: "Ce que voit le modèle d'IA" },
    disclosure: 'model',
    paragraphs: {
      en: [
        'Where a model is connected, each analysis you ask for sends this to the AI provider: the name and description of the project, your answers, the idea you chose, the earlier analyses that a model wrote, the personas, the score and the table of figures of the same project (never its debts and household figures), and what you write in the comments box. The beginning of the five newest entries of your journal goes with it, so that the analysis knows what has happened since; an analysis of the journal itself sends the ten newest in full.',
        'The model also reads figures in your answers, to suggest figures for you to check: shortly after you stop typing, the answers of that module are sent, without anything else.',
        'Never sent: your email address, your password, anything about payment, the comments of your team and who is in it.',
        'An AI provider may be outside Québec, where other privacy laws apply. Do not write personal information about other people, or secrets, into your answers. We do not use your texts to train a model.',
      ],
      fr: [
        "Lorsqu'un modèle est connecté, voici ce qui est transmis au fournisseur d'IA à chaque analyse que vous demandez\u00a0: le nom et la description du projet, vos réponses, l'idée que vous avez choisie, les analyses précédentes rédigées par un modèle, les profils de clients, l'indice et le tableau des chiffres du même projet (jamais ses chiffres sur les dettes et le ménage), et ce que vous écrivez dans la case des commentaires. Le début des cinq entrées les plus récentes de votre journal y est joint, pour que l'analyse sache ce qui s'est passé depuis\u00a0; une lecture du journal même transmet les dix plus récentes en entier.",
        "Le modèle lit aussi les chiffres de vos réponses, afin de vous suggérer des chiffres à vérifier\u00a0: peu après que vous avez cessé d'écrire, les réponses de ce module sont transmises, sans rien d'autre.",
        'Jamais transmis\u00a0: votre adresse courriel, votre mot de passe, ce qui touche au paiement, les commentaires de votre équipe et sa composition.',
        "Un fournisseur d'IA peut se trouver à l'extérieur du Québec, où d'autres lois sur la vie privée s'appliquent. N'inscrivez dans vos réponses ni renseignements personnels sur d'autres personnes ni secrets. Nous ne nous servons pas de vos textes pour entraîner un modèle.",
      ],
    },
  },
  {
    id: 'privacy-people',
    title: { en: 'Who else can read it', fr: "Qui d'autre peut les lire" },
    paragraphs: {
      en: [
        'The people you invite to a project see what their role allows, and the email addresses of those who work on it. Anyone with a share link that you create can read the one document it leads to, until the link ends or you revoke it; we note when it was opened, and nothing about the reader. Nobody else sees anything. We sell nothing, and we look into a project only when you ask us for help or the law obliges us.',
      ],
      fr: [
        "Les personnes que vous invitez dans un projet voient ce que leur rôle permet, ainsi que l'adresse courriel de celles qui y travaillent. Quiconque a un lien de partage que vous avez créé peut lire le seul document auquel il mène, jusqu'à la fin du lien ou jusqu'à ce que vous le révoquiez\u00a0; nous notons quand il a été ouvert, et rien sur la personne qui lit. Personne d'autre ne voit quoi que ce soit. Nous ne vendons rien et ne consultons un projet que si vous nous demandez de l'aide ou si la loi nous y oblige.",
      ],
    },
  },
  {
    id: 'privacy-retention',
    title: { en: 'How long we keep it', fr: 'Combien de temps nous les conservons' },
    paragraphs: {
      en: ['Your account and your projects stay until you delete them. The rest is deleted automatically:'],
      fr: [
        "Votre compte et vos projets restent jusqu'à ce que vous les supprimiez. Le reste disparaît de lui-même\u00a0:",
      ],
    },
    items: {
      en: [
        `a session: when you sign out, or ${retention.sessionDays} days after its last use, at most ${retention.sessionMaxDays} days after you signed in;`,
        `the record that we wrote to you, without the text of the email: after ${retention.mailDays} days;`,
        `the count of failed sign-ins: after ${lockout.forgottenAfterHours} hours;`,
        `a notice in the bell: after ${retention.noticeDays} days;`,
        `a project you deleted: after ${retention.trashDays} days in your trash, or at once when you empty it;`,
        'the file of a picture, once it is deleted for good, also with its project or your account: within a day;',
        `messages of the payment provider: after ${retention.paymentEventDays} days;`,
        'the logs of the server hold no address, no answer and no text of yours; when a page crashes, they note where in our code it happened, on which page and in which browser, without saying who you are.',
      ],
      fr: [
        `une session\u00a0: dès que vous vous déconnectez, ou ${retention.sessionDays} jours après sa dernière utilisation, et au plus tard ${retention.sessionMaxDays} jours après votre connexion\u00a0;`,
        `la trace d'un courriel que nous vous avons écrit, sans son texte\u00a0: après ${retention.mailDays} jours\u00a0;`,
        `le compte des connexions échouées\u00a0: après ${lockout.forgottenAfterHours} heures\u00a0;`,
        `un avis dans la cloche\u00a0: après ${retention.noticeDays} jours\u00a0;`,
        `un projet que vous avez supprimé\u00a0: après ${retention.trashDays} jours dans votre corbeille, ou dès que vous la videz\u00a0;`,
        "le fichier d'une image, une fois qu'elle est supprimée pour de bon, aussi avec son projet ou votre compte\u00a0: en moins d'un jour\u00a0;",
        `les messages du fournisseur de paiement\u00a0: après ${retention.paymentEventDays} jours\u00a0;`,
        'les journaux du serveur ne contiennent ni adresse, ni réponse, ni texte de votre part\u00a0; si une page plante, ils notent à quel endroit de notre code, sur quelle page et dans quel navigateur, sans indiquer qui vous êtes.',
      ],
    },
  },
  {
    id: 'privacy-export',
    title: { en: 'Taking your data with you', fr: 'Emporter vos données' },
    paragraphs: {
      en: [
        'On the account page, "Download my data" gives you one file with everything that your account owns, earlier versions included. It is free on every plan and as often as you like.',
      ],
      fr: [
        "Sur la page du compte, «\u00a0Télécharger mes données\u00a0» vous remet un seul fichier contenant tout ce qui appartient à votre compte, versions antérieures comprises. C'est gratuit avec tous les forfaits, aussi souvent que vous le voulez.",
      ],
    },
  },
  {
    id: 'privacy-deletion',
    title: { en: 'Deleting your account', fr: 'Supprimer votre compte' },
    paragraphs: {
      en: [
        'You do it yourself on the account page, and it happens at once: the subscription ends at the payment provider, then your projects with all that is in them and your account are erased. It cannot be undone, not even by us.',
        `What you wrote in projects of other people stays there without your name. The email that confirms the deletion is kept for ${retention.mailDays} days like every other. Stripe keeps the receipts that the law asks for, and a backup goes when a newer one replaces it.`,
      ],
      fr: [
        "Vous le faites vous-même sur la page du compte, et l'effet est immédiat\u00a0: l'abonnement prend fin chez le fournisseur de paiement, puis vos projets, avec tout ce qu'ils contiennent, et votre compte sont effacés. Personne ne peut revenir en arrière, nous non plus.",
        `Ce que vous avez écrit dans les projets d'autres personnes y reste, sans votre nom. Le courriel qui confirme la suppression est conservé ${retention.mailDays} jours, comme tous les autres. Stripe garde les reçus que la loi exige, et une copie de sauvegarde disparaît lorsqu'une plus récente la remplace.`,
      ],
    },
  },
  {
    id: 'privacy-rights',
    title: { en: 'Your rights, and whom to write to', fr: 'Vos droits, et à qui écrire' },
    paragraphs: {
      en: [
        'Under the Québec Act respecting the protection of personal information in the private sector, as amended by Law 25, you may see your information, receive it in a usable form, have it corrected or erased, and withdraw your consent. No decision about you is made by a machine alone. If something happens to your data that may cause you serious harm, we tell you and the authority.',
        "Write to the address in the last section: it reaches the person in charge of the protection of personal information, who answers within thirty days. If the answer does not satisfy you, you may turn to the Commission d'accès à l'information du Québec.",
      ],
      fr: [
        "En vertu de la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25, vous pouvez consulter vos renseignements, les recevoir sous une forme utilisable, les faire corriger ou effacer, et retirer votre consentement. Aucune décision à votre sujet n'est prise par une machine seule. S'il arrive à vos données quelque chose qui peut vous causer un préjudice sérieux, nous vous en avisons, ainsi que l'autorité.",
        "Écrivez à l'adresse de la dernière section\u00a0: elle joint la personne responsable de la protection des renseignements personnels, qui répond dans les trente jours. Si la réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission d'accès à l'information du Québec.",
      ],
    },
  },
];
