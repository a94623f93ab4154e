import { IntegrityConstraintViolationError } from 'slonik';

/**
 * Runs `work`. If it violates one of the constraints in `refusals`, throws the corresponding refusal. Use this around the write
 * itself instead of checking beforehand, because only the constraint prevents races. Inside a transaction, the violation has
 * aborted the transaction. Either let the refusal roll it back, or run `work` in a savepoint (`db.transaction`) to be able to
 * continue.
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
