import { pathToFileURL } from 'node:url';

/**
 * Returns an error's message and its position in the file that was being loaded. The position is `:2` or `:2:14`, or empty if the
 * stack trace does not mention the file.
 */
export function locateFault(error: unknown, path: string): { position: string; message: string } {
  if (!(error instanceof Error)) return { position: '', message: String(error) };
  const stack = error.stack ?? '';
  for (const name of [pathToFileURL(path).href, path]) {
    const at = stack.indexOf(`${name}:`);
    const position = at < 0 ? null : /^:\d+(:\d+)?/.exec(stack.slice(at + name.length));
    if (position) return { position: position[0], message: error.message };
  }
  return { position: '', message: error.message };
}
