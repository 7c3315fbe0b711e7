import { useRef, useState } from 'react';

/** What a button opens in its own place: closing it brings the button back, with the focus. */
export function useOpener() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { isOpen, open: () => setOpen(true), close, opener };
}
