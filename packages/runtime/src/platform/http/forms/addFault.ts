import type { z } from 'zod';
import type { ErrorDetail } from '../../errors.ts';

/** A fault that a check of a schema finds: its text, and the rule by which a front end says it in another language. */
export type Fault = Omit<ErrorDetail, 'path'>;

/** Adds a fault to what a schema finds. */
export const addFault = (context: z.RefinementCtx, { message, rule, values }: Fault): void =>
  context.addIssue({ code: 'custom', message, params: { rule, values } });
