import { blame } from '../extensions/guard.ts';
import type { Assembly } from '../extensions/mergeMembers.ts';
import { holdAnswers, proveAnswers } from './heldAnswers.ts';
import type { BrokenAnswer } from './heldAnswers.ts';
import type { Route } from './route.ts';

/** Returns the routes of a shop. Answers of extensions are held to their schemas and to a size; those of the core are checked where `report` is given. */
export function heldRoutes(
  { routes, members, faults }: Pick<Assembly, 'routes' | 'members' | 'faults'>,
  report: ((error: BrokenAnswer) => void) | undefined,
): readonly Route[] {
  const extensions = new Set(members.flatMap(({ name, origin }) => (origin === null ? [] : name)));
  return routes.map(({ owner, value }) => {
    const of = { extension: owner, contribution: `route "${value.id}"` };
    if (extensions.has(owner)) return holdAnswers(value, (error) => blame(faults, of, error));
    return report ? proveAnswers(value, report) : value;
  });
}
