import { validationFailed } from '../../errors.ts';
import type { ValueFault } from './valueFault.ts';

const MAX_DEPTH = 64;
const NUL = { rule: 'nul', text: 'must not contain the NUL character' };
const SURROGATE = { rule: 'unicode', text: 'must be valid Unicode text' };
const INFINITE = { rule: 'finite', text: 'must be a finite number' };
const DEPTH = { rule: 'maxDepth', values: { limit: MAX_DEPTH }, text: 'is nested too deeply' };

/**
 * Rejects input that cannot be stored unchanged. PostgreSQL strings cannot contain NUL, a lone surrogate has no UTF-8 encoding,
 * and 1e309 is parsed as infinity, which JSON cannot represent. Nesting is limited because later code traverses the input
 * recursively.
 */
export function checkStorable(input: unknown, where: string): void {
  const flaw = findFlaw(input, 0);
  if (!flaw) return;
  const path = flaw.path.join('.');
  const { text, ...fault } = flaw.fault;
  throw validationFailed([{ path, ...fault, message: `${path || where} ${text}` }]);
}

interface Flaw {
  readonly fault: ValueFault;
  readonly path: (string | number)[];
}

function findFlaw(value: unknown, depth: number): Flaw | null {
  if (typeof value === 'string') return flawOfText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? null : { fault: INFINITE, path: [] };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return { fault: DEPTH, path: [] };
  return Array.isArray(value) ? findInArray(value, depth) : findInObject(value, depth);
}

function findInArray(values: readonly unknown[], depth: number): Flaw | null {
  for (let index = 0; index < values.length; index++) {
    const flaw = findFlaw(values[index], depth + 1);
    if (flaw) return at(index, flaw);
  }
  return null;
}

function findInObject(value: object, depth: number): Flaw | null {
  for (const key of Object.keys(value)) {
    const flaw = flawOfText(key) ?? findFlaw((value as Record<string, unknown>)[key], depth + 1);
    if (flaw) return at(key, flaw);
  }
  return null;
}

function at(key: string | number, flaw: Flaw): Flaw {
  // Omits the path for a depth error, because a path with a hundred segments would not help.
  if (flaw.fault !== DEPTH) flaw.path.unshift(key);
  return flaw;
}

function flawOfText(text: string): Flaw | null {
  if (text.includes('\0')) return { fault: NUL, path: [] };
  return text.isWellFormed() ? null : { fault: SURROGATE, path: [] };
}
