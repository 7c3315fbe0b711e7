import { LoaderCircle } from 'lucide-react';

type Props = {
  /** Said to screen readers; leave out where words beside the spinner say it already. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className = 'size-5' }: Props) {
  return (
    <span className="inline-flex" role={label === undefined ? undefined : 'status'}>
      <LoaderCircle aria-hidden className={`${className} animate-spin`} />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
