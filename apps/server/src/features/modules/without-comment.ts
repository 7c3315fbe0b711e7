const section = /^## (?:Your comment|Votre précision)\n[\s\S]*?(?=^## |$(?![\s\S]))/mu;

/**
 * A built-in analysis without what was written under 'Comments or clarifications': earlier releases quoted it, although
 * the field says that it is not saved.
 */
export function withoutComment(text: string | null, source: string | undefined): string | null {
  return text !== null && source === 'builtin' ? text.replace(section, '') : text;
}
