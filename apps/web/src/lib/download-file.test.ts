// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

afterEach(() => vi.restoreAllMocks());

test('clicks a link in the page with the name and the content, and leaves the page as it was', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:test/${blobs.push(blob as Blob)}`;
  const clicked: { href: string; name: string; inPage: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.href, name: this.download, inPage: this.isConnected });
  });
  downloadFile('Café.csv', 'a;b', 'text/csv');
  expect(clicked).toEqual([{ href: 'blob:test/1', name: 'Café.csv', inPage: true }]);
  expect([await blobs[0]?.text(), blobs[0]?.type]).toEqual(['a;b', 'text/csv']);
  expect(document.body.innerHTML).toBe('');
});
