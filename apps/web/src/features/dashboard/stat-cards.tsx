import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dashboardMessages } from './messages.ts';
import type { Stats } from './stats.ts';

const order = ['projects', 'active', 'created', 'collaborators'] as const;

export function StatCards({ stats }: { stats: Stats }) {
  const words = useMessages(dashboardMessages);
  const { language } = useLanguage();
  return (
    <section aria-label={words.statsTitle}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {order.map((stat) => (
          <div className="flex flex-col-reverse justify-end gap-1 rounded-2xl bg-sunken px-4 py-3" key={stat}>
            <dt className="text-sm leading-snug text-muted">{words[stat](stats[stat] ?? 0)}</dt>
            <dd className="font-serif text-2xl font-semibold" data-numbers>
              {stats[stat] === undefined ? '–' : formatNumber(stats[stat], language)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
