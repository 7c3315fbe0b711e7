/**
 * Sets the no-break spaces of French in a text template, so that nobody has to type them: before `: ; ! ? » % $`,
 * inside guillemets and between the groups of a number. Liquid tags stay as they are, but for the quoted words in them.
 */
export function withFrenchSpaces(template: string): string {
  const set = (text: string) =>
    text
      .replace(/ (?=[:;!?»%$](?!-))/gu, '\u00a0')
      .replace(/« /gu, '«\u00a0')
      .replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '\u00a0');
  return template
    .split(/(\{[{%].*?[%}]\})/su)
    .map((part) => (/^\{[{%]/u.test(part) ? part.replace(/"[^"]*"/gu, set) : set(part)))
    .join('');
}

/** Every text below a key `fr` with its no-break spaces. */
export function frenchSpacesIn<T>(value: T, isFrench = false): T {
  const set = (part: unknown, key?: string) => frenchSpacesIn(part, isFrench || key === 'fr');
  const changed = () => {
    if (typeof value === 'string') return isFrench ? withFrenchSpaces(value) : value;
    if (Array.isArray(value)) return value.map((part) => set(part));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, set(part, key)]));
  };
  return changed() as T;
}
