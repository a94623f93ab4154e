import type { FieldType, Rule } from './field.ts';
import { compilePattern, MAX_PATTERN } from './pattern.ts';
import type { Effort } from './pattern.ts';
import { typeFault } from './typeFault.ts';

/** Returns the fault in a value, or null if the value is valid. */
export type Check = (value: unknown, effort: Effort) => string | null;

interface RuleKind {
  readonly properties: readonly string[];
  /** The field types to which the rule applies. */
  readonly types: ReadonlySet<FieldType>;
  /** Returns the reason why the rule is invalid, or null if it is valid. */
  fault(rule: Rule, type: FieldType): string | null;
  /** Compiles a valid rule. */
  compile(rule: Rule): Check;
}

const TEXTS = new Set<FieldType>(['short_text', 'long_text', 'url', 'date', 'color']);
const NUMBERS = new Set<FieldType>(['integer', 'number']);
const CHOSEN = new Set<FieldType>([...TEXTS, ...NUMBERS, 'boolean']);

const KINDS: Readonly<Record<string, RuleKind>> = {
  size: {
    properties: ['min', 'max'],
    types: TEXTS,
    fault: (rule) =>
      boundsFault(
        rule,
        (bound) => Number.isSafeInteger(bound) && Number(bound) >= 0,
        'a whole number from 0',
      ),
    compile:
      ({ min, max }) =>
      (value) => {
        const size = codePoints(value as string);
        if (typeof min === 'number' && size < min) return `must NOT have fewer than ${min} characters`;
        return typeof max === 'number' && size > max ? `must NOT have more than ${max} characters` : null;
      },
  },
  range: {
    properties: ['min', 'max'],
    types: NUMBERS,
    fault: (rule) => boundsFault(rule, Number.isFinite, 'a number'),
    compile:
      ({ min, max }) =>
      (value) => {
        if (typeof min === 'number' && (value as number) < min) return `must be >= ${min}`;
        return typeof max === 'number' && (value as number) > max ? `must be <= ${max}` : null;
      },
  },
  regexp: {
    properties: ['pattern'],
    types: TEXTS,
    fault({ pattern }) {
      if (typeof pattern !== 'string' || pattern === '') return 'regexp needs a pattern';
      if (pattern.length > MAX_PATTERN) return `regexp pattern can have at most ${MAX_PATTERN} characters`;
      return compilePattern(pattern) ? null : `regexp pattern is not valid: ${JSON.stringify(pattern)}`;
    },
    compile({ pattern }) {
      const matches = compilePattern(pattern as string);
      return (value, effort) => {
        const isMatch = matches?.(value as string, effort);
        if (isMatch === null) return 'is too long for its pattern';
        return isMatch ? null : `must match pattern "${pattern as string}"`;
      };
    },
  },
  choices: {
    properties: ['values'],
    types: CHOSEN,
    fault({ values }, type) {
      if (!Array.isArray(values) || values.length === 0) return 'choices needs values';
      if (!values.every((value) => typeof value === 'string' || Number.isFinite(value)))
        return 'choices must be strings or numbers';
      return CHOSEN.has(type) && values.every((value) => typeFault(type, value) !== null)
        ? `choices has no value of type ${type}`
        : null;
    },
    compile({ values }) {
      const allowed = new Set(values as readonly unknown[]);
      return (value) => (allowed.has(value) ? null : 'must be equal to one of the allowed values');
    },
  },
};

const kindOf = ({ type }: Rule): RuleKind | undefined =>
  Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;

/** Returns the reason why a rule is invalid for a field, or null if it is valid. Called when the rule is saved. */
export function ruleFault(rule: Rule, type: FieldType): string | null {
  const kind = kindOf(rule);
  if (!kind) return null;
  const unknown = Object.keys(rule).find((name) => name !== 'type' && !kind.properties.includes(name));
  if (unknown !== undefined) return `${rule.type} has no property "${unknown}"`;
  return kind.fault(rule, type);
}

/** Compiles a field's rules into one check, which returns the fault for the first violated rule. */
export function compileRules(rules: readonly Rule[], type: FieldType): Check {
  const checks = rules.flatMap((rule) => {
    const kind = kindOf(rule);
    return kind?.types.has(type) ? [kind.compile(rule)] : [];
  });
  return (value, effort) => {
    for (const check of checks) {
      const fault = check(value, effort);
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** Returns the fault in the bounds of a rule, or null if they are valid. Bounds may be absent or null. */
function boundsFault(
  { type, min, max }: Rule,
  isBound: (bound: unknown) => boolean,
  what: string,
): string | null {
  if (min != null && !isBound(min)) return `${type}.min must be ${what}`;
  if (max != null && !isBound(max)) return `${type}.max must be ${what}`;
  return min != null && max != null && Number(min) > Number(max)
    ? `${type}.min must not be greater than ${type}.max`
    : null;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
