const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Browsers drop tabs and line breaks, and read a backslash as a slash: `/\evil.com` leads away. */
const TRICKS = /[\p{Cc}\s\\]/u;

/**
 * Returns the address if following it is harmless: a path of the shop, a part of the page, or http, https, mailto, tel. Else
 * null.
 */
export function safeHref(address: string): string | null {
  if (TRICKS.test(address)) return null;
  if (address.startsWith('#') || /^\/(?!\/)/.test(address)) return address;
  return SCHEMES.has(schemeOf(address)) ? address : null;
}

const schemeOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
