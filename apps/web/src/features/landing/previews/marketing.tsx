import { formatAmount } from '@elan/domain/locale';
import { SourceMark } from '../../../components/source-mark.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  caption: { en: 'Where to be seen, and the monthly budget', fr: 'Où se faire voir, et le budget mensuel' },
  channel: { en: 'Channel', fr: 'Canal' },
  budget: { en: 'Per month', fr: 'Par mois' },
  total: { en: 'Total', fr: 'Total' },
});

const channels = [
  { name: { en: 'Posters at bike racks', fr: 'Affiches dans les stationnements à vélos' }, budget: 60 },
  { name: { en: 'Neighbourhood groups online', fr: 'Groupes de quartier en ligne' }, budget: 0 },
  { name: { en: 'Referral: one free adjustment', fr: 'Recommandation\u00a0: un ajustement offert' }, budget: 90 },
];

export function MarketingPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Card padding="large">
      <table className="w-full">
        <caption className="pb-2 text-left text-sm text-muted">{words.caption}</caption>
        <thead>
          <tr className="border-b-2 border-control text-left">
            <th className="py-2 pr-3" scope="col">
              {words.channel}
            </th>
            <th className="py-2 text-right whitespace-nowrap" scope="col">
              {words.budget}
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ name, budget }) => (
            <tr className="border-b border-line" key={name.en}>
              <td className="py-2 pr-3 leading-snug">{text(name)}</td>
              <td className="py-2 text-right whitespace-nowrap">{formatAmount(budget)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th className="py-2 pr-3 text-left" scope="row">
              {words.total}
            </th>
            <td className="py-2 text-right whitespace-nowrap">
              {formatAmount(channels.reduce((sum, channel) => sum + channel.budget, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3">
        <SourceMark source="computed" />
      </p>
    </Card>
  );
}
