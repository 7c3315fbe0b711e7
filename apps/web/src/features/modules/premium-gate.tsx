import { priceText } from '@elan/domain/product';
import { Check, LockKeyhole } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { UsageMeter } from '../../components/usage-meter.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { moduleMessages } from './messages.ts';

/** Shown in place of a locked module (TIER-014 to TIER-017). */
export function PremiumGate({ title }: { title: string }) {
  const words = useMessages(moduleMessages);
  const account = useAccount();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle
        badges={
          <Badge icon={<LockKeyhole aria-hidden className="size-3.5" />} tone="primary">
            {words.premiumModule}
          </Badge>
        }
        lead={words.gateLead}
      >
        {title}
      </PageTitle>
      <div className="grid gap-4 sm:grid-cols-2">
        <Plan
          badge={words.gateYours}
          items={[words.gateFreeGenerations, words.gateFreeModules]}
          price={words.gateFreePrice}
          title={words.gateFree}
        />
        <Plan
          items={[words.gatePremiumGenerations, words.gatePremiumModules, words.gatePremiumTeam, words.gateCancel]}
          price={words.gatePremiumPrice(priceText)}
          raised
          title={words.gatePremium}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex min-w-0 flex-col gap-3">
          <p className="min-w-0 text-sm break-all text-muted">{words.signedInAs(account.user.email)}</p>
          <UsageMeter account={account} className="w-64" />
        </div>
        <LinkButton size="large" to="/pricing" variant="accent">
          {words.unlock}
        </LinkButton>
      </div>
    </div>
  );
}

type PlanProps = { title: string; price: string; items: readonly string[]; badge?: string; raised?: boolean };

function Plan({ title, price, items, badge, raised = false }: PlanProps) {
  return (
    <Card as="section" tone={raised ? 'raised' : 'sunken'}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        {badge !== undefined && <Badge tone="primary">{badge}</Badge>}
      </div>
      <p className="mt-1 font-semibold">{price}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {items.map((item) => (
          <li className="flex items-start gap-2" key={item}>
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-green" />
            {item}
          </li>
        ))}
      </ul>
    </Card>
  );
}
