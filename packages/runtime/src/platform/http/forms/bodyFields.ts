import { z } from 'zod';
import { keyText } from '../../text/keyText.ts';
import { endOfDay, isDay, startOfDay } from '../../zonedDay.ts';
import { addFault, breaks } from './addFault.ts';
import type { Fault } from './addFault.ts';
import { oneLine } from './oneLine.ts';
import { currentTimezone } from '../../acting/requestScope.ts';

/** Schemas for body fields. Functions with a `name` parameter use it in error messages. */

const mustBe = (name: string, rule: string) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined ? `${name} is required` : `${name} must be ${rule}`,
});

const notEmpty = (name: string) => breaks('minLength', `${name} must not be empty`, { limit: 1 });

/** Creates a schema for a non-blank string. */
export const filledText = (name: string, max = 255) =>
  z
    .string()
    .max(max)
    .refine((value) => value.trim() !== '', notEmpty(name));

/** Creates a schema for a non-blank single-line string, such as a name, SKU, or code. */
export const line = (name: string, max = 255) => filledText(name, max).check(oneLine(name));

/** Creates a schema for a single-line lookup key, such as a SKU or code, normalized by `keyText`. */
export const keyLine = (name: string, max = 255) =>
  z
    .string()
    .overwrite(keyText)
    .max(max)
    .refine((value) => value !== '', notEmpty(name))
    .check(oneLine(name));

/** Creates a schema for an email address, normalized by `keyText`. `error` is the message for an invalid one. */
export const emailLine = (error?: string) => z.string().overwrite(keyText).check(z.email(error)).max(255);

/** Creates a schema for a single-line string that may be empty, or null. */
export const optionalLine = (name: string, max?: number) =>
  (max === undefined ? z.string() : z.string().max(max)).check(oneLine(name)).nullable();

/** A string of any length, or null. */
export const optionalText = z.string().nullable();

/** Creates a schema for a string, an array of page editor rows (stored as JSON), or null. */
export const richText = (name: string) =>
  z
    .union(
      [z.string(), z.array(z.record(z.string(), z.unknown()))],
      mustBe(name, 'a string, a list of rows or null'),
    )
    .nullable()
    .transform((value) => (Array.isArray(value) ? JSON.stringify(value) : value));

/** Creates a schema for a boolean: true, false, 1, 0, '1', or '0'. */
export const flag = (name: string) =>
  z
    .union([z.boolean(), z.literal([0, 1, '0', '1'])], mustBe(name, 'true, false, 1 or 0'))
    .transform((value) => value === true || value === 1 || value === '1');

/**
 * Creates a schema for a boolean form field. The strings `true`, `1`, and `on` mean true; `false`, `0`, `off`, and the empty
 * string mean false.
 */
export const formFlag = (name: string) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.literal(['true', '1', 'on', 'false', '0', 'off', ''], mustBe(name, 'true, false, 1 or 0')))
    .transform((value) => value === 'true' || value === '1' || value === 'on');

const MAX_YEAR = 9999;
const dateOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const LOOSE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?$/;

/** Converts a timestamp as printed by databases, such as `2026-01-31 10:00:00+00`, to ISO 8601. Without a time zone it is UTC. */
function isoTime(value: string): string {
  const [, date, minute, second = ':00', zone = 'Z'] = LOOSE_TIME.exec(value) ?? [];
  if (date === undefined) return value;
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  return `${date}T${minute}${second}${offset}`;
}

/**
 * Creates a schema for an optional date (a day in the shop's time zone) or timestamp (UTC if it has no zone). An empty string
 * counts as null. The output is a UTC timestamp. A date becomes the start of its day, or the start of the next day if `bound`
 * is `end`.
 */
export const moment = (name: string, bound: 'start' | 'end' = 'start') =>
  z
    .string(notTime(name))
    .nullable()
    .transform((sent, context) =>
      sent === null || sent === '' ? null : readMoment(sent, context, { name, bound }),
    );

/** Creates a schema for a required date or timestamp, as `moment` reads them. The output is a `Date`. */
export const requiredMoment = (name: string, bound: 'start' | 'end' = 'start') =>
  z.string(notTime(name)).transform((sent, context) => new Date(readMoment(sent, context, { name, bound })));

const notTime = (name: string): string => `${name} must be a date, such as 2026-01-31, or an ISO 8601 time`;

function readMoment(
  sent: string,
  context: z.RefinementCtx,
  { name, bound }: { readonly name: string; readonly bound: 'start' | 'end' },
): string {
  const noTime: Fault = { rule: 'format', values: { format: 'date-time' }, message: notTime(name) };
  const value = isDay(sent) ? momentOf(sent, bound) : isoTime(sent);
  const fault = dateOrTime.safeParse(value).success ? yearFault(name, new Date(value)) : noTime;
  if (fault === null) return new Date(value).toISOString();
  addFault(context, fault);
  return z.NEVER;
}

const momentOf = (day: string, bound: 'start' | 'end'): string =>
  (bound === 'start' ? startOfDay : endOfDay)(day, currentTimezone()).toISOString();

function yearFault(name: string, at: Date): Fault | null {
  const year = at.getUTCFullYear();
  const message = `${name} must have a year from 1 to ${MAX_YEAR}`;
  return year >= 1 && year <= MAX_YEAR ? null : { rule: 'year', values: { limit: MAX_YEAR }, message };
}

const MAX_QUANTITY = 1_000_000_000;

/** Creates a schema for a non-negative integer, as a number or string. */
export const quantity = (name: string) =>
  z.union([z.number(), z.string()], mustBe(name, 'a whole number')).transform((value, context) => {
    const fault = quantityFault(name, plainText(value));
    if (fault === null) return Number(value);
    addFault(context, fault);
    return z.NEVER;
  });

function quantityFault(name: string, text: string): Fault | null {
  if (!/^-?\d+$/.test(text))
    return { rule: 'type', values: { type: 'int' }, message: `${name} must be a whole number` };
  if (Number(text) < 0) return negative(name);
  return Number(text) > MAX_QUANTITY
    ? { rule: 'maximum', values: { limit: MAX_QUANTITY }, message: `${name} must be at most ${MAX_QUANTITY}` }
    : null;
}

const negative = (name: string): Fault => ({
  rule: 'minimum',
  values: { limit: 0 },
  message: `${name} must not be negative`,
});

interface DecimalRules {
  readonly wholeDigits?: number;
  readonly decimals?: number;
  /**
   * The error message for a number that is negative or has too many integer digits. Set only if the API contract prescribes a
   * message.
   */
  readonly outside?: string;
}

/**
 * Creates a schema for a non-negative number, as a number or decimal string. The output is a decimal string without trailing
 * zeros.
 */
export const decimal = (name: string, { wholeDigits = 12, decimals = 4, outside }: DecimalRules = {}) =>
  z.union([z.number(), z.string()], mustBe(name, 'a number')).transform((value, context) => {
    const text = plainText(value);
    const isOutside = Number(text) < 0 || Number(text) >= 10 ** wholeDigits;
    const found = decimalFault(name, text, wholeDigits, decimals);
    const fault = found && isOutside && outside ? { ...found, message: outside } : found;
    if (fault === null) return withoutZeros(text);
    addFault(context, fault);
    return z.NEVER;
  });

/** Creates a schema for a number that may be below 0, with any number of decimals. The output is a decimal string. */
export const signedDecimal = (name: string, wholeDigits = 12) =>
  z.union([z.number(), z.string()], mustBe(name, 'a number')).transform((value, context) => {
    const text = plainText(value);
    const fault = decimalFault(name, text.replace(/^-(?=\d)/, ''), wholeDigits, Infinity);
    if (fault === null) return withoutZeros(text);
    addFault(context, fault);
    return z.NEVER;
  });

function decimalFault(name: string, text: string, wholeDigits: number, decimals: number): Fault | null {
  if (!/^-?\d+(?:\.\d+)?$/.test(text))
    return { rule: 'type', values: { type: 'number' }, message: `${name} must be a number` };
  if (Number(text) < 0) return negative(name);
  const limit = 10 ** wholeDigits;
  if (Number(text) >= limit)
    return { rule: 'exclusiveMaximum', values: { limit }, message: `${name} must be less than ${limit}` };
  return decimalsOf(text) > decimals
    ? {
        rule: 'maxDecimals',
        values: { limit: decimals },
        message: `${name} must have at most ${decimals} decimals`,
      }
    : null;
}

/** Returns the number of significant decimals in a decimal string. */
export const decimalsOf = (text: string): number => withoutZeros(text).split('.')[1]?.length ?? 0;

/** Removes trailing zeros: `12.50` becomes `12.5`, and `12.00` becomes `12`. */
export const withoutZeros = (text: string): string =>
  text.includes('.') ? text.replace(/\.?0+$/, '') : text;

/** Formats a number without an exponent, which JavaScript uses for very small and very large numbers. */
export function plainText(value: number | string): string {
  if (typeof value === 'string' || !String(value).includes('e')) return String(value);
  return Math.abs(value) < 1 ? value.toFixed(100) : BigInt(value).toString();
}

/** A schema for another entity's ID (integer or UUID). The output is a string. The lookup rejects unknown IDs. */
export const reference = z.union([z.int(), z.string()]).transform(String);
