/**
 * Normalizes a path to its stored form: decoded, with one leading slash, no trailing slash and no query. Returns null if the string is
 * not a shop path.
 */
export function pathOf(text: string): string | null {
  const [bare = ''] = text.split(/[?#]/, 1);
  const decoded = decode(bare);
  if (decoded === null || !decoded.startsWith('/') || decoded.includes('\0')) return null;
  return decoded.replace(/\/+$/, '') || '/';
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
