import { Banner } from '../../components/ui/banner.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  created: {
    en: 'Your account has been created. You can sign in now.',
    fr: 'Votre compte est créé. Vous pouvez maintenant vous connecter.',
  },
  checkInbox: {
    en: 'Check your inbox to confirm your email address.',
    fr: 'Consultez votre boîte de réception pour confirmer votre adresse courriel.',
  },
  confirmed: {
    en: 'Your email address is confirmed. You can sign in now.',
    fr: 'Votre adresse courriel est confirmée. Vous pouvez maintenant vous connecter.',
  },
  updated: { en: 'Password updated successfully.', fr: 'Mot de passe mis à jour.' },
  addressChanged: {
    en: 'Your address has been changed. You can sign in with the new one.',
    fr: 'Votre adresse est changée. Vous pouvez vous connecter avec la nouvelle.',
  },
  expired: {
    en: 'Your session has ended. Sign in to continue: what you typed is kept on this device.',
    fr: 'Votre session est terminée. Connectez-vous pour continuer\u00a0: ce que vous avez saisi est conservé sur cet appareil.',
  },
});

export type Arrival = keyof typeof messages;

/** What led to the sign-in form: an account was just created, a session ended. */
export function ArrivalNotice({ arrival }: { arrival: Arrival }) {
  const words = useMessages(messages);
  const tone = arrival === 'expired' ? 'info' : 'success';
  return <Banner tone={tone}>{words[arrival]}</Banner>;
}
