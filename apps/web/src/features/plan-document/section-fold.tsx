import type { ReactNode } from 'react';
import { PhoneFold } from '../../components/phone-fold.tsx';
import { SectionStatus } from './section-notices.tsx';
import type { ShownSection } from './shown-sections.ts';

type Props = { section: ShownSection; children: ReactNode };

/** A section under its heading, with whether it is written: the whole plan is thirty screens of a phone. */
export function SectionFold({ section, children }: Props) {
  return (
    <section aria-labelledby={`plan-${section.key}`} className="border-t border-line pt-6 first:border-t-0">
      <PhoneFold
        below={<SectionStatus section={section} />}
        heading={
          <h2 className="min-w-0 grow scroll-mt-24 text-2xl wrap-anywhere" id={`plan-${section.key}`} tabIndex={-1}>
            {section.heading}
          </h2>
        }
        staysOpen={section.conflict !== null || section.unsent !== null || section.isChanged}
      >
        <div className="mt-3 flex flex-col gap-3">{children}</div>
      </PhoneFold>
    </section>
  );
}
