/** Whether the document came with the finished page in it, not with the shell of the app. */
export function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.getElementById('root')?.dataset.prerendered === 'true';
}
