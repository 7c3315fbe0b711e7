import { productName } from '../../lib/product-name.ts';

type Props = {
  tagline?: string;
  /** What to show when space is tight. The name is always available to screen readers. */
  narrow?: 'name' | 'sign';
};

/** The logo and the product's name; the name is text, the logo is decorative. */
export function Wordmark({ tagline, narrow = 'name' }: Props) {
  return (
    <span className="flex items-center gap-2.5">
      <svg aria-hidden="true" className="size-9 shrink-0" viewBox="0 0 32 32">
        <rect className="fill-primary" height="32" rx="8" width="32" />
        <path
          className="fill-none stroke-on-primary"
          d="M7 23c5.5-.4 9.6-3 12.2-8.6"
          strokeLinecap="round"
          strokeWidth="2.8"
        />
        <path
          className="fill-none stroke-on-primary"
          d="M15.2 11.4 24 7.6l.6 9.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.8"
        />
      </svg>
      <span className={narrow === 'sign' ? 'flex flex-col max-[27rem]:sr-only' : 'flex flex-col'}>
        <span className="font-serif text-xl font-semibold leading-none">{productName}</span>
        {tagline !== undefined && (
          <span className="mt-1 hidden text-xs leading-none text-muted sm:block">{tagline}</span>
        )}
      </span>
    </span>
  );
}
