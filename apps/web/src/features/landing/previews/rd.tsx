import { Check } from 'lucide-react';
import { Card } from '../../../components/ui/card.tsx';
import { defineMessages } from '../../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  stages: { en: 'Stages', fr: 'Étapes' },
  done: { en: 'done', fr: 'terminé' },
  test: { en: 'Next test', fr: 'Prochain test' },
  testText: {
    en: 'Ten tune-ups in real driveways. Note the time each one takes and which tool was missing.',
    fr: "Dix mises au point dans de vraies entrées. Notez le temps de chacune et l'outil qui manquait.",
  },
  promise: { en: 'The quality you promise', fr: 'La qualité que vous promettez' },
  promiseText: {
    en: 'Brakes and gears checked twice; a written list of what was done.',
    fr: 'Freins et vitesses vérifiés deux fois\u00a0; une liste écrite de ce qui a été fait.',
  },
});

const stages = [
  { name: { en: 'Idea', fr: 'Idée' }, done: true },
  { name: { en: 'Trial kit', fr: "Trousse d'essai" }, done: true },
  { name: { en: 'Field test', fr: 'Essai terrain' }, done: false },
  { name: { en: 'Launch', fr: 'Lancement' }, done: false },
];

export function RdPreview() {
  const words = useMessages(messages);
  const text = useText();
  return (
    <Card padding="large">
      <ol aria-label={words.stages} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {stages.map(({ name, done }) => (
          <li
            className={`flex items-center gap-1.5 rounded-xl px-3 py-2 text-sm font-semibold ${
              done ? 'bg-green-soft text-green' : 'bg-sunken text-muted'
            }`}
            key={name.en}
          >
            {done && <Check aria-hidden className="size-4 shrink-0" />}
            {text(name)}
            {done && <span className="sr-only">({words.done})</span>}
          </li>
        ))}
      </ol>
      <h4 className="mt-5 text-lg">{words.test}</h4>
      <p className="mt-1">{words.testText}</p>
      <h4 className="mt-4 text-lg">{words.promise}</h4>
      <p className="mt-1">{words.promiseText}</p>
    </Card>
  );
}
