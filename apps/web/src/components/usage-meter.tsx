import type { Account } from '@elan/contract/account';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';
import { Badge } from './ui/badge.tsx';
import { ProgressBar } from './ui/progress-bar.tsx';

const messages = defineMessages({
  name: { en: 'AI generations used', fr: 'Générations IA utilisées' },
  short: { en: 'Generations', fr: 'Générations' },
  free: { en: 'FREE', fr: 'GRATUIT' },
});

type Props = {
  account: Pick<Account, 'usage' | 'hasPremiumAccess'>;
  className?: string;
};

/** Used and allowed generations, with a bar that turns red when none are left (HEAD-006 to HEAD-009). */
export function UsageMeter({ account, className = '' }: Props) {
  const words = useMessages(messages);
  const { used, limit } = account.usage;
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <p className="flex items-center justify-between gap-2 text-xs leading-none">
        <span className="truncate text-muted">{words.short}</span>
        <span className="flex items-center gap-1.5">
          {!account.hasPremiumAccess && (
            <Badge className="px-2 py-px" tone="primary">
              {words.free}
            </Badge>
          )}
          <span className="font-semibold" data-numbers>
            {used}/{limit}
          </span>
        </span>
      </p>
      <ProgressBar label={words.name} max={limit} tone={used >= limit ? 'red' : 'primary'} value={used} />
    </div>
  );
}
