import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

/** The manifest query: the extension pages and parts that the administrator may see. It runs once. */
export const manifestQuery = queryOptions({
  queryKey: ['manifest'],
  queryFn: () => shop.admin.manifest(),
  staleTime: Infinity,
});

/** Extension pages as resources. The code that creates them loads without delaying the first page. */
export const extensionResourcesQuery = queryOptions({
  queryKey: ['manifest', 'resources'],
  queryFn: async ({ client }) => {
    const [{ resourcesOf }, manifest] = await Promise.all([
      import('./resources.ts'),
      client.ensureQueryData(manifestQuery),
    ]);
    return resourcesOf(manifest);
  },
  staleTime: Infinity,
  structuralSharing: false,
});

export type Manifest = Awaited<ReturnType<typeof shop.admin.manifest>>;
export type DeclaredResource = Manifest['resources'][number];
export type DeclaredColumn = Manifest['columns'][number];
export type DeclaredFields = Manifest['fields'][number];
export type DeclaredModule = Manifest['modules'][number];
export type DeclaredField = DeclaredFields['fields'][number];

/** Reports whether extensions add anything to the list of a resource. Resources of an extension have the id `x.<extension>.<id>`. */
export const isExtended = ({ columns, modules }: Manifest, id: string): boolean =>
  columns.some(({ on }) => on === id) || modules.some((module) => actionsOn(module, id).length > 0);

/** Lists a module's actions on the list of a resource. */
export const actionsOn = ({ extension, actions }: DeclaredModule, id: string) =>
  actions.filter(({ on }) => on === id || `x.${extension}.${on}` === id);
