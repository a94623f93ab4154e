import type { core } from 'zod';

/** A validation error for one value. */
export interface ValueFault {
  /** The JSON Schema keyword that the value violates, or `invalid` if no keyword applies. */
  readonly rule: string;
  /** The rule's parameters, such as `{ limit: 20 }`. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The English error message without its beginning, which is the value's path. */
  readonly text: string;
}

/** Describes the validation error of an issue. The issue must include its input. */
export function faultOf(issue: core.$ZodIssue): ValueFault {
  if (isMissing(issue)) return { rule: 'required', text: 'is required' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: 'type', values: { type: issue.expected }, text: `must be ${typeText(issue.expected)}` };
    case 'invalid_value':
      return { rule: 'enum', values: { values: issue.values }, text: `must be ${oneOf(issue.values)}` };
    case 'invalid_format':
      return formatFault(issue);
    case 'too_small':
      return smallFault(issue);
    case 'too_big':
      return bigFault(issue);
    case 'not_multiple_of':
      return {
        rule: 'multipleOf',
        values: { limit: issue.divisor },
        text: `must be a multiple of ${issue.divisor}`,
      };
    case 'invalid_union':
      return unionFault(issue);
    case 'invalid_key':
      return { rule: 'propertyNames', text: 'has an invalid key' };
    default:
      return INVALID;
  }
}

const INVALID: ValueFault = { rule: 'invalid', text: 'is invalid' };

/** Reports whether the issue is that the value has the wrong type. */
export const isTypeFault = ({ code }: core.$ZodIssue): boolean =>
  code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union';

const isMissing = (issue: core.$ZodIssue): boolean => isTypeFault(issue) && issue.input === undefined;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  tuple: 'an array',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const typeText = (type: string): string => TYPES[type] ?? type;

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a URL',
  uuid: 'a uuid',
  guid: 'a uuid',
  date: 'a date (YYYY-MM-DD)',
  datetime: 'a date and time (ISO 8601)',
  time: 'a time (ISO 8601)',
};

function formatFault({ format }: core.$ZodIssueInvalidStringFormat): ValueFault {
  const known = FORMATS[format];
  return known
    ? { rule: 'format', values: { format }, text: `must be ${known}` }
    : { rule: 'pattern', text: 'has an invalid format' };
}

/** The units in which the size of a value is measured, by value type. A number's size is the number itself. */
const UNITS: Readonly<Record<string, { readonly unit: string; readonly of: string }>> = {
  string: { unit: 'character', of: 'Length' },
  array: { unit: 'item', of: 'Items' },
  set: { unit: 'item', of: 'Items' },
  map: { unit: 'item', of: 'Items' },
};

function sizeText(origin: string, words: string, size: number | bigint): string {
  const unit = UNITS[origin]?.unit;
  return unit
    ? `must have ${words} ${size} ${unit}${Number(size) === 1 ? '' : 's'}`
    : `must be ${words} ${size}`;
}

function smallFault({ origin, minimum, inclusive, exact }: core.$ZodIssueTooSmall): ValueFault {
  const counted = UNITS[origin];
  const values = { limit: Number(minimum) };
  if (counted) {
    const rule = `min${counted.of}`;
    if (exact) return { rule, values, text: sizeText(origin, 'exactly', minimum) };
    if (inclusive === false) return { rule, values, text: sizeText(origin, 'more than', minimum) };
    return {
      rule,
      values,
      text: minimum === 1 ? 'must not be empty' : sizeText(origin, 'at least', minimum),
    };
  }
  if (exact) return { rule: 'minimum', values, text: sizeText(origin, 'exactly', minimum) };
  return inclusive === false
    ? { rule: 'exclusiveMinimum', values, text: sizeText(origin, 'greater than', minimum) }
    : { rule: 'minimum', values, text: sizeText(origin, 'at least', minimum) };
}

function bigFault({ origin, maximum, inclusive, exact }: core.$ZodIssueTooBig): ValueFault {
  const counted = UNITS[origin];
  const values = { limit: Number(maximum) };
  const words = exact ? 'exactly' : inclusive === false ? 'less than' : 'at most';
  const number = inclusive === false && !exact ? 'exclusiveMaximum' : 'maximum';
  return {
    rule: counted ? `max${counted.of}` : number,
    values,
    text: sizeText(origin, words, maximum),
  };
}

function unionFault(issue: core.$ZodIssueInvalidUnion): ValueFault {
  if ('options' in issue && issue.options)
    return { rule: 'enum', values: { values: issue.options }, text: `must be ${oneOf(issue.options)}` };
  const kinds = issue.errors.map(([fault]) => (fault ? kindsOf(fault) : []));
  if (!kinds.every((words) => words.length > 0)) return INVALID;
  return { rule: 'anyOf', text: `must be ${[...new Set(kinds.flat())].join(' or ')}` };
}

/** Returns the values that a union alternative accepts. Empty if its issue does not list them. */
function kindsOf(fault: core.$ZodIssue): readonly string[] {
  if (fault.code === 'invalid_type') return [typeText(fault.expected)];
  return fault.code === 'invalid_value' ? fault.values.map(String) : [];
}
