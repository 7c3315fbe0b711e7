import { type ComponentType, lazy, useState } from 'react';

/** The code of a screen: fetched when it is first shown, or before that. */
export class ScreenCode {
  readonly #fetch: () => Promise<ComponentType>;
  #fetched: ComponentType | null = null;
  readonly #later: ComponentType;

  constructor(fetch: () => Promise<ComponentType>) {
    this.#fetch = fetch;
    this.#later = lazy(async () => ({ default: await fetch() }));
  }

  /** After this the screen renders at once, as the first render of a prerendered page must. */
  async load(): Promise<void> {
    this.#fetched = await this.#fetch();
  }

  get component(): ComponentType {
    return this.#fetched ?? this.#later;
  }
}

export function LazyScreen({ code }: { code: ScreenCode }) {
  // Chosen once: a screen on display is never exchanged for the same one under another identity.
  const [Screen] = useState(() => code.component);
  return <Screen />;
}
