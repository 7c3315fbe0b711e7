/** Whether the address names a language by itself ('?lang='), as links from search engines do. */
export function addressAsksForLanguage(): boolean {
  return new URLSearchParams(location.search).has('lang');
}

/** Takes the language out of the address once another was chosen, so that a reload keeps the choice. */
export function dropAskedLanguage(): void {
  if (!addressAsksForLanguage()) return;
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
