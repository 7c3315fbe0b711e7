/** How the product looks; 'system' follows the device. */
export type Theme = 'light' | 'dark' | 'system';

const toTheme = (value: string | undefined): Theme => (value === 'light' || value === 'dark' ? value : 'system');

/** The theme on screen; the server marks its pages with the one in the cookie before anything is painted. */
export const shownTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

/** The stored shell, which opens without a network, is not marked. */
export function showStoredTheme(): void {
  const stored = toTheme(/(?:^|; )theme=(\w+)/u.exec(document.cookie)?.[1]);
  if (stored !== shownTheme()) showTheme(stored);
}

export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim();
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const meta of metas) meta.content = paper;
}
