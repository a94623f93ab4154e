import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

/** Query for the extension manifest, which lists the extension pages and content that the administrator may see. It runs only once. */
export const manifestQuery = queryOptions({
  queryKey: ['manifest'],
  queryFn: () => shop.admin.manifest(),
  staleTime: Infinity,
});

/**
 * Query for the resources of extension pages. The code that creates them is loaded separately, so that it does not delay the first page.
 */
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

/** Reports whether extensions add anything to a resource's list. Extension resources have ids such as `x.<extension>.<id>`. */
export const isExtended = ({ columns, modules }: Manifest, id: string): boolean =>
  columns.some(({ on }) => on === id) || modules.some((module) => actionsOn(module, id).length > 0);

/** Lists the actions that a module adds to a resource's list. */
export const actionsOn = ({ extension, actions }: DeclaredModule, id: string) =>
  actions.filter(({ on }) => on === id || `x.${extension}.${on}` === id);
