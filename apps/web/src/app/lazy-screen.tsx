import { type ComponentType, lazy, useState } from 'react';

/** The code of a screen, fetched when it is first shown or earlier. */
export class ScreenCode {
  readonly #fetch: () => Promise<ComponentType>;
  #fetched: ComponentType | null = null;
  readonly #later: ComponentType;

  constructor(fetch: () => Promise<ComponentType>) {
    this.#fetch = fetch;
    this.#later = lazy(async () => ({ default: await fetch() }));
  }

  /** After this the screen renders synchronously, as the first render of a prerendered page must. */
  async load(): Promise<void> {
    this.#fetched = await this.#fetch();
  }

  get component(): ComponentType {
    return this.#fetched ?? this.#later;
  }
}

export function LazyScreen({ code }: { code: ScreenCode }) {
  // Chosen once: swapping the component of a visible screen would remount it.
  const [Screen] = useState(() => code.component);
  return <Screen />;
}
