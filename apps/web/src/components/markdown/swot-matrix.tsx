import { CircleCheck, ShieldAlert, Sprout, TriangleAlert } from 'lucide-react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { MarkedWords } from './marked-words.tsx';
import { type Swot, swotQuadrants } from './swot-quadrants.ts';

const messages = defineMessages({
  name: { en: 'SWOT matrix', fr: 'Matrice FFOM' },
  strengths: { en: 'Strengths', fr: 'Forces' },
  weaknesses: { en: 'Weaknesses', fr: 'Faiblesses' },
  opportunities: { en: 'Opportunities', fr: 'Opportunités' },
  threats: { en: 'Threats', fr: 'Menaces' },
  none: { en: 'Nothing noted.', fr: 'Rien de noté.' },
});

const looks = {
  strengths: { box: 'bg-green-soft', mark: 'text-green', Icon: CircleCheck },
  weaknesses: { box: 'bg-orange-soft', mark: 'text-orange', Icon: TriangleAlert },
  opportunities: { box: 'bg-primary-soft', mark: 'text-primary', Icon: Sprout },
  threats: { box: 'bg-red-soft', mark: 'text-red', Icon: ShieldAlert },
} as const;

type Props = {
  swot: Swot;
  headingLevel?: 2 | 3 | 4;
  /** Small, within something that has a name. */
  compact?: boolean;
};

/** Four quadrants in a grid, or stacked on a phone. */
export function SwotMatrix({ swot, headingLevel = 3, compact = false }: Props) {
  const words = useMessages(messages);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={compact ? undefined : words.name}
      className={compact ? 'grid grid-cols-2 gap-2' : 'grid grid-cols-1 gap-3 sm:grid-cols-2'}
    >
      {swotQuadrants.map((quadrant) => {
        const { box, mark, Icon } = looks[quadrant];
        return (
          <div className={`rounded-2xl ${compact ? 'p-3' : 'p-4 sm:p-5'} ${box}`} key={quadrant}>
            <Heading className={`flex items-center gap-2 ${compact ? 'text-base' : 'text-lg'}`}>
              <Icon aria-hidden className={`size-5 shrink-0 ${mark}`} />
              {words[quadrant]}
            </Heading>
            {swot[quadrant].length === 0 ? (
              <p className="mt-2 text-sm text-muted">{words.none}</p>
            ) : (
              <ul
                className={`mt-2 flex list-disc flex-col gap-1.5 pl-5 leading-snug marker:text-muted ${compact ? 'text-sm' : ''}`}
              >
                {swot[quadrant].map((point) => (
                  <li key={point}>
                    <MarkedWords text={point} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
