import type { ReactNode } from 'react';
import { changeMessages } from '../../components/changed-part.tsx';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { Cell, ComparedSection as Compared } from './compare-reports.ts';
import { versionMessages } from './messages.ts';
import { Pieces } from './pieces.tsx';

type Props = { section: Compared; actions: ReactNode };

/** One section of two versions, beside each other where there is room and one above the other where there is not. */
export function ComparedSection({ section, actions }: Props) {
  const words = useMessages(versionMessages);
  return (
    <section className="@container border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg font-semibold">{section.title === '' ? words.opening : section.title}</h3>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      <div className="mt-2 flex flex-col gap-2">
        {section.rows.map(({ place, older, newer, changed }) => (
          <div
            className={classNames('grid grid-cols-1 gap-x-6 gap-y-1 @2xl:grid-cols-2', !changed && 'text-muted')}
            key={place}
          >
            <Side cell={older} changed={changed} side="older" />
            {/* One above the other, what is the same needs to be there once. */}
            <div className={classNames('min-w-0', !changed && '@max-2xl:hidden')}>
              <Side cell={newer} changed={changed} side="newer" />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Side({ cell, changed, side }: { cell: Cell | null; changed: boolean; side: 'older' | 'newer' }) {
  const words = useMessages(changeMessages);
  if (cell === null) return <div className="@max-2xl:hidden" />;
  const shape = classNames(
    'min-w-0 break-words',
    cell.form === 'heading' && 'font-semibold',
    cell.form === 'item' && 'ml-5 list-item list-disc',
  );
  if (cell.pieces !== null) {
    return (
      <div className={shape}>
        <Pieces pieces={cell.pieces} side={side} />
      </div>
    );
  }
  if (!changed) {
    return (
      <div className={shape}>
        <Markdown text={cell.markdown} />
      </div>
    );
  }
  const Mark = side === 'older' ? 'del' : 'ins';
  return (
    <Mark
      className={classNames(
        'block rounded-lg border-l-4 px-3 py-1 no-underline',
        side === 'older' ? 'border-red bg-red-soft' : 'border-green bg-green-soft',
      )}
    >
      <span className="text-sm font-semibold">{side === 'older' ? words.removed : words.added}</span>
      <div className={shape}>
        <Markdown text={cell.markdown} />
      </div>
    </Mark>
  );
}
