const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within XML; control characters are taken out before (`legal-text.ts`). */
export const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign);
