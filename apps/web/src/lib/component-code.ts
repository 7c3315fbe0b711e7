import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The code of a component, fetched when it is first shown or earlier. */
export class ComponentCode<Props extends object = object> {
  readonly #fetch: () => Promise<ComponentType<Props>>;
  #fetched: ComponentType<Props> | null = null;
  readonly #later: LazyExoticComponent<ComponentType<Props>>;

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch;
    this.#later = lazy(async () => ({ default: await fetch() }));
  }

  /** After this the component renders synchronously, as the first render of a prerendered page must. */
  async load(): Promise<void> {
    this.#fetched = await this.#fetch();
  }

  get component() {
    return this.#fetched ?? this.#later;
  }
}
