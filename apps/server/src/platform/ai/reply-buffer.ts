import type { GenerationEnd } from './port.ts';

/**
 * Text between the model, which writes at its own pace, and a reader that may be slower: the deadlines of a call measure
 * the model alone, and the connection is free as soon as the model is done.
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

  /** Ends the reading at once and discards what was not read yet. A reply that has finished stays as it is. */
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

  /** A character that is cut in two by the stream waits for its second half. */
  #take(): string {
    const last = this.#text.charCodeAt(this.#text.length - 1);
    const half = last >= 0xd800 && last <= 0xdbff && this.#end === undefined;
    const length = half ? this.#text.length - 1 : this.#text.length;
    const piece = this.#text.slice(0, length);
    this.#text = this.#text.slice(length);
    return piece.toWellFormed();
  }
}
