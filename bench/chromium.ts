import { existsSync } from 'node:fs';

/** The path of the machine's Chromium; undefined if there is none. */
export function findChromium(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] ??
    [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium-headless-shell',
    ].find(existsSync)
  );
}

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
