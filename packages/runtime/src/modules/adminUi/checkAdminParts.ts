import type { GraphQLSchema } from 'graphql';
import type { Member } from '../../platform/extensions/member.ts';
import type { Assembly } from '../../platform/extensions/assembly.ts';
import type { Route } from '../../platform/contracts/route.ts';
import { suggestion } from '../../platform/nearestName.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Fault } from '../../platform/startFailure.ts';
import { ADMIN_LISTS } from './contract.ts';
import type { AdminColumn, AdminParts } from './contract.ts';
import { fieldFaults, formFaults } from './formFaults.ts';
import { listQueryFault, readListQuery } from './listQuery.ts';
import { textFaults } from './textFaults.ts';
import { moduleFaults } from './moduleFaults.ts';
import { nameFaults, twiceUsed, ownKindFaults, kindsOf } from './nameFaults.ts';

/** The shop data that extensions' admin UI additions are validated against. */
export interface AdminCheck extends Pick<Assembly, 'members' | 'settings'> {
  readonly routes: readonly Route[];
  /** The IDs of permissions that do not correspond to a route. */
  readonly permissions: readonly string[];
  readonly schema: GraphQLSchema;
}

/** An error in an admin UI addition, with its fix. */
export type PartFault = Omit<Fault, 'where'>;

/** Throws StartFailure (exit 7) listing every conflict between the extensions' admin UI additions and the shop. */
export function checkAdminParts(shop: AdminCheck): void {
  const grantable = [
    ...shop.routes
      .filter(({ access }) => access === 'admin')
      .flatMap(({ id, permissions = [id] }) => permissions),
    ...shop.permissions,
  ];
  const faults = shop.members.flatMap((member) =>
    (member.setup.admin ?? []).flatMap((parts) =>
      [...faultsOf(member, parts, shop), ...unheldPermissions(parts, grantable)].map((fault) => ({
        where: member.label,
        ...fault,
      })),
    ),
  );
  if (faults.length > 0) throw new StartFailure(EXIT.extension, faults);
}

function faultsOf(member: Member, parts: AdminParts, shop: AdminCheck): readonly PartFault[] {
  return [
    ...nameFaults(parts),
    ...twiceUsed(parts),
    ...(parts.resources ?? []).flatMap(({ id, list, form }) => {
      const place = `the resource "${id}" of the admin`;
      return [
        ...queryFaults(shop.schema, list.query, list.columns, place),
        ...ownKindFaults(
          parts,
          list.columns.map(({ as }) => as),
          place,
        ),
        ...(form ? formFaults(shop.routes, form, place) : []),
        ...(form ? ownKindFaults(parts, form.sections.flatMap(kindsOf), place) : []),
      ];
    }),
    ...(parts.columns ?? []).flatMap((column) => {
      const place = `the column "${column.path}" on ${column.on}`;
      return [
        ...queryFaults(shop.schema, column.query, [column], place, ADMIN_LISTS[column.on]),
        ...ownKindFaults(parts, [column.as], place),
      ];
    }),
    ...(parts.fields ?? []).flatMap((fields) => {
      const place = `the fields on ${fields.on}`;
      return [...fieldFaults(shop.routes, fields, place), ...ownKindFaults(parts, kindsOf(fields), place)];
    }),
    ...settingFaults(parts, shop.settings),
    ...(parts.module ? moduleFaults(parts, parts.module, member) : []),
    ...textFaults(parts),
  ];
}

function queryFaults(
  schema: GraphQLSchema,
  text: string,
  columns: readonly AdminColumn[],
  place: string,
  field?: string,
): readonly PartFault[] {
  const fault = listQueryFault(schema, text);
  if (fault !== null) return [{ message: `the query of ${place} ${fault}` }];
  const query = readListQuery(text);
  if (field !== undefined && query.field !== field)
    return [{ message: `the query of ${place} must select \`${field}\`, as the list does` }];
  if (field === undefined && !query.hasTotal)
    return [{ message: `the query of ${place} must select both \`total\` and \`items\`` }];
  return columns.flatMap(({ path: at, as = 'text' }) => {
    const found = query.at(at);
    if (!found)
      return [
        {
          message: `${place}: the query does not select "${at}" of its items`,
          hint: 'Add the field to the query, or correct the path of the column.',
        },
      ];
    if (as === 'money' && query.below(found, 'text') === null)
      return [
        { message: `${place}: "${at}" is shown as money, so the query must select \`${at} { text }\`` },
      ];
    if (as !== 'money' && !as.includes(':') && found.selectionSet)
      return [{ message: `${place}: "${at}" is an object, so it cannot be shown as ${as}` }];
    return [];
  });
}

const settingFaults = ({ settingsPage }: AdminParts, known: AdminCheck['settings']): readonly PartFault[] =>
  (settingsPage?.settings ?? [])
    .filter(({ key }) => !known.has(key))
    .map(({ key }) => {
      const hint = suggestion(key, [...known.keys()]);
      return { message: `the settings page uses the unknown setting "${key}"`, ...(hint && { hint }) };
    });

/** Finds permissions that no role can be granted. */
function unheldPermissions(parts: AdminParts, grantable: readonly string[]): readonly PartFault[] {
  const { resources = [], columns = [], module } = parts;
  const protectedParts = [
    ...resources,
    ...columns,
    ...(module?.pages ?? []),
    ...(module?.slots ?? []),
    ...(module?.actions ?? []),
  ];
  const unknown = new Set(
    protectedParts.map(({ permission }) => permission).filter((one) => !grantable.includes(one)),
  );
  return [...unknown].map((permission) => {
    const hint = suggestion(permission, grantable);
    return {
      message: `an admin part requires the unknown permission "${permission}"`,
      hint:
        hint ??
        'A permission is the ID of a route with the access `admin`, or a permission declared by an extension.',
    };
  });
}
