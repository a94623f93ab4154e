import { pathToFileURL } from 'node:url';

/**
 * Returns the message of an error thrown while loading a file, and its position: `:2` or `:2:14` if the stack contains the file,
 * otherwise ''.
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
