import type { VatCheckResult } from './contract.ts';
import { vatCountry } from './vatId.ts';

const MOST_TEXT = 500;
const MOST_REFERENCE = 100;

/** The keys of a result. */
const KEYS = ['vat_id', 'country', 'valid', 'name', 'address', 'checked_at', 'reference'] as const;
const KNOWN: ReadonlySet<string> = new Set(KEYS satisfies readonly (keyof VatCheckResult)[]);

/** Finds the error in the result of a VAT checker for a VAT ID. Returns null if it is valid. Pure. */
export function vatCheckFault(result: unknown, vatId: string): string | null {
  if (typeof result !== 'object' || result === null || Array.isArray(result))
    return 'the result is not an object';
  const found = result as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(found).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) return `the result has the unknown key "${unknown.slice(0, MOST_REFERENCE)}"`;
  if (found['vat_id'] !== vatId) return 'vat_id must be the VAT ID of the call';
  if (found['country'] !== vatCountry(vatId)) return `country must be ${vatCountry(vatId)}`;
  if (typeof found['valid'] !== 'boolean') return 'valid must be true or false';
  for (const key of ['name', 'address'] as const)
    if (!isText(found[key], MOST_TEXT, key === 'address'))
      return `${key} must be a text of 1 to ${MOST_TEXT} characters, or null`;
  if (!isTime(found['checked_at']))
    return 'checked_at must be a time in ISO 8601, such as 2026-01-31T12:00:00Z';
  return isText(found['reference'], MOST_REFERENCE, false)
    ? null
    : `reference must be one line of 1 to ${MOST_REFERENCE} characters, or null`;
}

function isText(value: unknown, most: number, hasLines: boolean): boolean {
  if (value === null) return true;
  if (typeof value !== 'string' || value.trim() === '' || value.length > most) return false;
  return !/[\p{Cc}\u2028\u2029]/u.test(hasLines ? value.replaceAll('\n', ' ') : value);
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && ISO_TIME.test(value) && !Number.isNaN(Date.parse(value));
