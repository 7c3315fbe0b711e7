const dummyMarks = ['your_', 'dummy', 'placeholder', 'xxxx', 'changeme', '...'];

/** Whether a model key can be real (AI-016): not empty, not a placeholder copied from an example, starting with 'sk-'. */
export function isUsableKey(key: string): boolean {
  const plain = key.toLowerCase();
  return /^sk-[\x21-\x7e]+$/u.test(key) && !dummyMarks.some((mark) => plain.includes(mark));
}
