import { existsSync } from 'node:fs';
import { windowless, withWindows } from '../scripts/chromium.ts';

const found = process.env['CHROMIUM_PATH'] ?? [windowless, ...withWindows].find(existsSync);
if (found === undefined) throw new Error('no Chromium found: install it or set CHROMIUM_PATH');

/** The path of the machine's Chromium. */
export const executablePath = found;
