import { priceText } from '@elan/domain/product';
import { Check, LockKeyhole } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { UsageMeter } from '../../components/usage-meter.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { gateMessages } from './gate-messages.ts';
import { moduleMessages } from './messages.ts';

/** Shown in place of a locked module (TIER-014 to TIER-017). */
export function PremiumGate({ title }: { title: string }) {
  const words = useMessages(moduleMessages);
  const gate = useMessages(gateMessages);
  const account = useAccount();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle
        badges={
          <Badge icon={<LockKeyhole aria-hidden className="size-3.5" />} tone="primary">
            {words.premiumModule}
          </Badge>
        }
        lead={gate.gateLead}
      >
        {title}
      </PageTitle>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Plan
          badge={gate.gateYours}
          items={[gate.gateFreeGenerations, gate.gateFreeModules]}
          price={gate.gateFreePrice}
          title={gate.gateFree}
        />
        <Plan
          items={[gate.gatePremiumGenerations, gate.gatePremiumModules, gate.gatePremiumTeam, gate.gateCancel]}
          price={gate.gatePremiumPrice(priceText)}
          raised
          title={gate.gatePremium}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex min-w-0 max-w-full flex-col gap-3">
          <p className="min-w-0 text-sm break-all text-muted">{gate.signedInAs(account.user.email)}</p>
          <UsageMeter account={account} className="w-64 max-w-full" />
        </div>
        <LinkButton size="large" to="/pricing" variant="accent">
          {gate.unlock}
        </LinkButton>
      </div>
    </div>
  );
}

type PlanProps = { title: string; price: string; items: readonly string[]; badge?: string; raised?: boolean };

function Plan({ title, price, items, badge, raised = false }: PlanProps) {
  return (
    <Card as="section" tone={raised ? 'raised' : 'sunken'}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
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
