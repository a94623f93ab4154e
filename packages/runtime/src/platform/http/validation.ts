import type { core, z } from 'zod';
import type { ErrorDetail } from '../errors.ts';
import { refuse, validationFailed } from '../errors.ts';
import { refusalOf } from './refusedValue.ts';
import { checkStorable } from './storable.ts';

export type Validator = (input: unknown) => unknown;

/** The most faults that are listed: a body of many thousand wrong items must not be answered with a longer one. */
const MAX_DETAILS = 100;
/** Marks our texts, which need the path before them, among those of the schemas. */
const OURS = '\u0001';

/**
 * Creates a function that checks input by a schema and returns the schema's output. It throws `VALIDATION_FAILED`, or the refusal
 * that the first fault has (`addRefusal`): texts of the
 * schema take precedence, the others read `<path> is required`, `<path> must be a string` and so on. Schemas must not be async.
 */
export function validator(schema: z.ZodType, where: 'params' | 'query' | 'body' | 'row'): Validator {
  return (input) => {
    checkStorable(input, where);
    const result = schema.safeParse(input, { error: textOf });
    if (result.success) return result.data;
    const issues = telling(result.error.issues);
    const details = issues.flatMap((issue) => detailsOf(issue, [], where)).slice(0, MAX_DETAILS);
    const refusal = refusalOf(issues[0]);
    throw refusal
      ? refuse(refusal.status, refusal.code, refusal.message, { details })
      : validationFailed(details);
  };
}

/** Drops further faults of values that already have the wrong type, such as the length of a text in the place of a list. */
function telling(issues: readonly core.$ZodIssue[]): readonly core.$ZodIssue[] {
  const wrong = new Set(issues.filter(isTypeFault).map(({ path }) => pathText(path)));
  return issues.filter((issue) => isTypeFault(issue) || !wrong.has(pathText(issue.path)));
}

type Path = readonly PropertyKey[];

function detailsOf(issue: core.$ZodIssue, parent: Path, where: string): ErrorDetail[] {
  const path = [...parent, ...issue.path];
  const isOurs = issue.message.startsWith(OURS);
  if (issue.code === 'unrecognized_keys') {
    const message = isOurs ? `Unknown property in ${where} - check the payload keys` : issue.message;
    return issue.keys.map((key) => ({ path: pathText([...path, key]), message }));
  }
  if (!isOurs) return [{ path: pathText(path), message: issue.message }];
  const nested = nearestAlternative(issue);
  if (nested) return nested.flatMap((inner) => detailsOf(inner, path, where));
  const at = pathText(path);
  return [{ path: at, message: `${at || where} ${issue.message.slice(OURS.length)}` }];
}

const pathText = (path: Path): string => path.map(String).join('.');

/** Returns the faults of the alternative of a union that the input comes closest to: the one of its type. */
function nearestAlternative(issue: core.$ZodIssue): readonly core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors
    .filter((faults) => !faults.some((fault) => fault.path.length === 0 && isTypeFault(fault)))
    .sort((a, b) => a.length - b.length)[0];
}

const isTypeFault = (fault: core.$ZodIssue) =>
  fault.code === 'invalid_type' || fault.code === 'invalid_value' || fault.code === 'invalid_union';

function textOf(raw: core.$ZodRawIssue): string {
  if (isMissing(raw)) return `${OURS}is required`;
  // This issue lacks the path, which is added later, and the message, which is made here.
  return OURS + faultText(raw as unknown as core.$ZodIssue);
}

const MISSING = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

const isMissing = (issue: core.$ZodRawIssue): boolean => MISSING.has(issue.code) && issue.input === undefined;

function faultText(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}`;
    case 'invalid_format':
      return formatText(issue);
    case 'too_small':
      return smallText(issue);
    case 'too_big':
      return bigText(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return unionText(issue);
    case 'invalid_key':
      return 'has an invalid key';
    default:
      return 'is invalid';
  }
}

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

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a URL',
  uuid: 'a uuid',
  guid: 'a uuid',
  date: 'a date (YYYY-MM-DD)',
  datetime: 'a date and time (ISO 8601)',
  time: 'a time (ISO 8601)',
};

function formatText(issue: core.$ZodIssueInvalidStringFormat): string {
  const known = FORMATS[issue.format];
  return known ? `must be ${known}` : 'has an invalid format';
}

/** The unit that a size counts, by the kind of value; the size of a number is the number itself. */
const UNITS: Readonly<Record<string, string>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'item',
};

function sizeText(origin: string, words: string, size: number | bigint): string {
  const unit = UNITS[origin];
  return unit
    ? `must have ${words} ${size} ${unit}${Number(size) === 1 ? '' : 's'}`
    : `must be ${words} ${size}`;
}

function smallText({ origin, minimum, inclusive, exact }: core.$ZodIssueTooSmall): string {
  if (exact) return sizeText(origin, 'exactly', minimum);
  if (inclusive === false) return sizeText(origin, UNITS[origin] ? 'more than' : 'greater than', minimum);
  return UNITS[origin] && minimum === 1 ? 'must not be empty' : sizeText(origin, 'at least', minimum);
}

function bigText({ origin, maximum, inclusive, exact }: core.$ZodIssueTooBig): string {
  if (exact) return sizeText(origin, 'exactly', maximum);
  return sizeText(origin, inclusive === false ? 'less than' : 'at most', maximum);
}

function unionText(issue: core.$ZodIssueInvalidUnion): string {
  if ('options' in issue && issue.options) return `must be ${oneOf(issue.options)}`;
  const kinds = issue.errors.map(([fault]) => (fault ? kindsOf(fault) : []));
  return kinds.every((words) => words.length > 0)
    ? `must be ${[...new Set(kinds.flat())].join(' or ')}`
    : 'is invalid';
}

/** Returns the values that an alternative accepts; none if its fault does not name them. */
function kindsOf(fault: core.$ZodIssue): readonly string[] {
  if (fault.code === 'invalid_type') return [TYPES[fault.expected] ?? fault.expected];
  return fault.code === 'invalid_value' ? fault.values.map(String) : [];
}
