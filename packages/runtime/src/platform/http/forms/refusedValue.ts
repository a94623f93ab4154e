import type { core, z } from 'zod';
import { Refusal } from '../../errors.ts';

/** Adds a fault to what a schema finds, which is answered with the status and the code of a refusal where it comes first. */
export const addRefusal = (context: z.RefinementCtx, refusal: Refusal): void =>
  context.addIssue({
    code: 'custom',
    message: refusal.message,
    params: { refusal, rule: refusal.code },
  });

/** Returns the refusal that `addRefusal` gave to a fault. */
export function refusalOf(issue: core.$ZodIssue | undefined): Refusal | null {
  const refusal: unknown = issue?.code === 'custom' ? issue.params?.['refusal'] : undefined;
  return refusal instanceof Refusal ? refusal : null;
}
