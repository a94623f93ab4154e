import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import type { Member } from '../../platform/extensions/member.ts';
import type { Assembly } from '../../platform/extensions/assembly.ts';
import type { Route } from '../../platform/contracts/route.ts';
import { suggestion } from '../../platform/nearestName.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { Fault } from '../../platform/startFailure.ts';
import { ADMIN_LISTS } from './contract.ts';
import type { AdminColumn, AdminModuleFile, AdminParts } from './contract.ts';
import { fieldFaults, formFaults } from './formFaults.ts';
import { listQueryFault, readListQuery } from './listQuery.ts';
import { textFaults } from './textFaults.ts';

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

const kindsOf = ({ fields }: { readonly fields: readonly { readonly kind?: string }[] }) =>
  fields.map(({ kind }) => kind);

const nameFaults = ({ name }: AdminParts): readonly PartFault[] =>
  /^[\w-]+$/.test(name)
    ? []
    : [
        {
          message: `the URLs of its pages contain its name, but "${name}" cannot be part of a URL`,
          hint: "Use only letters, digits and dashes in the extension's name.",
        },
      ];

/** Finds pages of the same extension that share a URL. */
function twiceUsed({ resources = [], settingsPage, module }: AdminParts): readonly PartFault[] {
  const paths = [
    ...resources.map(({ id }) => id),
    ...(module?.pages ?? []).map((page) => page.path),
    ...(settingsPage ? ['settings'] : []),
  ];
  const twice = paths.filter((one, index) => paths.indexOf(one) !== index);
  return twice.map((one) => ({
    message: `has two admin pages at the path "${one}"`,
    hint: 'Give one of them a different path. The settings page uses the path `settings`.',
  }));
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

/** Finds column and field types that refer to another extension's module or to a missing module. */
const ownKindFaults = (
  { name, module }: AdminParts,
  kinds: readonly (string | undefined)[],
  place: string,
): readonly PartFault[] =>
  kinds
    .filter((kind) => kind?.includes(':') && (!module || !kind.startsWith(`${name}:`)))
    .map((kind) => ({
      message: `${place} uses the kind "${kind}", which its own module does not define`,
      hint: module ? `Kinds of its own module start with "${name}:".` : 'Add a module that defines it.',
    }));

const settingFaults = ({ settingsPage }: AdminParts, known: AdminCheck['settings']): readonly PartFault[] =>
  (settingsPage?.settings ?? [])
    .filter(({ key }) => !known.has(key))
    .map(({ key }) => {
      const hint = suggestion(key, [...known.keys()]);
      return { message: `the settings page uses the unknown setting "${key}"`, ...(hint && { hint }) };
    });

function moduleFaults(
  { resources = [] }: AdminParts,
  { file, actions = [] }: AdminModuleFile,
  { origin }: Member,
): readonly PartFault[] {
  const lists = [...Object.keys(ADMIN_LISTS), ...resources.map(({ id }) => id)];
  return [
    ...fileFaults(file, origin?.entry ?? null),
    ...actions
      .filter(({ on }) => !lists.includes(on))
      .map(({ id, on }) => {
        const hint = suggestion(on, lists);
        return { message: `the action "${id}" uses the unknown list "${on}"`, ...(hint && { hint }) };
      }),
  ];
}

function fileFaults(file: URL, entry: string | null): readonly PartFault[] {
  if (file.protocol !== 'file:' || !/\.m?js$/.test(file.pathname))
    return [{ message: `the admin module must be a .js file, not ${String(file)}` }];
  const place = fileURLToPath(file);
  if (!statSync(place, { throwIfNoEntry: false })?.isFile())
    return [{ message: `the admin module does not exist: ${place}`, hint: 'Build it, or fix the URL.' }];
  const below = entry === null ? '..' : path.relative(path.dirname(place), entry);
  if (below.startsWith('..') || path.isAbsolute(below)) return [];
  return [
    {
      message: `the folder of the admin module is public, but it contains the extension's own code: ${path.dirname(place)}`,
      hint: 'Move the admin module to a separate folder.',
    },
  ];
}

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
