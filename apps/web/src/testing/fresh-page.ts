/** Test files that share a process share its page too: each one begins with an empty one and empty storage. */
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
