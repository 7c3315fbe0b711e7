/** Lets the browser store a text as a file. */
export function offerFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
