import type { core, z } from 'zod';
import type { ErrorDetail } from '../../errors.ts';
import { refuse, validationFailed } from '../../errors.ts';
import { refusalOf } from './refusedValue.ts';
import { checkStorable } from './storable.ts';
import { faultOf, isTypeFault } from './valueFault.ts';
import type { ValueFault } from './valueFault.ts';

export type Validator = (input: unknown) => unknown;

/** The most faults that are listed: a body of many thousand wrong items must not be answered with a longer one. */
const MAX_DETAILS = 100;

/** Leaves the texts of faults to `detailsOf`, where the schema has none. */
const TEXTS = { error: () => '', reportInput: true };

/**
 * Creates a function that checks input by a schema and returns the schema's output. It throws `VALIDATION_FAILED`, or the refusal
 * that the first fault has (`addRefusal`): texts of the
 * schema take precedence, the others read `<path> is required`, `<path> must be a string` and so on. Schemas must not be async.
 */
export function validator(schema: z.ZodType, where: 'params' | 'query' | 'body' | 'row'): Validator {
  return (input) => {
    checkStorable(input, where);
    const result = schema.safeParse(input, TEXTS);
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

/** Returns the rule that a value breaks, and what it asks for. The issue must have its input. */
export function brokenRule(issue: core.$ZodIssue): Pick<ErrorDetail, 'rule' | 'values'> {
  const { rule, values } = valueFault(issue);
  return { rule, ...(values && { values }) };
}

function valueFault(issue: core.$ZodIssue): ValueFault {
  if (issue.code === 'custom') return ownFault(issue);
  // A union with a text of its own breaks the rule of the alternative that the value comes closest to.
  const [nearest] = nearestAlternative(issue) ?? [];
  return nearest?.path.length === 0 ? valueFault(nearest) : faultOf(issue);
}

/** Returns the rule that a check of a schema names in its `params`, as `breaks`, `addFault` and `addRefusal` do. */
const ownFault = (issue: core.$ZodIssueCustom): ValueFault => ({
  rule: String(issue.params?.['rule'] ?? 'invalid'),
  ...(issue.params?.['values'] && { values: issue.params['values'] }),
  text: 'is invalid',
});

const pathText = (path: Path): string => path.map(String).join('.');

/** Returns the faults of the alternative of a union that the input comes closest to: the one of its type. */
function nearestAlternative(issue: core.$ZodIssue): readonly core.$ZodIssue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors
    .filter((faults) => !faults.some((fault) => fault.path.length === 0 && isTypeFault(fault)))
    .sort((a, b) => a.length - b.length)[0];
}
