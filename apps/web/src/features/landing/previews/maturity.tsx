import { Card } from '../../../components/ui/card.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  overall: { en: 'Overall score: 62 out of 100', fr: 'Indice global\u00a0: 62 sur 100' },
  next: { en: 'Next: put a price on ten repairs', fr: 'Ensuite\u00a0: fixer le prix de dix réparations' },
});

const overall = 62;
const categories = [
  { name: { en: 'Idea', fr: 'Idée' }, score: 82, tone: 'green' },
  { name: { en: 'Market', fr: 'Marché' }, score: 71, tone: 'yellow' },
  { name: { en: 'Business', fr: 'Entreprise' }, score: 66, tone: 'yellow' },
  { name: { en: 'Marketing', fr: 'Marketing' }, score: 58, tone: 'orange' },
  { name: { en: 'Product', fr: 'Produit' }, score: 60, tone: 'yellow' },
  { name: { en: 'Finance', fr: 'Finances' }, score: 35, tone: 'red' },
] as const;

const circumference = 2 * Math.PI * 42;

export function MaturityPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Card className="grid grid-cols-1 items-center gap-6 sm:grid-cols-[auto_1fr]" padding="large">
      <svg aria-label={words.overall} className="mx-auto size-28 sm:size-36" role="img" viewBox="0 0 100 100">
        <circle className="fill-none stroke-line" cx="50" cy="50" r="42" strokeWidth="9" />
        <circle
          className="fill-none stroke-orange"
          cx="50"
          cy="50"
          r="42"
          strokeDasharray={`${((circumference * overall) / 100).toFixed(1)} ${circumference.toFixed(1)}`}
          strokeLinecap="round"
          strokeWidth="9"
          transform="rotate(-90 50 50)"
        />
        <text className="fill-ink font-serif text-[30px] font-semibold" textAnchor="middle" x="50" y="60">
          {overall}
        </text>
      </svg>
      <div>
        <ul className="grid grid-cols-1 gap-x-5 gap-y-2.5 sm:grid-cols-2">
          {categories.map(({ name, score, tone }) => (
            <li key={name.en}>
              <p className="mb-0.5 flex justify-between gap-2 text-sm">
                <span>{text(name)}</span>
                <span className="font-semibold tabular-nums">{score}</span>
              </p>
              <ProgressBar label={text(name)} max={100} tone={tone} value={score} />
            </li>
          ))}
        </ul>
        <p className="mt-4 font-semibold">{words.next}</p>
      </div>
    </Card>
  );
}
