import { ModelCallError } from './model-call-error.ts';

/**
 * Whether the thoughts of a model begin without a tag, because its template writes that one itself; undefined until a
 * whole reply has shown it.
 */
export type UntaggedThoughts = boolean | undefined;

const names = '(?:think|thinking|thought|reasoning)';
const anyTag = new RegExp(`<(/?)${names}>`, 'giu');
const closingTag = new RegExp(`</${names}>`, 'giu');
const openingFirst = new RegExp(`^<${names}>`, 'iu');
const longestTag = '</reasoning>'.length;
/** Text that the next piece may complete to a tag. */
const partOfTag = /<\/?[a-z]{0,9}$/iu;
/** A reply that keeps to its format begins with a heading, or is data. */
const beginsAsAsked = /^[#{[`]/u;

/**
 * Removes a model's thoughts from its reply as it arrives. Their tags may be cut anywhere. Where thoughts begin without
 * a tag, only the closing one tells them from the reply: text that may be one is held until then, or until the end of
 * the reply.
 */
export class ThoughtFilter {
  readonly #onText: (text: string) => void;
  #untagged: UntaggedThoughts;
  #state: 'before' | 'thinking' | 'reply' = 'before';
  #hasThought = false;
  #waiting = '';
  /** How much of what waits was searched for a tag. */
  #searched = 0;

  constructor(untagged: UntaggedThoughts, onText: (text: string) => void) {
    this.#untagged = untagged;
    this.#onText = onText;
  }

  /** What is known about the model by now. */
  get untagged(): UntaggedThoughts {
    return this.#untagged;
  }

  /** @throws ModelCallError when text that was passed on turns out to have been a thought */
  push(piece: string): void {
    this.#waiting += piece;
    let isMore = true;
    while (isMore) isMore = this.#advance[this.#state]();
  }

  /** @param isComplete false if the reply was cut: what may be a thought is dropped then */
  end(isComplete: boolean): void {
    if (this.#state === 'reply' || (this.#state === 'before' && isComplete)) this.#pass(this.#waiting.length);
    if (isComplete && this.#state === 'reply') this.#untagged ??= false;
  }

  /** A step in each state; each returns whether there is more to look at. */
  readonly #advance = {
    before: (): boolean => {
      this.#waiting = this.#searched === 0 ? this.#waiting.trimStart() : this.#waiting;
      if (openingFirst.test(this.#waiting)) return this.#enter('thinking');
      if (this.#waiting === '' || this.#isPartOfTag()) return false;
      const mayBeThought = this.#untagged ?? !beginsAsAsked.test(this.#waiting);
      if (this.#hasThought || !mayBeThought) return this.#enter('reply');
      if (this.#find(closingTag) === undefined) return false;
      this.#untagged = true;
      return this.#enter('thinking');
    },
    thinking: (): boolean => {
      const found = this.#find(closingTag);
      if (found === undefined) {
        this.#waiting = this.#waiting.slice(-longestTag);
        this.#searched = 0;
        return false;
      }
      this.#waiting = this.#waiting.slice(found.index + found[0].length);
      this.#hasThought = true;
      return this.#enter('before');
    },
    reply: (): boolean => {
      const found = this.#find(anyTag);
      this.#pass(found?.index ?? partOfTag.exec(this.#waiting)?.index ?? this.#waiting.length);
      if (found === undefined) return false;
      if (found[1] === '') return this.#enter('thinking');
      this.#untagged = true;
      throw new ModelCallError('the model thought before its reply without saying so', {});
    },
  };

  /** Whether all that waits may become a tag. */
  #isPartOfTag(): boolean {
    return this.#waiting.length < longestTag && partOfTag.exec(this.#waiting)?.index === 0;
  }

  #enter(state: 'before' | 'thinking' | 'reply'): true {
    this.#state = state;
    this.#searched = 0;
    return true;
  }

  #find(tag: RegExp): RegExpExecArray | undefined {
    tag.lastIndex = Math.max(0, this.#searched - longestTag);
    this.#searched = this.#waiting.length;
    return tag.exec(this.#waiting) ?? undefined;
  }

  #pass(length: number): void {
    const text = this.#waiting.slice(0, length);
    this.#waiting = this.#waiting.slice(length);
    this.#searched = 0;
    if (text === '') return;
    this.#state = 'reply';
    this.#onText(text);
  }
}
