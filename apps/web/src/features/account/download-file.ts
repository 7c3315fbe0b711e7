/** Saves a text as a file through the browser's download. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers only start reading the URL after the click event has finished.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
