import type { CookieOptions } from '../../contracts/route.ts';

/**
 * Parses a request's cookies. If a name occurs several times, the first value is used, because browsers send the most specific
 * cookie first.
 */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at < 0 || name === '' || cookies.has(name)) continue;
    cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    // A cookie set by another application may be encoded differently.
    return bare;
  }
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Serializes a `Set-Cookie` header. Throws TypeError for an invalid cookie name. */
export function serializeCookie(
  name: string,
  value: string,
  { maxAge, path = '/', secure }: CookieOptions & { readonly secure: boolean },
): string {
  if (!TOKEN.test(name)) throw new TypeError(`Not a valid cookie name: ${name}`);
  const age = maxAge === undefined ? '' : `; Max-Age=${Math.floor(maxAge)}`;
  return `${name}=${encodeURIComponent(value)}; Path=${path.replaceAll(';', '%3B')}${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
