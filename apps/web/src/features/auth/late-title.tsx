import { PageTitle } from '../../components/ui/page-title.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  codeTitle: { en: 'Your code', fr: 'Votre code' },
  codeLead: {
    en: 'Open your authenticator app and type the code it shows for this account.',
    fr: "Ouvrez votre application d'authentification et saisissez le code qu'elle affiche pour ce compte.",
  },
  recoveryTitle: { en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' },
  recoveryLead: {
    en: 'You will then sign in with it on all your devices.',
    fr: 'Vous vous connecterez ensuite avec celui-ci sur tous vos appareils.',
  },
  confirmTitle: { en: 'Confirm your address', fr: 'Confirmez votre adresse' },
  confirmLead: {
    en: 'Mail programs open links by themselves, so nothing happens before you press the button.',
    fr: "Des logiciels de messagerie ouvrent les liens d'eux-mêmes\u00a0: rien ne se passe avant que vous appuyiez sur le bouton.",
  },
  addressTitle: { en: 'Your new address', fr: 'Votre nouvelle adresse' },
  addressLead: {
    en: 'From now on you will sign in with it, and mail will go to it.',
    fr: 'Vous vous connecterez désormais avec elle, et les courriels y seront envoyés.',
  },
});

/** The title above a form that few visitors see, fetched with it. */
export function LateTitle({ mode }: { mode: 'recovery' | 'confirm' | 'address' | 'code' }) {
  const words = useMessages(messages);
  return <PageTitle lead={words[`${mode}Lead`]}>{words[`${mode}Title`]}</PageTitle>;
}
