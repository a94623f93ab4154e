/**
 * Normalizes a path as paths are stored and looked up: one leading slash, no trailing one, no query, decoded. Null: the text
 * is no path of the shop.
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
