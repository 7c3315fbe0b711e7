import { pictureLimits } from '@elan/domain/plan-document/pictures';

/** A file as the browser shows it before it is sent, or why it cannot be. */
export type ChosenFile = { url: string } | { problem: 'tooLarge' | 'unreadable' | 'not_a_picture' };

/** Reads what somebody chose, dropped or pasted. The server decides whether it is a picture. */
export async function readChosen(file: File): Promise<ChosenFile> {
  if (file.size > pictureLimits.uploadBytes) return { problem: 'tooLarge' };
  if (file.size === 0) return { problem: 'not_a_picture' };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ url: String(reader.result) });
    reader.onerror = () => resolve({ problem: 'unreadable' });
    reader.readAsDataURL(file);
  });
}

/** The base64 of a data URL. */
export const dataOf = (url: string): string => url.slice(url.indexOf(',') + 1);
