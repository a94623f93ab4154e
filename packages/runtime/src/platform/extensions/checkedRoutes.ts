import { attributeError } from '../acting/guard.ts';
import type { Assembly } from './assembly.ts';
import { holdAnswers, proveAnswers } from '../http/answer/heldAnswers.ts';
import type { BrokenAnswer } from '../http/answer/heldAnswers.ts';
import type { Route } from '../contracts/route.ts';

/**
 * Wraps the routes of a shop. Responses of extension routes are validated and limited in size. Responses of the shop's own routes
 * are validated only if `report` is given.
 */
export function checkedRoutes(
  { routes, faults }: Pick<Assembly, 'routes' | 'faults'>,
  report: ((error: BrokenAnswer) => void) | undefined,
): readonly Route[] {
  return routes.map(({ owner, isCore, value }) => {
    const of = { extension: owner, contribution: `route "${value.id}"` };
    if (!isCore) return holdAnswers(value, (error) => attributeError(faults, of, error));
    return report ? proveAnswers(value, report) : value;
  });
}
