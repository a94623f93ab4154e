const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/**
 * Matches characters that disguise a URL. Browsers drop tabs and line breaks, and read a backslash as a slash: `/\evil.com` leads
 * to another site.
 */
const TRICKS = /[\p{Cc}\s\\]/u;

/** Returns the URL if following it is harmless: a shop path, a page fragment, or http, https, mailto, tel. Otherwise null. */
export function safeHref(address: string): string | null {
  if (TRICKS.test(address)) return null;
  if (address.startsWith('#') || /^\/(?!\/)/.test(address)) return address;
  return SCHEMES.has(schemeOf(address)) ? address : null;
}

const schemeOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
