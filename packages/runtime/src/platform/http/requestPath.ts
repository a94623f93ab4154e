/** Returns a request URL's path, without the query and without the scheme and host that some proxies send. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.startsWith('/') ? path : path.replace(/^https?:\/\/[^/]*/i, '') || '/';
}

/** Returns the path without leading and trailing slashes. */
export const trimmed = (path: string): string => path.replace(/^\/|(?<=.)\/$/g, '');

/** Returns a path's segments with their escapes in one form, so that `/%61pi` equals `/api`. Null in place of one with a malformed escape. */
export function segmentsOf(path: string): readonly (string | null)[] {
  const segments = trimmed(path).split('/');
  return path.includes('%') ? segments.map(inOneForm) : segments;
}

/** Reports whether no segment has a malformed escape. */
export const areWellFormed = (segments: readonly (string | null)[]): segments is readonly string[] =>
  !segments.includes(null);

/** Returns the first segment of a path as `segmentsOf` does. */
export function firstSegmentOf(path: string): string | null {
  const end = path.indexOf('/', 1);
  const segment = path.slice(1, end === -1 ? undefined : end);
  return segment.includes('%') ? inOneForm(segment) : segment;
}

function inOneForm(segment: string): string | null {
  try {
    return segment.includes('%') ? encodeURIComponent(decodeURIComponent(segment)) : segment;
  } catch {
    return null;
  }
}
