import type { Project } from '@elan/contract/projects';
import { families, type TradeChoice, tradeChoices, trades } from '@elan/domain/trades/trade-names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { ledgerKey, tradeQuery } from '../../data/api/queries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { chooseTrade } from './choose-trade.ts';
import { tradeMessages } from './messages.ts';

/** The trade of a project in one line: suggested from what was written, chosen by a person, with a link to its page. */
export function TradeLine({ project }: { project: Project }) {
  const words = useMessages(tradeMessages);
  const text = useText();
  const { language } = useLanguage();
  const id = useId();
  const queryClient = useQueryClient();
  const { data } = useQuery(tradeQuery(project.id, language));
  const choosing = useMutation({
    mutationFn: (trade: TradeChoice | null) => chooseTrade(project.id, trade),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ledgerKey(project.id) }),
  });
  if (data === undefined) return <div className="min-h-44" />;
  const { chosen, suggested } = data;
  const [first] = suggested;
  const named = choosing.isPending ? choosing.variables : chosen;
  const about = named ?? first?.trade;
  const option = (value: TradeChoice) => ({ value, label: text(tradeChoices[value]) });
  const quoted = (first?.words ?? []).slice(0, 2).map((word) => text({ en: `“${word}”`, fr: `«\u00a0${word}\u00a0»` }));
  return (
    <div className="min-h-44" data-no-print>
      <SelectField
        disabled={!project.permissions.canEdit || choosing.isPending}
        groups={[
          ...(chosen === null && first !== undefined
            ? [{ label: words.suggested, options: suggested.map(({ trade }) => option(trade)) }]
            : []),
          ...familyKeys.map((family) => ({
            label: text(families[family]),
            options: tradeKeys.filter((key) => trades[key].family === family).map(option),
          })),
          { label: words.other, options: familyKeys.map(option) },
        ]}
        help={chosen !== null ? undefined : first === undefined ? words.why : words.because(quoted.join(', '))}
        id={id}
        label={words.trade}
        onChange={({ target: { value } }) => choosing.mutate(value === '' ? null : (value as TradeChoice))}
        options={[]}
        value={named ?? ''}
      />
      {about !== undefined && (
        <Link className="mt-1 inline-flex min-h-9 items-center text-sm" to={`/help/trades/${about}`}>
          {words.about(text(tradeChoices[about]))}
        </Link>
      )}
      {choosing.isError && <Banner tone="error">{words.unsaved}</Banner>}
    </div>
  );
}

const familyKeys = Object.keys(families) as (keyof typeof families)[];
const tradeKeys = Object.keys(trades) as (keyof typeof trades)[];
