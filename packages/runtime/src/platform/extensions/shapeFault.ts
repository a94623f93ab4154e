import { suggestion } from '../nearestName.ts';
import type { Members } from '../contracts/extension.ts';

/** A fault of one object, phrased to follow its name, and a hint for fixing it. */
export interface ShapeFault {
  readonly message: string;
  readonly hint?: string;
}

/** Finds an unknown member, or one of the wrong type. */
export function shapeFault(value: object, members: Members): ShapeFault | null {
  for (const [name, kind] of Object.entries(members)) {
    const member: unknown = Reflect.get(value, name);
    if (kind === 'any' || (kind.endsWith('?') && member === undefined)) continue;
    if (kind.startsWith('text') && (typeof member !== 'string' || member === ''))
      return { message: `${name} must be a string` };
    if (kind.startsWith('function') && typeof member !== 'function')
      return { message: `${name} must be a function` };
  }
  return unknownMember(value, Object.keys(members));
}

/**
 * Finds an unknown member of a plain object, such as a misspelled one, which would be ignored. Class instances may have their own
 * members.
 */
export function unknownMember(value: object, known: readonly string[]): ShapeFault | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  const hint = suggestion(unknown, known);
  return { message: `unknown key "${unknown}"`, ...(hint && { hint }) };
}
