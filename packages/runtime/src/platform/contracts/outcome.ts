import { Refusal } from '../errors.ts';
import type { ErrorDetail, RefusalValues } from '../errors.ts';

/** A refusal as a value, with the status, the code and the text that the route of the REST API responds with. */
export interface RefusedOutcome {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  /** The text in English. */
  readonly message: string;
  /** The values in the text by name. Absent if it has none. */
  readonly values?: RefusalValues;
  /** The invalid inputs, each with its path. Absent if the refusal names none. */
  readonly details?: readonly ErrorDetail[];
  /** The number of seconds after which the call may succeed. Absent if the refusal names none. */
  readonly retryAfter?: number;
}

/**
 * The outcome of a call on behalf of a buyer: a value, or the refusal. Nothing that a buyer can cause is thrown; an error that is thrown is
 * a fault of the shop or of the calling code.
 */
export type Outcome<T> = { readonly ok: true; readonly value: T } | RefusedOutcome;

/** Returns the outcome of a function. A `Refusal` that it throws becomes a value; any other error is thrown. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof Refusal) return refusedOutcome(error);
    throw error;
  }
}

/** Returns a refusal as a value. */
export function refusedOutcome({ status, code, message, values, details, headers }: Refusal): RefusedOutcome {
  const retryAfter = headers?.['retry-after'];
  return {
    ok: false,
    status,
    code,
    message,
    ...(values && { values }),
    ...(details && { details }),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  };
}
