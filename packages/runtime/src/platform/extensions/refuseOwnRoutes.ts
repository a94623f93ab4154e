import { checkDoors } from './checkDoors.ts';
import { healthRoutes } from '../http/healthRoutes.ts';
import { addressesOf } from '../http/routePath.ts';
import type { Route } from '../contracts/route.ts';
import { EXIT, StartFailure } from '../startFailure.ts';
import type { Fault } from '../startFailure.ts';
import type { Assembly } from './assembly.ts';

/**
 * Throws StartFailure (exit code 7) if a route has the same ID or the same method and path as one of the shop's internal routes in
 * `own`, or if a door is not in order: see `checkDoors`.
 */
export function refuseOwnRoutes(
  assembly: Pick<Assembly, 'members' | 'routes' | 'doors' | 'settings'>,
  own: readonly Route[],
) {
  const { members, routes } = assembly;
  const all = [...healthRoutes(() => ({ status: 'ok' })), ...own];
  const addresses = new Set(all.flatMap(addressesOf));
  const ids = new Set(all.map(({ id }) => id));
  const faults = routes.flatMap(({ owner, isCore, value }): Fault[] => {
    const where =
      members.find(({ name, origin }) => name === owner && isCore === (origin === null))?.label ?? owner;
    const taken = addressesOf(value).filter((address) => addresses.has(address));
    return [
      ...taken.map((address) => ({
        where,
        message: `route "${value.id}" uses ${address}, which is a route of the shop itself`,
        hint: 'Use a different path.',
      })),
      ...(ids.has(value.id)
        ? [
            {
              where,
              message: `route "${value.id}" has the same ID as a route of the shop itself`,
              hint: 'Use a different ID.',
            },
          ]
        : []),
    ];
  });
  if (faults.length > 0) throw new StartFailure(EXIT.extension, faults);
  const ofShop = all.map((value) => ({ owner: 'shop', isCore: true, value }));
  checkDoors(assembly, [...routes, ...ofShop]);
}
