import { IntegrityConstraintViolationError } from 'slonik';

/**
 * Runs `work`; if it violates a constraint listed in `refusals`, throws that refusal instead. Constraints settle races, so wrap
 * the write itself rather than a preceding check. In a transaction, the rejected statement has aborted the transaction: let the
 * refusal roll it back, or run `work` in its own savepoint (`db.transaction`) to continue afterwards.
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
