import type { Text } from '@elan/domain/locale';
import { Button } from '../../components/ui/button.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authErrorKind, authTexts } from '../../data/sign-in/auth-errors.ts';
import { confirmAddress } from '../../data/sign-in/credential-api.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { addressOfLink } from './address-of-link.ts';
import { EmailedLink } from './emailed-link.tsx';

const messages = defineMessages({
  address: { en: 'You confirm the address', fr: "Vous confirmez l'adresse" },
  confirm: { en: 'Confirm my address', fr: 'Confirmer mon adresse' },
  otherBrowser: {
    en: 'Did you sign up on another device or in another browser? You then choose your password again here.',
    fr: 'Vous vous êtes inscrit sur un autre appareil ou dans un autre navigateur\u00a0? Vous choisirez alors de nouveau votre mot de passe ici.',
  },
  over: {
    en: 'This confirmation link has already been used or is no longer valid. Sign in: if your address still needs to be confirmed, you can ask for a new link.',
    fr: "Ce lien de confirmation a déjà été utilisé ou n'est plus valide. Connectez-vous\u00a0: si votre adresse reste à confirmer, vous pourrez demander un nouveau lien.",
  },
  toSignIn: { en: 'Go to the sign-in page', fr: 'Aller à la page de connexion' },
});

type Props = {
  token: string;
  /** The address is confirmed; `reset` is what a new password is chosen with, where the earlier one has ended. */
  onDone: (address: string | null, reset: string | null) => void;
  onLeave: () => void;
};

/** Behind the link that confirms the address of a new account. */
export function ConfirmAddress({ token, onDone, onLeave }: Props) {
  const words = useMessages(messages);
  const address = addressOfLink(token);
  const { failure, attempt } = useAttempt(
    (thrown): Text => {
      const kind = authErrorKind(toAuthFailure(thrown));
      return kind === 'expiredLink' || kind === 'email' ? messages.over : authTexts[kind];
    },
    token === '' ? messages.over : null,
  );
  const press = () =>
    attempt(async () => {
      onDone(address, await confirmAddress(token));
    });

  return (
    <EmailedLink
      about={{ lead: words.address, address }}
      action={words.confirm}
      failure={failure}
      instead={
        failure === messages.over ? (
          <Button className="w-full" onClick={onLeave} size="large" variant="accent">
            {words.toSignIn}
          </Button>
        ) : null
      }
      onPress={press}
    >
      <p className="text-sm text-muted">{words.otherBrowser}</p>
    </EmailedLink>
  );
}
