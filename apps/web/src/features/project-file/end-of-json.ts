const blank = /[ \t\r\n]*/uy;
const value =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const name = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"[ \t\r\n]*:/uy;

/**
 * Where a text stops being JSON, as an offset. Browsers say that it does, but not all say where.
 * @returns the length of the text when all of it is JSON
 */
export function endOfJson(text: string): number {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const closers: string[] = [];
  for (let isValueNext = true; ; ) {
    take(blank);
    const sign = text.charAt(at);
    const closer = closers.at(-1);
    if (isValueNext) {
      if (closer === '}' && !take(name)) return at;
      take(blank);
      const opened = text.charAt(at);
      if (opened === '{' || opened === '[') {
        at += 1;
        closers.push(opened === '{' ? '}' : ']');
        take(blank);
        if (text.charAt(at) !== closers.at(-1)) continue;
      } else if (!take(value)) {
        return at;
      }
      isValueNext = false;
    } else if (closer === undefined) {
      return at;
    } else if (sign === closer) {
      at += 1;
      closers.pop();
    } else if (sign === ',') {
      at += 1;
      isValueNext = true;
    } else {
      return at;
    }
  }
}
