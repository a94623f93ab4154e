import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** The shell without windows comes first: it draws the same pages for half of the work of a whole Chromium without a window. */
const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));

/** Reports whether this machine has a Chromium. `.ci/run` installs one. */
export const hasChromium = executablePath !== undefined;

/** Opens a Chromium without a window. `hosts` maps hosts that no name server knows: `name` to `address:port`. */
export async function openChromium(hosts: Readonly<Record<string, string>> = {}): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium; CHROMIUM may say where it is');
  const rules = Object.entries(hosts).map(([name, address]) => `MAP ${name} ${address}`);
  const args = ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=${rules.join(',')}`];
  // Whoever opens it ends it: Playwright's handler of this signal keeps a process alive.
  return chromium.launch({ executablePath, args, handleSIGTERM: false });
}
