import type { Outcome } from '../platform/contracts/outcome.ts';

/** Returns the value of an outcome. Throws an error with the code and the message if it is a refusal. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`${outcome.status} ${outcome.code}: ${outcome.message}`);
}
