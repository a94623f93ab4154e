import { z } from 'zod';
import type { Caller } from '../../platform/contracts/caller.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Route } from '../../platform/contracts/route.ts';
import { ADMIN_FORMS, ADMIN_LISTS, ADMIN_SLOTS } from './contract.ts';
import type { AdminFieldSection, AdminForm, AdminParts } from './contract.ts';
import { bodiesOf, routesOf, shownField } from './formFields.ts';
import { readListQuery } from './listQuery.ts';
import type { PublicFiles } from './moduleFiles.ts';
import { adminText, column, list } from './shape.ts';

const extension = z.string().describe('The name of the extension.');
const permission = z.string().describe('The required permission.');
const icon = z.string().describe('The icon of the link.');
const section = z.string().describe('The navigation group that contains the link.');
const field = z.object({
  name: z.string().describe('The key in the request body.'),
  label: adminText,
  help: adminText.optional(),
  kind: z.string().describe('The input type.'),
  isRequired: z.boolean().describe('True if the field is required.'),
  choices: z
    .array(z.object({ value: z.string().describe('The value.'), label: adminText }))
    .optional()
    .describe('The available values.'),
  of: z.string().optional().describe('The type of records to select from.'),
  initial: z.unknown().optional().describe('The initial value in the form of a new record.'),
});
const fields = z.object({
  title: adminText,
  isSide: z.boolean().describe('True if the card is in the narrow column.'),
  fields: z.array(field).describe('The fields.'),
});
const nullablePermission = permission.nullable();

/** The manifest response: the extensions' admin UI additions that the administrator may see. */
export const manifest = z.object({
  resources: z
    .array(
      z.object({
        extension,
        id: z.string().describe('The last path segment.'),
        title: adminText,
        icon,
        section,
        permission,
        list: z
          .object({
            ...list.shape,
            key: z.string().describe('The field of the query response that contains the page of rows.'),
          })
          .describe('The list.'),
        form: z
          .object({
            api: z.string().describe('The path of the collection in the REST API.'),
            nameField: z.string().describe('The field that identifies a record.'),
            newTitle: adminText.optional(),
            create: nullablePermission,
            update: nullablePermission,
            delete: nullablePermission,
            sections: z.array(fields).describe('The cards that contain the fields.'),
          })
          .nullable()
          .describe('The form. Null if the records have no detail page.'),
      }),
    )
    .describe('The record types with a list and, optionally, a form.'),
  settings_pages: z
    .array(
      z.object({
        extension,
        title: adminText,
        about: adminText.optional(),
        settings: z
          .array(
            z.object({
              key: z.string().describe('The settings key.'),
              label: adminText.optional(),
              help: adminText.optional(),
            }),
          )
          .describe('The settings, in display order.'),
      }),
    )
    .describe('The settings pages.'),
  columns: z
    .array(
      z.object({
        extension,
        on: z.enum(Object.keys(ADMIN_LISTS) as [string, ...string[]]).describe('The list.'),
        key: z.string().describe('The field of the query response that contains the page of rows.'),
        query: z.string().describe('The query that reads the values, with the variable `filters`.'),
        path: column.shape.path,
        title: adminText,
        as: column.shape.as,
      }),
    )
    .describe('The columns added to lists of other modules.'),
  fields: z
    .array(
      z.object({
        extension,
        on: z.enum(ADMIN_FORMS).describe('The record type.'),
        api: z.string().describe("The path of the values, to which the record's UUID is appended."),
        update: permission,
        ...fields.shape,
      }),
    )
    .describe("The field cards added to pages of other modules' records."),
  modules: z
    .array(
      z.object({
        extension,
        address: z.string().describe('The URL of the module.'),
        styles: z.string().nullable().describe('The URL of the stylesheet. Null if there is none.'),
        contract: z.string().describe('The version of `@shop/admin` that the module was built for.'),
        pages: z
          .array(
            z.object({
              path: z.string().describe('The last path segment. `index` is the page without one.'),
              title: adminText,
              icon,
              section,
              permission,
            }),
          )
          .describe("The module's pages."),
        slots: z.array(z.enum(ADMIN_SLOTS)).describe('The page slots in which the module renders content.'),
        actions: z
          .array(
            z.object({
              id: z.string().describe('The name of the action.'),
              on: z.string().describe('The list.'),
              title: adminText,
              permission,
              isDangerous: z.boolean().describe('True if the administrator must confirm the action.'),
            }),
          )
          .describe("The module's bulk actions."),
      }),
    )
    .describe('The modules that browsers load when a part of them is shown.'),
  texts: z
    .array(
      z.object({
        extension,
        files: z
          .record(z.string(), z.string())
          .describe('The addresses of the files with its texts, by language.'),
      }),
    )
    .describe('The texts of extensions, which everybody may read.'),
});

interface Brought {
  readonly parts: readonly AdminParts[];
  readonly routes: readonly Route[];
  readonly files: ReadonlyMap<string, PublicFiles>;
}

/** Builds the manifest for an administrator. Omits additions for which the administrator lacks the permission. */
export function manifestFor(caller: Caller, { parts, routes, files }: Brought) {
  const may = (id: string) => holdsPermission(caller, id);
  const seen = <T extends { readonly permission: string }>(all: readonly T[] = []) =>
    all.filter((one) => may(one.permission));
  const shown = {
    resources: parts.flatMap(({ name, resources }) =>
      seen(resources).map((one) => ({
        extension: name,
        id: one.id,
        title: one.title,
        icon: one.icon ?? 'box',
        section: one.section ?? 'extensions',
        permission: one.permission,
        list: { ...one.list, key: readListQuery(one.list.query).key },
        form: one.form ? formOf(one.form, routes, may) : null,
      })),
    ),
    settings_pages: parts.flatMap(({ name, settingsPage }) =>
      settingsPage && may('getSettingsSchema')
        ? [{ extension: name, ...settingsPage, settings: [...settingsPage.settings] }]
        : [],
    ),
    columns: parts.flatMap(({ name, columns }) =>
      seen(columns).map(({ on, query, path, title, as }) => ({
        extension: name,
        on,
        key: readListQuery(query).key,
        query,
        path,
        title,
        ...(as !== undefined && { as }),
      })),
    ),
    fields: parts.flatMap(({ name, fields: all = [] }) =>
      all.flatMap(({ on, api, ...one }) => {
        const own = routesOf(routes, api);
        if (!own.read || !own.update || !may(own.read.id)) return [];
        return [{ extension: name, on, api, update: own.update.id, ...sectionOf(one, own) }];
      }),
    ),
  };
  const texts = [...files]
    .filter(([, own]) => Object.keys(own.texts).length > 0)
    .map(([name, own]) => ({ extension: name, files: own.texts }));
  return { ...shown, modules: modulesFor(seen, shown, { parts, files }), texts };
}

type Seen = <T extends { readonly permission: string }>(all?: readonly T[]) => readonly T[];
type Shown = Readonly<Record<'resources' | 'columns' | 'fields', readonly { readonly extension: string }[]>>;

/**
 * Lists the modules that the administrator's browser needs, for modules' own additions or for cells and fields used
 * elsewhere.
 */
const modulesFor = (seen: Seen, shown: Shown, { parts, files }: Pick<Brought, 'parts' | 'files'>) =>
  parts.flatMap(({ name, module }) => {
    const found = files.get(name);
    if (!module || !found?.module) return [];
    const pages = seen(module.pages).map((page) => ({ icon: 'layout', section: 'extensions', ...page }));
    const slots = seen(module.slots).map(({ slot }) => slot);
    const actions = seen(module.actions).map((action) => ({ isDangerous: false, ...action }));
    const around = [...shown.resources, ...shown.columns, ...shown.fields];
    const isSeen =
      pages.length + slots.length + actions.length > 0 || around.some(({ extension: one }) => one === name);
    if (!isSeen) return [];
    const { module: address, styles } = found;
    return [{ extension: name, address, styles, contract: module.contract, pages, slots, actions }];
  });

/** Returns a form for the browser, or null if the administrator may not read the form's records. */
function formOf({ sections, ...form }: AdminForm, routes: readonly Route[], may: (id: string) => boolean) {
  const own = routesOf(routes, form.api);
  if (own.read === null || !may(own.read.id)) return null;
  return {
    ...form,
    create: own.create?.id ?? null,
    update: own.update?.id ?? null,
    delete: own.remove?.id ?? null,
    sections: sections.map((one) => sectionOf(one, own)),
  };
}

const sectionOf = (
  { title, isSide = false, fields: all }: AdminFieldSection,
  own: ReturnType<typeof routesOf>,
) => ({
  title,
  isSide,
  fields: all.map((one) => ({ ...shownField(one, bodiesOf(own)) })),
});
