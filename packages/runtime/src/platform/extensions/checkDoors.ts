import { pathsOf } from '../http/routePath.ts';
import { settingsOf } from '../contracts/door.ts';
import type { Door } from '../contracts/door.ts';
import type { Contributed } from '../contracts/owned.ts';
import type { Route } from '../contracts/route.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import type { Assembly } from './assembly.ts';

/**
 * Throws StartFailure (exit code 7) if doors share a path, a route lies below the path of a door that is not its own, a route names a
 * door that its extension does not have, or a door's setting is not a boolean setting.
 */
export function checkDoors(
  { members, doors, settings }: Pick<Assembly, 'members' | 'doors' | 'settings'>,
  routes: readonly Contributed<Route>[],
): void {
  const labelOf = (owner: string, isCore: boolean): string =>
    members.find(({ name, origin }) => name === owner && isCore === (origin === null))?.label ?? owner;
  const faults = [
    ...doors.flatMap(({ owner, isCore, value }, index) =>
      [sharedPath(value, doors.slice(0, index)), settingFault(value, settings)].flatMap((message): Fault[] =>
        message === null
          ? []
          : [{ where: labelOf(owner, isCore), message: `door "${value.id}": ${message}` }],
      ),
    ),
    ...routes.flatMap(({ owner, isCore, value }): Fault[] => {
      const message = routeFault(value, owner, doors);
      return message === null
        ? []
        : [{ where: labelOf(owner, isCore), message: `route "${value.id}": ${message}` }];
    }),
  ];
  if (faults.length > 0) throw new StartFailure(EXIT.extension, faults);
}

function sharedPath({ paths }: Door, others: readonly Contributed<Door>[]): string | null {
  const other = others.find(
    ({ value }) =>
      paths.some((path) => isBelow(path, value.paths)) || value.paths.some((path) => isBelow(path, paths)),
  );
  return other ? `its paths and those of the door "${other.value.id}" overlap` : null;
}

function settingFault(door: Door, settings: Assembly['settings']): string | null {
  const wrong = settingsOf(door).find((setting) => {
    const found = settings.get(setting)?.value.schema.safeParse(undefined);
    return !found?.success || typeof found.data !== 'boolean';
  });
  return wrong === undefined
    ? null
    : `its setting "${wrong}" must be a boolean setting that the extension declares`;
}

function routeFault(route: Route, owner: string, doors: readonly Contributed<Door>[]): string | null {
  const paths = pathsOf(route);
  if (route.door === undefined) {
    const door = doors.find(({ value }) => paths.some((path) => isBelow(path, value.paths)));
    return door ? `its path lies below those of the door "${door.value.id}"` : null;
  }
  const door = doors.find((one) => one.owner === owner && one.value.id === route.door);
  if (!door) return `its extension has no door "${route.door}"`;
  const outside = paths.find((path) => !isBelow(path, door.value.paths));
  return outside === undefined ? null : `its path ${outside} does not lie below those of its door`;
}

/** Reports whether a path is one of the roots or lies below one of them. */
const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
