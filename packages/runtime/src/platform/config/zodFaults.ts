import type { z } from 'zod';
import type { Fault } from '../startFailure.ts';
import { suggestion } from '../nearestName.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Converts the issues that a schema found in part of the configuration file to faults, one per key. Each fault has
 * `<file>: <key.path>` in `where`. For a config section, the key path starts with `prefix`.
 */
export function zodFaults(
  file: string,
  schema: z.ZodType,
  issues: readonly Issue[],
  prefix: readonly string[] = [],
): Fault[] {
  const at = (path: Path): string => {
    const key = keyPath([...prefix, ...path]);
    return key === '' ? file : `${file}: ${key}`;
  };
  return issues.flatMap(unionAsItsBranch).flatMap((issue): Fault[] => {
    if (issue.code !== 'unrecognized_keys')
      return [{ where: at(issue.path), message: messageOf(issue), ...hintOf(issue) }];
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => {
      const hint = suggestion(key, known);
      return { where: at([...issue.path, key]), message: 'unknown key', ...(hint && { hint }) };
    });
  });
}

/** Formats a key path, such as `extensions[0].resolve`. */
export const keyPath = (path: Path): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');

/**
 * Replaces a union's issue with the issues of the branch that was probably intended: the only one that accepts the value's type.
 */
function unionAsItsBranch(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const candidates = issue.errors.filter((branch) => !branch.some(refusesTheType));
  if (candidates.length !== 1) return [{ ...issue, message: unionMessage(issue.errors) }];
  return candidates[0]!
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue)
    .flatMap(unionAsItsBranch);
}

const refusesTheType = (issue: Issue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');

const unionMessage = (branches: readonly (readonly Issue[])[]): string => {
  const expected = branches.flatMap((branch) =>
    branch.flatMap((issue) => /expected ([^,]+)/.exec(issue.message)?.[1] ?? []),
  );
  return expected.length > 0
    ? `Invalid input: expected ${[...new Set(expected)].join(' or ')}`
    : 'Invalid input';
};

const messageOf = ({ message }: Issue): string =>
  message.replace(/^Invalid input: expected (.+), received undefined$/, 'is missing: expected $1');

/** Returns the hint of a failed refinement, given as `refine(check, { error, params: { hint } })`. */
function hintOf(issue: Issue): { hint?: string } {
  const hint: unknown = issue.code === 'custom' ? issue.params?.hint : undefined;
  return typeof hint === 'string' ? { hint } : {};
}

/** Lists the keys that a schema allows at a path. Looks through defaults, optionals, and unions. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  const def = schema.def as Definition;
  if (def.innerType) return knownKeys(def.innerType, path);
  if (def.options) return def.options.flatMap((option) => knownKeys(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(def.shape ?? {});
  const next = def.shape?.[String(key)] ?? def.element ?? def.valueType;
  return next ? knownKeys(next, rest) : [];
}

interface Definition {
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
}
