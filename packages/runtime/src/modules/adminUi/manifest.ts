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
const permission = z.string().describe('The permission that it takes.');
const icon = z.string().describe('The icon of its link.');
const section = z.string().describe('The group of the navigation that has its link.');
const field = z.object({
  name: z.string().describe('The key in the body of the request.'),
  label: adminText,
  help: adminText.optional(),
  kind: z.string().describe('The kind of its input.'),
  isRequired: z.boolean().describe('Whether the API refuses a record without it.'),
  choices: z
    .array(z.object({ value: z.string().describe('The value.'), label: adminText }))
    .optional()
    .describe('The values to choose from.'),
  of: z.string().optional().describe('The kind of the records to choose from.'),
  initial: z.unknown().optional().describe('The value in the form of a new record.'),
});
const fields = z.object({
  title: adminText,
  isSide: z.boolean().describe('Whether the card stands in the narrow column.'),
  fields: z.array(field).describe('The fields.'),
});
const nullablePermission = permission.nullable();

/** The response of the route: the extensions' admin parts visible to the administrator. */
export const manifest = z.object({
  resources: z
    .array(
      z.object({
        extension,
        id: z.string().describe('The last part of its path.'),
        title: adminText,
        icon,
        section,
        permission,
        list: z
          .object({
            ...list.shape,
            key: z.string().describe('The member of the answer of the query that has the page of rows.'),
          })
          .describe('The list.'),
        form: z
          .object({
            api: z.string().describe('The path of the collection of the REST API.'),
            nameField: z.string().describe('The member of a record that names it.'),
            newTitle: adminText.optional(),
            create: nullablePermission,
            update: nullablePermission,
            delete: nullablePermission,
            sections: z.array(fields).describe('The cards with the fields.'),
          })
          .nullable()
          .describe('The form; null: its records have no page.'),
      }),
    )
    .describe('The kinds of records with a list, and a form.'),
  settings_pages: z
    .array(
      z.object({
        extension,
        title: adminText,
        about: adminText.optional(),
        settings: z
          .array(
            z.object({
              key: z.string().describe('The key of the setting.'),
              label: adminText.optional(),
              help: adminText.optional(),
            }),
          )
          .describe('The settings, in their order.'),
      }),
    )
    .describe('The pages of settings.'),
  columns: z
    .array(
      z.object({
        extension,
        on: z.enum(Object.keys(ADMIN_LISTS) as [string, ...string[]]).describe('The list.'),
        key: z.string().describe('The member of the answer of the query that has the page of rows.'),
        query: z.string().describe('The query that reads the values, with the variable `filters`.'),
        path: column.shape.path,
        title: adminText,
        as: column.shape.as,
      }),
    )
    .describe('The columns in lists of others.'),
  fields: z
    .array(
      z.object({
        extension,
        on: z.enum(ADMIN_FORMS).describe('The kind of the records.'),
        api: z.string().describe('The path of the values, to which the UUID of the record is added.'),
        update: permission,
        ...fields.shape,
      }),
    )
    .describe('The cards of fields on pages of records of others.'),
  modules: z
    .array(
      z.object({
        extension,
        address: z.string().describe('The address of the module.'),
        styles: z.string().nullable().describe('The address of its stylesheet; null: it has none.'),
        contract: z.string().describe('The version of `@shop/admin` that it was written for.'),
        pages: z
          .array(
            z.object({
              path: z.string().describe('The last part of its path.'),
              title: adminText,
              icon,
              section,
              permission,
            }),
          )
          .describe('Its pages.'),
        slots: z.array(z.enum(ADMIN_SLOTS)).describe('The places of pages that it shows something in.'),
        actions: z
          .array(
            z.object({
              id: z.string().describe('The name of the action.'),
              on: z.string().describe('The list.'),
              title: adminText,
              permission,
              isDangerous: z.boolean().describe('Whether the administrator is asked before it runs.'),
            }),
          )
          .describe('Its actions on selected rows.'),
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

/** Builds the manifest for an administrator. Parts without the required permission are omitted. */
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

/** Lists the modules that are visible to the administrator: through their own parts, or cells and fields in other parts. */
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

/** Returns a form for the browser, or null if the administrator may not read its records. */
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
