import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';

/** Returns the text of a code, such as a status, or the code itself where it has none. */
export function textOfCode(
  keys: Readonly<Record<string, PlainMessageKey>>,
  code: string,
  text: Text,
): string {
  const key = keys[code];
  return key === undefined ? code : text(key);
}
