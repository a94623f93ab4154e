import type { z } from 'zod';
import type { ErrorDetail } from '../../errors.ts';

/** A fault that a check of a schema finds: its text, and the rule by which a front end translates it. */
export type Fault = Omit<ErrorDetail, 'path'>;

/** Adds a fault to what a schema finds. `path` is the member that it is about, if that is not the value itself. */
export const addFault = (
  context: z.core.$RefinementCtx,
  { path = [], message, rule, values }: Fault & { readonly path?: readonly PropertyKey[] },
): void => context.addIssue({ code: 'custom', path: [...path], message, params: { rule, values } });

/** Describes the fault of a value that fails a check, for `refine`: `.refine(isLink, breaks('format', 'target must be a link'))`. */
export const breaks = (rule: string, message: string, values?: ErrorDetail['values']) => ({
  error: message,
  params: { rule, values },
});
