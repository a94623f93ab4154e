import { IntegrityConstraintViolationError } from 'slonik';

/**
 * Runs `work`; when a constraint named in `refusals` turns it down, throws that refusal in its place. Constraints
 * settle races, so this stands around the write itself and not around a look beforehand.
 *
 * In a transaction the refused statement has aborted it: let the refusal roll it back, or give `work` a savepoint
 * of its own (`db.transaction`) to go on after it.
 */
export async function onConstraint<T>(
  refusals: Readonly<Record<string, () => Error>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal =
      error instanceof IntegrityConstraintViolationError && refusalOf(refusals, error.constraint);
    if (!refusal) throw error;
    const refused = refusal();
    refused.cause ??= error;
    throw refused;
  }
}

const refusalOf = (refusals: Readonly<Record<string, () => Error>>, constraint: string | null) =>
  constraint !== null && Object.hasOwn(refusals, constraint) ? refusals[constraint] : undefined;
