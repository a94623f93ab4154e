import type { Caller } from '../../platform/contracts/caller.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Route } from '../../platform/contracts/route.ts';
import type { AdminFieldSection, AdminForm, AdminParts } from './contract.ts';
import { bodiesOf, routesOf, shownField } from './formFields.ts';
import { readListQuery } from './listQuery.ts';
import type { PublicFiles } from './moduleFiles.ts';

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
