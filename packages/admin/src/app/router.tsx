import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { client } from '../kit/api/client.ts';
import { meQuery, unitsQuery } from '../kit/api/queries.ts';
import { isSignedOut } from '../kit/api/shop.ts';
import { extensionResourcesQuery, isExtended, manifestQuery } from '../kit/extensions/manifest.ts';
import type { AnyRecord, FormDefinition } from '../kit/form/definition.ts';
import { readRecord } from '../kit/form/readRecord.ts';
import { useShownRecord } from '../kit/form/useShownRecord.ts';
import { valuesOf } from '../kit/form/values.ts';
import type { FormPage as FormPageComponent } from '../kit/pages/FormPage.tsx';
import { readListState } from '../kit/list/defineList.ts';
import type { ListDefinition, ListState } from '../kit/list/defineList.ts';
import type { ListPage as ListPageComponent } from '../kit/pages/ListPage.tsx';
import { resources } from './resources.ts';
import { mayOpen } from '../kit/resource.ts';
import type { Resource } from '../kit/resource.ts';
import { ErrorPage, NoPermissionError, NotFound } from '../kit/pages/ErrorPage.tsx';
import { readMay } from '../kit/api/permissions.ts';
import { Shell } from './shell/Shell.tsx';
import { linkTo } from '../kit/shared/linkTo.ts';

/** Not-found page for addresses outside the admin frame. */
const LostPage = () => (
  <main className="login">
    <NotFound />
  </main>
);

const root = createRootRoute({ notFoundComponent: LostPage });
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (query: Record<string, unknown>) =>
    typeof query['next'] === 'string' ? { next: query['next'] } : {},
  component: lazyRouteComponent(() => import('./shell/LoginPage.tsx'), 'LoginPage'),
});
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  validateSearch: (query: Record<string, unknown>) =>
    typeof query['token'] === 'string' ? { token: query['token'] } : {},
  component: lazyRouteComponent(() => import('./shell/SetupPage.tsx'), 'SetupPage'),
});
/**
 * Redirects an administrator who is not signed in to the sign-in page. After sign-in, the administrator returns to the requested page. Pages
 * open with the shop's units known, because inputs read amounts by the decimals and the sign of the currency.
 */
async function signedIn({ location }: { readonly location: { readonly href: string } }): Promise<void> {
  const units = client.ensureQueryData(unitsQuery).catch(() => null);
  try {
    await client.ensureQueryData(meQuery);
    await units;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    throw redirect(linkTo('/login', { next: location.href }));
  }
}

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: signedIn,
});
/** The page builder fills the window and has its own top bar. */
const builder = createRoute({
  getParentRoute: () => root,
  path: '/page-builder/edit/$route',
  validateSearch: ({ entity, changeset }: Record<string, unknown>) => ({
    ...(typeof entity === 'string' && { entity }),
    ...((typeof changeset === 'string' || typeof changeset === 'number') && { changeset: String(changeset) }),
  }),
  beforeLoad: signedIn,
  notFoundComponent: LostPage,
  component: lazyRouteComponent(() => import('../areas/pageBuilder/BuilderRoute.tsx'), 'BuilderRoute'),
});
/** Finds the resource of a route, which is either built in or declared by an extension. */
type Find = (params: Readonly<Record<string, string>>) => Resource | Promise<Resource>;

/** Reads the extension manifest. Returns null on failure because the admin's own pages work without it. */
const readManifest = () => client.ensureQueryData(manifestQuery).catch(() => null);

interface LoadedList {
  readonly resource: Resource;
  readonly ListPage: typeof ListPageComponent;
  // oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
  readonly list: ListDefinition<any>;
}

/** Loads a resource's list, including extension columns and actions. */
async function loadList(resource: Resource): Promise<LoadedList> {
  const [{ ListPage }, list, manifest] = await Promise.all([
    import('../kit/pages/ListPage.tsx'),
    resource.list?.(),
    readManifest(),
  ]);
  if (!list) throw new Error(`The resource ${resource.id} has no list`);
  if (!manifest || !isExtended(manifest, resource.id)) return { resource, ListPage, list };
  const { extendList } = await import('../kit/extensions/extendList.tsx');
  return { resource, ListPage, list: extendList(list, manifest, resource.id) };
}

const List = ({ resource, ListPage, list, state }: LoadedList & { readonly state: ListState }) => (
  <ListPage key={resource.id} resource={resource} list={list} state={state} />
);

/** Throws if the administrator's roles do not allow the resource's page. */
async function mayOpenPage(resource: Resource): Promise<void> {
  const may = await readMay();
  if (!mayOpen(may, resource)) throw new NoPermissionError(resource.permissions.list ?? '');
}

/** Creates the route of a resource's list page. */
function listRoute(resource: Resource) {
  const route = createRoute({
    getParentRoute: () => shell,
    path: resource.path,
    validateSearch: readListState,
    beforeLoad: () => mayOpenPage(resource),
    loader: () => loadList(resource),
    component: () => <List {...(route.useLoaderData() as LoadedList)} state={route.useSearch()} />,
  });
  return route;
}

/**
 * Creates the route of a resource that has a custom page instead of a list. An administrator who may not open the start page is redirected
 * to another page.
 */
const viewRoute = (resource: Resource, load: NonNullable<Resource['view']>) =>
  createRoute({
    getParentRoute: () => shell,
    path: resource.path,
    beforeLoad: async () => {
      if (resource.path !== '/') return mayOpenPage(resource);
      const may = await readMay();
      if (mayOpen(may, resource)) return;
      const other = resources.find((page) => page.group !== undefined && mayOpen(may, page));
      if (other) throw redirect(linkTo(other.path));
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
  });

interface LoadedForm {
  readonly resource: Resource;
  readonly FormPage: typeof FormPageComponent;
  readonly form: FormDefinition;
}

const loadForm = async (resource: Resource): Promise<LoadedForm> => {
  const [{ FormPage }, form] = await Promise.all([import('../kit/pages/FormPage.tsx'), resource.form?.()]);
  if (!form) throw new Error(`The resource ${resource.id} has no form`);
  return { resource, FormPage, form };
};

const recordQuery = (resource: Resource, form: FormDefinition, uuid: string) => ({
  queryKey: [resource.id, 'record', uuid],
  async queryFn(): Promise<AnyRecord> {
    const record = await readRecord(form, uuid);
    if (!record) throw notFound();
    return record;
  },
  // The client tracks the version of the object that it returned. A structurally shared copy would not be tracked.
  structuralSharing: false,
});

/** Creates the route for a new record. */
function createRecordRoute(path: string, find: Find) {
  const route = createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: ({ copy }: { copy?: string }) => (typeof copy === 'string' ? { copy } : {}),
    loaderDeps: ({ search: { copy } }) => ({ copy }),
    loader: async ({ params, deps: { copy } }) => {
      const resource = await find(params);
      const loaded = await loadForm(resource);
      if (copy === undefined) {
        const { beginForm } = await import('../kit/form/values.ts');
        return { ...loaded, form: await beginForm(loaded.form) };
      }
      return {
        ...loaded,
        copied: await client.ensureQueryData(recordQuery(resource, loaded.form, copy)),
      };
    },
    component: function Create() {
      const { resource, FormPage, form, copied } = route.useLoaderData() as LoadedForm & {
        readonly copied?: AnyRecord;
      };
      const key = `${resource.id} ${copied?.uuid}`;
      return <FormPage key={key} resource={resource} form={form} record={null} copied={copied} />;
    },
  });
  return route;
}

/** Creates the route for editing a record, with either its form or its custom page. */
function editRoute(path: string, find: Find) {
  const route = createRoute({
    getParentRoute: () => shell,
    path: `${path}/$uuid`,
    loader: async ({ params }) => {
      const { uuid } = params as { readonly uuid: string };
      const resource = await find(params);
      if (resource.page) return { Page: await resource.page() };
      const loaded = await loadForm(resource);
      await client.ensureQueryData(recordQuery(resource, loaded.form, uuid));
      return loaded;
    },
    component: function Edit() {
      const loaded = route.useLoaderData() as
        | LoadedForm
        | { readonly Page: ComponentType<{ readonly uuid: string }> };
      const { uuid } = route.useParams() as { readonly uuid: string };
      if ('Page' in loaded) return <loaded.Page uuid={uuid} />;
      return <Record key={uuid} {...loaded} uuid={uuid} />;
    },
  });
  return route;
}

type RecordProps = LoadedForm & { readonly uuid: string };

function Record({ FormPage, form, resource, uuid }: RecordProps) {
  const query = useSuspenseQuery(recordQuery(resource, form, uuid));
  const { record, key, form: shown } = useShownRecord(query, (data) => valuesOf(form, data));
  return <FormPage key={key} resource={resource} form={form} record={record} shown={shown} />;
}

/** Path pattern of extension pages. */
const EXTENSION_PAGE = '/x/$extension/$page';

const pages = resources.flatMap((resource) => [
  ...(resource.list ? [listRoute(resource)] : []),
  ...(resource.view ? [viewRoute(resource, resource.view)] : []),
  ...(resource.create ? [createRecordRoute(resource.create, () => resource)] : []),
  // The rows of a report open the records of another resource.
  ...(resource.edit && (resource.form || resource.page) ? [editRoute(resource.edit, () => resource)] : []),
]);

/** Finds an extension page. A page that is missing from the manifest does not exist for this administrator. */
const findOfExtension: Find = async ({ extension, page }) => {
  const all = await client.ensureQueryData(extensionResourcesQuery);
  const address = page === undefined ? `/x/${extension}` : `/x/${extension}/${page}`;
  const found = all.find(({ path }) => path === address);
  if (!found) throw notFound();
  return found;
};

/** Creates a route of extension pages: a declared list, the extension's settings, or a page that the extension module renders. */
function extensionRoute(path: string) {
  const route = createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: readListState,
    loader: async ({ params }) => {
      const resource = await findOfExtension(params);
      return resource.view ? { View: await resource.view() } : loadList(resource);
    },
    component: function ExtensionPage() {
      const loaded = route.useLoaderData() as LoadedList | { readonly View: ComponentType };
      const state = route.useSearch() as ListState;
      return 'View' in loaded ? <loaded.View /> : <List {...loaded} state={state} />;
    },
  });
  return route;
}
const extensionPages = [
  extensionRoute('/x/$extension'),
  extensionRoute(EXTENSION_PAGE),
  createRecordRoute(`${EXTENSION_PAGE}/new`, findOfExtension),
  editRoute(`${EXTENSION_PAGE}/edit`, findOfExtension),
];

export const router = createRouter({
  routeTree: root.addChildren([login, setup, builder, shell.addChildren([...pages, ...extensionPages])]),
  basepath: '/admin',
  defaultPreload: 'intent',
  defaultErrorComponent: ({ error, reset }) => <ErrorPage error={error} reset={reset} />,
  defaultNotFoundComponent: () => <NotFound />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
