import type { ComponentProps } from 'react';
import { AdvisingLink } from './advising-link.tsx';
import { NewsLink } from './news-link.tsx';

/** The lines of the account menu that are fetched when it is opened. */
export function MenuLinks(props: ComponentProps<typeof NewsLink>) {
  return (
    <>
      <AdvisingLink className={props.className} />
      <NewsLink {...props} />
    </>
  );
}
