import { defineResource } from '../resource.ts';
import type { Creating, NavGroup, Resource } from '../resource.ts';
import type { IconName } from '../shared/Icon.tsx';
import { addText } from '../../text/text.ts';
import type { DeclaredModule, DeclaredResource, Manifest } from './manifest.ts';
import { words } from './words.ts';
import type { DeclaredText } from './words.ts';

const made = new WeakMap<Manifest, readonly Resource[]>();

/** Creates the resources of all extension pages. Returns the cached resources if the manifest is unchanged. */
export function resourcesOf(manifest: Manifest): readonly Resource[] {
  const known = made.get(manifest);
  if (known) return known;
  const pages = [
    ...manifest.modules.flatMap((module) => module.pages.map((page) => pageOf(module, page))),
    ...manifest.resources.map(resourceOf),
    ...manifest.settings_pages.map(settingsPageOf),
  ];
  // Pages of the same extension are grouped together.
  const all = [...Map.groupBy(pages, ({ path }) => path.split('/')[2]).values()].flat();
  made.set(manifest, all);
  return all;
}

/** Returns the id, path and title of an extension page. */
const placeOf = (extension: string, id: string, title: DeclaredText) =>
  ({
    id: `x.${extension}.${id}`,
    path: `/x/${extension}/${id}`,
    title: addText(`x.${extension}.${id}.title`, words(title)),
  }) as const;

const linkOf = ({ icon, section }: { readonly icon: string; readonly section: string }) => ({
  icon: icon as IconName,
  group: `nav.${section}` as NavGroup,
});

function resourceOf(declared: DeclaredResource): Resource {
  const { extension, id, title, permission, form } = declared;
  const place = placeOf(extension, id, title);
  const { path } = place;
  const creating: Creating = form?.create
    ? {
        create: `${path}/new`,
        newTitle: addText(`${place.id}.new`, words(form.newTitle ?? title)),
      }
    : {};
  return defineResource({
    ...place,
    ...linkOf(declared),
    permissions: {
      list: permission,
      ...(form?.create && { create: form.create }),
      ...(form?.update && { update: form.update }),
      ...(form?.delete && { delete: form.delete }),
    },
    list: async () => (await import('./listOf.tsx')).listOf(declared),
    ...creating,
    ...(form && {
      edit: `${path}/edit`,
      form: async () => (await import('./formOf.ts')).formOf(declared),
    }),
  });
}

const pageOf = (module: DeclaredModule, page: DeclaredModule['pages'][number]): Resource =>
  defineResource({
    ...placeOf(module.extension, page.path, page.title),
    ...(page.path === 'index' && { path: `/x/${module.extension}` }),
    ...linkOf(page),
    permissions: { list: page.permission },
    view: async () => (await import('./ModulePage.tsx')).modulePage(module, page),
  });

const settingsPageOf = (page: Manifest['settings_pages'][number]): Resource =>
  defineResource({
    ...placeOf(page.extension, 'settings', page.title),
    icon: 'sliders',
    group: 'nav.extensions',
    permissions: { list: 'getSettingsSchema' },
    view: async () => (await import('./ExtensionSettings.tsx')).extensionSettings(page),
  });
