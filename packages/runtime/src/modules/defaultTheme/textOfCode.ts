import type { PlainMessageKey, Text } from '../../platform/contracts/messages.ts';

/** Returns the message for a code, such as a status, or the code itself if there is no message. */
export function textOfCode(
  keys: Readonly<Record<string, PlainMessageKey>>,
  code: string,
  text: Text,
): string {
  const key = keys[code];
  return key === undefined ? code : text(key);
}
