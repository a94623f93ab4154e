import type { core, z } from 'zod';
import { Refusal } from '../../errors.ts';

/** Adds a refusal to a schema's issues. If the refusal is the first issue, the response has its status and code. */
export const addRefusal = (context: z.RefinementCtx, refusal: Refusal): void =>
  context.addIssue({
    code: 'custom',
    message: refusal.message,
    params: { refusal, rule: refusal.code },
  });

/** Returns the refusal that `addRefusal` attached to an issue. */
export function refusalOf(issue: core.$ZodIssue | undefined): Refusal | null {
  const refusal: unknown = issue?.code === 'custom' ? issue.params?.['refusal'] : undefined;
  return refusal instanceof Refusal ? refusal : null;
}
