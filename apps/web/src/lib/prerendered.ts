/** Whether the document arrived with the finished page in it rather than the app's shell. */
export function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.getElementById('root')?.dataset.prerendered === 'true';
}
