import type { SessionView } from '../../defaultTheme/index.ts';

/** The browsers, with the patterns that identify them in a user agent. Most user agents also match browsers further down the list. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (userAgent: string, names: readonly (readonly [string, RegExp])[]): string | null =>
  names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

/** Returns the browser and the system of a user agent, each null if unknown. Pure. */
export const deviceOf = (userAgent: string | null): Pick<SessionView, 'browser' | 'system'> => ({
  browser: nameIn(userAgent ?? '', BROWSERS),
  system: nameIn(userAgent ?? '', SYSTEMS),
});
