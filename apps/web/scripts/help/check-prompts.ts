const valuesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/gu))].sort().join(' ');

/** @returns what is wrong with what a model is asked, a sentence for each fault, beginning with its file */
export function checkPrompts(files: ReadonlyMap<string, string>): string[] {
  const names = new Set([...files.keys()].map((path) => path.replace(/\.(?:en|fr)\.md$/u, '')));
  return [...names].flatMap((name) => {
    const [en, fr] = [files.get(`${name}.en.md`), files.get(`${name}.fr.md`)];
    if (en === undefined || fr === undefined) return [`${name}: write it in both languages, as .en.md and .fr.md`];
    return valuesIn(en) === valuesIn(fr) ? [] : [`${name}: both languages name the same values in double braces`];
  });
}
