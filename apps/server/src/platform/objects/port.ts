/** An object store did not do what it was asked; the message says how it answered, without keys or secrets. */
export class ObjectStoreError extends Error {
  override readonly name: string = 'ObjectStoreError';
}

/** It answered, and will answer the same again: the bucket, the key or its rights are wrong. */
export class ObjectStoreRefusal extends ObjectStoreError {
  override readonly name = 'ObjectStoreRefusal';
}

/**
 * Keeps bytes under keys. Each object is stored under a new key, so an object never changes. Each call throws
 * ObjectStoreError when the store does not answer or refuses.
 */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @returns null for an object that does not exist */
  get(key: string): Promise<Buffer | null>;
  /** An object that does not exist counts as removed. */
  remove(key: string): Promise<void>;
};
