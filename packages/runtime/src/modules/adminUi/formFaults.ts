import type { Route } from '../../platform/contracts/route.ts';
import { suggestion } from '../../platform/nearestName.ts';
import type { PartFault } from './checkAdminParts.ts';
import type { AdminFieldSection, AdminForeignFields, AdminForm } from './contract.ts';
import { bodiesOf, propertiesOf, routesOf } from './formFields.ts';
import type { ResourceRoutes } from './formFields.ts';

/** Finds errors in a resource's form. */
export function formFaults(routes: readonly Route[], form: AdminForm, place: string): readonly PartFault[] {
  const own = routesOf(routes, form.api);
  const faults: PartFault[] = [];
  if (!own.read)
    faults.push({
      message: `${place}: the form needs a route GET ${form.api}/{id}`,
      hint: '`entityRoutes` creates the routes for a record type.',
    });
  if (!own.create && !own.update)
    faults.push({ message: `${place}: the form needs a route POST ${form.api} or PATCH ${form.api}/{id}` });
  if (own.create && form.newTitle === undefined)
    faults.push({
      message: `${place}: POST ${form.api} creates records, so the form needs a newTitle`,
      hint: 'newTitle is the title of the page for a new record, such as "New reward".',
    });
  return [...faults, ...accessFaults(own, place), ...unknownFields(own, form.sections, place)];
}

/** Finds errors in fields added to another module's edit page. */
export function fieldFaults(
  routes: readonly Route[],
  fields: AdminForeignFields,
  place: string,
): readonly PartFault[] {
  const own = routesOf(routes, fields.api);
  const faults: PartFault[] = [];
  for (const [method, route] of [
    ['GET', own.read],
    ['PATCH', own.update],
  ] as const)
    if (!route)
      faults.push({
        message: `${place}: the route ${method} ${fields.api}/{uuid} does not exist`,
        hint: 'GET returns the values of the record with this uuid, and PATCH updates them.',
      });
  return [...faults, ...accessFaults(own, place), ...unknownFields(own, [fields], place)];
}

/** Finds routes that do not require an administrator with a permission. */
const accessFaults = (own: ResourceRoutes, place: string): readonly PartFault[] =>
  Object.values(own as unknown as Readonly<Record<string, Route | null>>).flatMap((route) =>
    route && route.access !== 'admin'
      ? [{ message: `${place}: the route "${route.id}" must have the access "admin"` }]
      : [],
  );

/** Finds fields that no request body contains. */
function unknownFields(
  own: ResourceRoutes,
  sections: readonly AdminFieldSection[],
  place: string,
): readonly PartFault[] {
  const bodies = bodiesOf(own);
  const known = [...new Set(bodies.flatMap(({ properties = {} }) => Object.keys(properties)))];
  // A schema created by another copy of zod validates correctly, but its properties cannot be listed.
  if (known.length === 0) return [];
  return sections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => propertiesOf(name, bodies).length === 0)
    .map(({ name }) => {
      const hint = suggestion(name, known);
      return {
        message: `${place}: no body of its routes has the field "${name}"`,
        ...(hint && { hint }),
      };
    });
}
