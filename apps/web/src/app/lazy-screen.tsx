import { useState } from 'react';
import type { ComponentCode } from '../lib/component-code.ts';

export function LazyScreen({ code }: { code: ComponentCode }) {
  // Chosen once: swapping the component of a visible screen would remount it.
  const [Screen] = useState(() => code.component);
  return <Screen />;
}
