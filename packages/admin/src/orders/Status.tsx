import { Badge } from '@mantine/core';

/** The color of a status by how its code ends: codes of payment methods begin with the method. */
const colors: readonly (readonly [ending: string, color: string])[] = [
  ['partial_refunded', 'orange'],
  ['refunded', 'gray'],
  ['captured', 'teal'],
  ['paid', 'teal'],
  ['delivered', 'teal'],
  ['shipped', 'blue'],
  ['authorized', 'blue'],
  ['failed', 'red'],
  ['canceled', 'gray'],
  ['pending', 'yellow'],
  ['unfullfilled', 'yellow'],
];

/** Shows a status as a dot and its words. */
export function Status({ code, label }: { readonly code: string; readonly label?: string }) {
  const color = colors.find(([ending]) => code.endsWith(ending))?.[1] ?? 'gray';
  return <Badge color={color}>{label ?? wordsOf(code)}</Badge>;
}

/** Writes a code such as `partially_shipped` as words. */
const wordsOf = (code: string): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
