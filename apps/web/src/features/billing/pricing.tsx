import { capitalised } from '@elan/domain/in-words';
import { moduleCounts } from '@elan/domain/modules/module-counts';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { useSession } from '../../data/account/session.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import { VisitorOffer } from './visitor-offer.tsx';

const AccountOffer = lazy(async () => ({
  default: (await import('./account-offer.tsx')).AccountOffer,
}));

const messages = defineMessages({
  title: { en: 'One plan, everything included', fr: 'Un seul forfait, tout est dedans' },
  lead: {
    en: `The ${moduleCounts.free.en} free modules stay free. Premium unlocks the rest of the journey.`,
    fr: `${capitalised(moduleCounts.free).fr} modules restent gratuits. Premium ouvre tous les autres.`,
  },
  disclaimer: {
    en: 'The content is tailored to your project. Success is not guaranteed, and payments are not refunded.',
    fr: "Le contenu est adapté à votre projet. Le succès n'est pas garanti, et les paiements ne sont pas remboursés.",
  },
});

/** Public and signed in. Prerendered as a visitor sees it. */
export function Pricing() {
  const words = useMessages(messages);
  const { status } = useSession();
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6">
      <PageTitle lead={words.lead}>{words.title}</PageTitle>
      {status === 'signed-in' ? (
        <Suspense fallback={<PlanCard />}>
          <AccountOffer />
        </Suspense>
      ) : (
        <VisitorOffer />
      )}
      <p className="text-sm text-muted">{words.disclaimer}</p>
      <PlanQuestions />
    </div>
  );
}
