import { Check } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  title: { en: 'Your account has been deleted', fr: 'Votre compte a été supprimé' },
  lead: {
    en: 'Everything is done. There is nothing more you need to do.',
    fr: "C'est fait, et vous n'avez rien d'autre à faire.",
  },
  erased: { en: 'What has been erased', fr: 'Ce qui a été effacé' },
  again: {
    en: 'You can create a new account with the same email address whenever you like.',
    fr: 'Vous pouvez créer un nouveau compte avec la même adresse courriel quand vous le voulez.',
  },
  home: { en: 'Back to home', fr: "Retour à l'accueil" },
});

const erased = [
  { en: 'Your projects and analyses', fr: 'Vos projets et analyses' },
  { en: 'Your journal and personas', fr: 'Votre journal et vos profils de clients' },
  { en: 'Your preferences and history', fr: 'Vos préférences et votre historique' },
  { en: 'Your subscription, which has been cancelled', fr: 'Votre abonnement, qui a été annulé' },
  { en: 'Your user account', fr: "Votre compte d'utilisateur" },
];

export function AccountDeleted() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle lead={words.lead}>{words.title}</PageTitle>
      <Card className="mt-8" padding="large">
        <h2 className="text-xl">{words.erased}</h2>
        <ul className="mt-4 flex flex-col gap-2">
          {erased.map((item) => (
            <li className="flex gap-2.5" key={item.en}>
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-green" />
              {text(item)}
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-6 text-muted">{words.again}</p>
      <LinkButton className="mt-6" to="/auth">
        {words.home}
      </LinkButton>
    </div>
  );
}
