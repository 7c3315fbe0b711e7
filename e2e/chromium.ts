import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = process.env['CHROMIUM_PATH'] ?? known.find(existsSync);
if (found === undefined) throw new Error('no Chromium found: install it or set CHROMIUM_PATH');

/** The browser of the machine. */
export const executablePath = found;
