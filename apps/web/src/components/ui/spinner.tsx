import { LoaderCircle } from 'lucide-react';

type Props = {
  /** Read by screen readers; omit it when text beside the spinner says the same. */
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
