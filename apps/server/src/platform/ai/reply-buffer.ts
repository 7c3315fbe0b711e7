import type { GenerationEnd } from './port.ts';

/**
 * Buffers text between the model and a reader that may be slower, so that a call's deadlines measure only the model and
 * the connection is free as soon as the model is done.
 */
export class ReplyBuffer {
  #text = '';
  #end: GenerationEnd | undefined;
  #failure: { error: unknown } | undefined;
  #wake: (() => void) | undefined;

  push(text: string): void {
    this.#text += text;
    this.#wake?.();
  }

  finish(end: GenerationEnd): void {
    this.#end ??= end;
    this.#wake?.();
  }

  /** Fails the reader at once and discards unread text. Does nothing after the reply has finished. */
  fail(error: unknown): void {
    if (this.#end === undefined) this.#failure ??= { error };
    this.#wake?.();
  }

  async *read(): AsyncGenerator<string, GenerationEnd> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure.error;
      const piece = this.#take();
      if (piece !== '') {
        yield piece;
      } else if (this.#end !== undefined) {
        return this.#end;
      } else {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    }
  }

  /** Holds back half of a surrogate pair until the other half arrives. */
  #take(): string {
    const last = this.#text.charCodeAt(this.#text.length - 1);
    const half = last >= 0xd800 && last <= 0xdbff && this.#end === undefined;
    const length = half ? this.#text.length - 1 : this.#text.length;
    const piece = this.#text.slice(0, length);
    this.#text = this.#text.slice(length);
    return piece.toWellFormed();
  }
}
