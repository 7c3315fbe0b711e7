import { moduleKeys } from '@elan/domain/modules/keys';
import { generationLimits } from '@elan/domain/plans';
import { priceText } from '@elan/domain/product';
import { Check, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SupportLink } from '../../components/support-link.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { rememberReturnTo } from '../../lib/return-to.ts';
import { type SessionState, useSession } from '../../lib/session.ts';

const messages = defineMessages({
  title: { en: 'One plan, everything in it', fr: 'Un seul forfait, tout est dedans' },
  lead: {
    en: 'The three free modules stay free. Premium opens the rest of the journey.',
    fr: 'Les trois modules gratuits le restent. Premium ouvre la suite du parcours.',
  },
  plan: { en: 'Premium', fr: 'Premium' },
  perMonth: { en: 'per month', fr: 'par mois' },
  terms: { en: 'Cancel anytime, no refunds.', fr: 'Annulable en tout temps, aucun remboursement.' },
  generations: {
    en: `${generationLimits.premium} generations per month`,
    fr: `${generationLimits.premium} générations par mois`,
  },
  modules: { en: `All ${moduleKeys.length} modules`, fr: `Les ${moduleKeys.length} modules` },
  collaboration: { en: 'Unlimited collaboration', fr: 'Collaboration illimitée' },
  start: { en: 'Start now', fr: 'Commencer maintenant' },
  incomplete: { en: 'Configuration incomplete', fr: 'Configuration incomplète' },
  incompleteText: {
    en: 'Payment configuration is incomplete. Please contact support.',
    fr: 'La configuration du paiement est incomplète. Veuillez contacter le soutien.',
  },
  supportSubject: { en: 'Payment configuration', fr: 'Configuration du paiement' },
  founder: { en: 'Founder', fr: 'Fondateur' },
  founderText: {
    en: 'Everything is included in your founder account. There is nothing to pay.',
    fr: "Tout est inclus dans votre compte fondateur. Il n'y a rien à payer.",
  },
  active: { en: 'Your Premium plan is active.', fr: 'Votre forfait Premium est actif.' },
  honest: {
    en: 'The content is tailored to your project. Success is not guaranteed, and payments are not refunded.',
    fr: "Le contenu est adapté à votre projet. Le succès n'est pas garanti, et les paiements ne sont pas remboursés.",
  },
});

/** What stands below the price: it depends on who looks and on what they have already. */
type Offer = 'start' | 'unavailable' | 'premium' | 'founder';

function offerTo(session: SessionState): Offer {
  if (session.status !== 'signed-in') return 'start';
  if (session.account.isFounder) return 'founder';
  return session.account.hasPremiumAccess ? 'premium' : 'unavailable';
}

export function PricingPage() {
  const words = useMessages(messages);
  const offer = offerTo(useSession());
  return (
    <div className="mx-auto max-w-xl">
      <PageTitle lead={words.lead}>{words.title}</PageTitle>
      {offer === 'unavailable' && (
        <Banner className="mt-6" tone="warning">
          {words.incompleteText} <SupportLink subject={words.supportSubject} />
        </Banner>
      )}
      <Card as="section" className="mt-8" data-plan="premium" padding="large">
        <h2 className="text-2xl">{words.plan}</h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-3xl font-semibold whitespace-nowrap">{priceText}</span>
          <span className="text-muted">{words.perMonth}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{words.terms}</p>
        <ul className="mt-6 mb-8 flex flex-col gap-2.5">
          {[words.generations, words.modules, words.collaboration].map((benefit) => (
            <li className="flex gap-2.5" key={benefit}>
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-green" />
              {benefit}
            </li>
          ))}
        </ul>
        <OfferAction offer={offer} />
      </Card>
      <p className="mt-5 text-sm text-muted">{words.honest}</p>
    </div>
  );
}

function OfferAction({ offer }: { offer: Offer }): ReactNode {
  const words = useMessages(messages);
  const navigate = useNavigate();

  const signInFirst = () => {
    // Back here after signing in (decision C-21).
    rememberReturnTo('/pricing');
    return navigate('/auth');
  };

  switch (offer) {
    case 'start':
      return (
        <Button className="w-full" onClick={signInFirst} size="large" variant="accent">
          {words.start}
        </Button>
      );
    case 'unavailable':
      return (
        <Button className="w-full" disabled size="large" variant="secondary">
          {words.incomplete}
        </Button>
      );
    case 'founder':
      return (
        <div>
          <Badge icon={<Crown aria-hidden className="size-4" />} tone="gold">
            {words.founder}
          </Badge>
          <p className="mt-2">{words.founderText}</p>
        </div>
      );
    case 'premium':
      return <p className="font-semibold text-green">{words.active}</p>;
  }
}
