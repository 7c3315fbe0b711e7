import type { ReactNode } from 'react';

type Props = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A section of the landing page: a heading, a sentence, and its content. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-6 sm:py-16" id={id}>
      <div className="mb-8 sm:mb-10">
        <h2 className="max-w-[26ch] text-3xl" id={`${id}-title`}>
          {title}
        </h2>
        {lead !== undefined && <p className="mt-3 max-w-[62ch] text-lg text-balance text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
