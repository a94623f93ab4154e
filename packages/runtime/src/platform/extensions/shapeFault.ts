import { suggestion } from '../nearestName.ts';
import type { Members } from '../contracts/extension.ts';

/** A fault in an object's members, worded to follow the object's name, with a hint. */
export interface ShapeFault {
  readonly message: string;
  readonly hint?: string;
}

/** Returns the fault if an object has an unknown member or a member of the wrong type. Otherwise null. */
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
 * Returns the fault if a plain object has an unknown member, which is probably misspelled. Class instances are not checked, because
 * they may have additional members.
 */
export function unknownMember(value: object, known: readonly string[]): ShapeFault | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return null;
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  const hint = suggestion(unknown, known);
  return { message: `unknown key "${unknown}"`, ...(hint && { hint }) };
}
