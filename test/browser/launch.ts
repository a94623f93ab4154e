import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** Paths of browsers. The headless shell is preferred because it renders the same pages at half the processor time of headless Chromium. */
const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = PLACES.find((place) => place !== undefined && existsSync(place));

/** True if Chromium is installed. `.ci/run` installs it. */
export const hasChromium = executablePath !== undefined;

/** Opens a headless Chromium. `hosts` maps host names that DNS does not resolve to `address:port`. */
export async function openChromium(
  hosts: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no Chromium; CHROMIUM may say where it is');
  const rules = Object.entries(hosts).map(([name, address]) => `MAP ${name} ${address}`);
  const args = [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    `--host-resolver-rules=${rules.join(',')}`,
    ...more,
  ];
  // The caller closes the browser. Playwright's handler for this signal would keep the process alive.
  return chromium.launch({ executablePath, args, handleSIGTERM: false });
}
