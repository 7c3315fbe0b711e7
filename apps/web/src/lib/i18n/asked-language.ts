/** Whether the URL itself names a language ('?lang='), as links from search engines do. */
export function addressAsksForLanguage(): boolean {
  return new URLSearchParams(location.search).has('lang');
}

/** Removes the language from the URL once another was chosen, so that a reload keeps the choice. */
export function dropAskedLanguage(): void {
  if (!addressAsksForLanguage()) return;
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
