import { IntegrityConstraintViolationError } from 'slonik';

/**
 * Runs `work`; if a constraint named in `refusals` rejects it, throws that refusal instead. Constraints settle races, so this
 * wraps the write itself and not a check before it. In a transaction the rejected statement has aborted it: let the refusal roll
 * it back, or give `work` a savepoint of its own (`db.transaction`) to continue after it.
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
