import type { core, z } from 'zod';
import type { ErrorDetail } from '../../errors.ts';
import { refuse, validationFailed } from '../../errors.ts';
import { refusalOf } from './refusedValue.ts';
import { checkStorable } from './storable.ts';
import { faultOf, isTypeFault } from './valueFault.ts';
import type { ValueFault } from './valueFault.ts';

export type Validator = (input: unknown) => unknown;

/**
 * Maximum number of validation errors in a response. A body with thousands of invalid items must not cause an even longer
 * response.
 */
const MAX_DETAILS = 100;

/** The parse options. They leave the messages of errors without a custom message empty, for `detailsOf` to write. */
const TEXTS = { error: () => '', reportInput: true };

/**
 * Creates a function that validates input by a schema and returns the schema's output. The function throws `VALIDATION_FAILED`,
 * or the first issue's refusal (`addRefusal`). Error messages come from the schema; the defaults are `<path> is required`,
 * `<path> must be a string`, and so on. Schemas must not be async.
 */
export function validator(schema: z.ZodType, where: 'params' | 'query' | 'body' | 'row'): Validator {
  return (input) => {
    checkStorable(input, where);
    const result = schema.safeParse(input, TEXTS);
    if (result.success) return result.data;
    const issues = specificIssues(result.error.issues);
    const details = issues.flatMap((issue) => detailsOf(issue, [], where)).slice(0, MAX_DETAILS);
    const refusal = refusalOf(issues[0]);
    throw refusal
      ? refuse(refusal.status, refusal.code, refusal.message, { details })
      : validationFailed(details);
  };
}

/** Removes redundant issues for values of the wrong type, such as a length error for a string where a list is expected. */
function specificIssues(issues: readonly core.$ZodIssue[]): readonly core.$ZodIssue[] {
  const wrong = new Set(issues.filter(isTypeFault).map(({ path }) => pathText(path)));
  return issues.filter((issue) => isTypeFault(issue) || !wrong.has(pathText(issue.path)));
}

type Path = readonly PropertyKey[];

function detailsOf(issue: core.$ZodIssue, parent: Path, where: string): ErrorDetail[] {
  const path = [...parent, ...issue.path];
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const text = message || `Unknown property in ${where} - check the payload keys`;
    return issue.keys.map((key) => ({
      path: pathText([...path, key]),
      rule: 'additionalProperties',
      message: text,
    }));
  }
  const nested = message ? undefined : nearestAlternative(issue);
  if (nested) return nested.flatMap((inner) => detailsOf(inner, path, where));
  const at = pathText(path);
  const { rule, values, text } = valueFault(issue);
  return [{ path: at, rule, ...(values && { values }), message: message || `${at || where} ${text}` }];
}

/** Returns the violated rule with its parameters. The issue must include its input. */
export function brokenRule(issue: core.$ZodIssue): Pick<ErrorDetail, 'rule' | 'values'> {
  const { rule, values } = valueFault(issue);
  return { rule, ...(values && { values }) };
}

function valueFault(issue: core.$ZodIssue): ValueFault {
  if (issue.code === 'custom') return ownFault(issue);
  // If a union has its own message, the rule is taken from the alternative closest to the value.
  const [nearest] = nearestAlternative(issue) ?? [];
  return nearest?.path.length === 0 ? valueFault(nearest) : faultOf(issue);
}

/** Returns the rule from a custom check's `params`, as set by `breaks`, `addFault`, and `addRefusal`. */
const ownFault = (issue: core.$ZodIssueCustom): ValueFault => ({
  rule: String(issue.params?.['rule'] ?? 'invalid'),
  ...(issue.params?.['values'] && { values: issue.params['values'] }),
  text: 'is invalid',
});

const pathText = (path: Path): string => path.map(String).join('.');

/** Returns the issues of the union alternative that has the same type as the input. */
function nearestAlternative(issue: core.$ZodIssue): readonly core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors
    .filter((faults) => !faults.some((fault) => fault.path.length === 0 && isTypeFault(fault)))
    .sort((a, b) => a.length - b.length)[0];
}
