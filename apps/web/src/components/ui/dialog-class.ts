export const backdropClass =
  'fixed inset-0 z-40 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A sheet at the bottom of a phone, a centred card on anything wider. */
export const popupClass = [
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-3xl bg-surface p-6 shadow-floating',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:p-8',
  'transition-[opacity,translate] duration-200 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0',
  'max-sm:data-ending-style:translate-y-6 max-sm:data-starting-style:translate-y-6',
].join(' ');
