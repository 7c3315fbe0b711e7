import { formatAmount } from '@elan/domain/locale';
import { SourceMark } from '../../../components/source-mark.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  caption: { en: 'Projection over three years', fr: 'Projection sur trois ans' },
  line: { en: 'Line', fr: 'Poste' },
  year: { en: (year: number) => `Year ${year}`, fr: (year: number) => `Année ${year}` },
  revenue: { en: 'Revenue', fr: 'Revenus' },
  costs: { en: 'Costs', fr: 'Coûts' },
  result: { en: 'Result', fr: 'Résultat' },
});

/** In dollars. The result is computed below, as in the module. */
const years = [
  { year: 1, revenue: 38_400, costs: 30_900 },
  { year: 2, revenue: 52_800, costs: 37_100 },
  { year: 3, revenue: 61_200, costs: 41_300 },
];

export function FinancesPreview() {
  const words = useMessages(messages);
  const rows = [
    { label: words.revenue, values: years.map((year) => year.revenue), strong: false },
    { label: words.costs, values: years.map((year) => year.costs), strong: false },
    { label: words.result, values: years.map((year) => year.revenue - year.costs), strong: true },
  ];
  return (
    <Card className="max-sm:px-4" padding="large">
      <table className="w-full max-sm:text-sm">
        <caption className="pb-2 text-left text-sm text-muted">{words.caption}</caption>
        <thead>
          <tr className="border-b-2 border-control">
            <th className="py-2 text-left" scope="col">
              {words.line}
            </th>
            {years.map(({ year }) => (
              <th className="py-2 pl-2 text-right" key={year} scope="col">
                {words.year(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, strong }) => (
            <tr className={strong ? 'font-semibold' : 'border-b border-line'} key={label}>
              <th className={`py-2.5 text-left ${strong ? '' : 'font-normal'}`} scope="row">
                {label}
              </th>
              {values.map((value, index) => (
                <td className="py-2.5 pl-2 text-right whitespace-nowrap" key={years[index]?.year}>
                  {formatAmount(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        <SourceMark source="computed" />
      </p>
    </Card>
  );
}
