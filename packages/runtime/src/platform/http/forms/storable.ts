import { validationFailed } from '../../errors.ts';

const MAX_DEPTH = 64;
const NUL = 'must not contain the NUL character';
const SURROGATE = 'must be valid Unicode text';
const INFINITE = 'must be a finite number';
const DEPTH = 'is nested too deeply';

/**
 * Refuses input that cannot be stored or would not come back as it was: PostgreSQL has no NUL in texts, a lone surrogate has no
 * UTF-8, and 1e309 is read as infinity, which JSON does not have. Nesting is bounded because everything that walks the input
 * later is recursive.
 */
export function checkStorable(input: unknown, where: string): void {
  const flaw = findFlaw(input, 0);
  if (!flaw) return;
  const path = flaw.path.join('.');
  throw validationFailed([{ path, message: `${path || where} ${flaw.text}` }]);
}

interface Flaw {
  readonly text: string;
  readonly path: (string | number)[];
}

function findFlaw(value: unknown, depth: number): Flaw | null {
  if (typeof value === 'string') return flawOfText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? null : { text: INFINITE, path: [] };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return { text: DEPTH, path: [] };
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
  // A path of a hundred steps helps nobody.
  if (flaw.text !== DEPTH) flaw.path.unshift(key);
  return flaw;
}

function flawOfText(text: string): Flaw | null {
  if (text.includes('\0')) return { text: NUL, path: [] };
  return text.isWellFormed() ? null : { text: SURROGATE, path: [] };
}
