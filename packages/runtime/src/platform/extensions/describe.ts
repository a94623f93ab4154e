import { pathsOf } from '../http/routePath.ts';
import type { DescribedExtension } from '../contracts/describedExtension.ts';
import type { Route } from '../contracts/route.ts';
import type { Owned } from '../contracts/owned.ts';
import type { Assembly } from './assembly.ts';
import { declaredSettings } from './declaredSettings.ts';
import { contributed, gatherPoints } from './gatherPoints.ts';
import { likelyNames, placeOf } from './installed.ts';

export interface DescribedRoute {
  /** The route ID. For admin routes, it is also the permission. */
  readonly id: string;
  readonly method: Route['method'];
  readonly paths: readonly string[];
  readonly access: Route['access'];
  /** The name of the module or extension that contributes the route. */
  readonly owner: string;
}

/** Lists all routes in extension order, for `shop routes`. */
export const listRoutes = ({ routes }: { readonly routes: readonly Owned<Route>[] }): DescribedRoute[] =>
  routes.map(({ owner, value }) => ({
    id: value.id,
    method: value.method,
    paths: pathsOf(value),
    access: value.access,
    owner,
  }));

/**
 * Describes all modules and extensions, for `shop extension list`. Loaded ones are first, followed by quarantined and disabled
 * ones.
 */
export function describeExtensions(assembly: Assembly, storeDir: string): DescribedExtension[] {
  const { points } = gatherPoints(assembly.members);
  const loaded = assembly.members.map((member): DescribedExtension => {
    const kinds = [...points].flatMap(([kind, point]) => {
      const items = contributed(member, kind);
      const names = items.flatMap((item) => point.keyOf(item as never) ?? []);
      return items.length === 0 ? [] : [[kind, { count: items.length, names }] as const];
    });
    const settings = declaredSettings(member, points).map(([key]) => key);
    return {
      name: member.name,
      kind: member.origin === null ? 'module' : 'extension',
      state: 'loaded',
      version: member.origin?.version ?? null,
      from: member.origin && placeOf(member.origin, storeDir),
      required: member.origin?.required ?? true,
      contributions: Object.fromEntries(
        settings.length === 0 ? kinds : [...kinds, ['settings', { count: settings.length, names: settings }]],
      ),
      fault: null,
    };
  });
  return [...loaded, ...leftOut(assembly, storeDir)];
}

function leftOut({ installed, quarantined }: Assembly, storeDir: string): DescribedExtension[] {
  return installed.flatMap((one): DescribedExtension[] => {
    const names = one.state === 'loaded' ? [one.extension.name] : likelyNames(one.origin);
    const quarantine = quarantined.find(({ name }) => names.includes(name));
    if (!quarantine && one.state !== 'disabled') return [];
    return [
      {
        name: names[0] ?? one.origin.resolve,
        kind: 'extension',
        state: quarantine ? 'quarantined' : 'disabled',
        version: one.origin.version,
        from: placeOf(one.origin, storeDir),
        required: one.origin.required,
        contributions: {},
        fault: quarantine?.fault ?? null,
      },
    ];
  });
}
