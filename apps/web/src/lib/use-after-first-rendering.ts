import { useDeferredValue } from 'react';

/** False in a component's first rendering, true from the next: for what must not delay the screen itself. */
export const useAfterFirstRendering = (): boolean => useDeferredValue(true, false);
