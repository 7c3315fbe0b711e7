import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = process.env['CHROMIUM_PATH'] ?? known.find(existsSync);
if (found === undefined) throw new Error('no Chromium found: install it or set CHROMIUM_PATH');

/** The path of the machine's Chromium. */
export const executablePath = found;
