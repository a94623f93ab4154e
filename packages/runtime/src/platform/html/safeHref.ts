const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/**
 * Matches characters that can disguise a URL. Browsers ignore tabs and line breaks in URLs and treat a backslash as a slash, so
 * `/\evil.com` would open another site.
 */
const TRICKS = /[\p{Cc}\s\\]/u;

/**
 * Returns the URL if it is safe to link to: a path in the shop, a fragment, or a URL with http, https, mailto, or tel. Otherwise
 * null.
 */
export function safeHref(address: string): string | null {
  if (TRICKS.test(address)) return null;
  if (address.startsWith('#') || /^\/(?!\/)/.test(address)) return address;
  return SCHEMES.has(schemeOf(address)) ? address : null;
}

const schemeOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
