import { existsSync, globSync } from 'node:fs';
import { hasChromium } from '../launch.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

const found = (...places: readonly (string | undefined)[]): string | null =>
  places.find((place) => place !== undefined && existsSync(place)) ?? null;

const firefox = found(process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox');
const driver = found(process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver');
const browser = found(process.env['WEBKIT_BROWSER'], ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'));
const display = found(process.env['XVFB'], '/usr/bin/Xvfb');

interface Kind {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly isInstalled: boolean;
  start(): Promise<Engine>;
}

/** The browser engines. `.ci/run` installs their programs. */
export const engines: readonly Kind[] = [
  { name: 'Chromium', isInstalled: hasChromium, start: startChromium },
  { name: 'Firefox', isInstalled: firefox !== null, start: () => startFirefox(firefox as string) },
  {
    name: 'WebKit',
    isInstalled: driver !== null && browser !== null && display !== null,
    start: () =>
      startWebKit({ driver: driver as string, browser: browser as string, display: display as string }),
  },
];
