import type { z } from 'zod';
import type { ErrorDetail } from '../../errors.ts';
import { hasMembers } from '../../isRecord.ts';

/** A validation error found by a schema check, with its message and the rule that a front end uses for translation. */
export type Fault = Omit<ErrorDetail, 'path'>;

/** Adds a validation error to a schema's issues. `path` is the invalid member, if it is not the checked value itself. */
export const addFault = (
  context: z.core.$RefinementCtx,
  { path = [], message, rule, values }: Fault & { readonly path?: readonly PropertyKey[] },
): void => context.addIssue({ code: 'custom', path: [...path], message, params: { rule, values } });

/** Describes a failed check for `refine`: `.refine(isLink, breaks('format', 'target must be a link'))`. */
export const breaks = (rule: string, message: string, values?: ErrorDetail['values']) => ({
  error: message,
  params: { rule, values },
});

/** Makes a rule of `refine` apply even if fields of the object have errors, so that all errors are reported together. */
export const despiteFaults = ({ value }: { readonly value: unknown }): boolean => hasMembers(value);
