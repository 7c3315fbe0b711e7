/** Saves a text or a file through the browser's download. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Outside the page, a busy browser may lose the name.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers only start reading the URL after the click event has finished.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
