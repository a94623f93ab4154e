import { MutationCache, QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { meQuery } from './api/queries.ts';
import { isSignedOut, shop } from './api/shop.ts';
import type { FormDefinition, Values } from './form/defineForm.ts';
import type { FormPage as FormPageComponent } from './form/FormPage.tsx';
import { readListState } from './list/defineList.ts';
import type { ListDefinition } from './list/defineList.ts';
import type { ListPage as ListPageComponent } from './list/ListPage.tsx';
import { resources } from './resources/index.ts';
import { mayOpen } from './resources/resource.ts';
import type { Resource } from './resources/resource.ts';
import { ErrorPage, NotFound } from './shell/ErrorPage.tsx';
import { mayOf } from './shell/permissions.ts';
import { Shell } from './shell/Shell.tsx';

/** The first parts of the keys of queries over many kinds of records, whose answers any change may make outdated. */
const OVERVIEWS = ['checklist', 'choices', 'dashboard', 'linkTargets', 'measurement', 'records'];

export const client = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: () => {
      for (const name of OVERVIEWS) void client.invalidateQueries({ queryKey: [name] });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // The client of the shop tries again by itself.
      retry: false,
    },
  },
});

const root = createRootRoute();
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
/** Leads an administrator who is not signed in to the login, and back from there. */
async function signedIn({ location }: { readonly location: { readonly href: string } }): Promise<void> {
  try {
    await client.ensureQueryData(meQuery);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    throw redirect({ to: '/login', search: { next: location.href } as never });
  }
}

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: signedIn,
});
/** The page builder fills the window: it has a bar of its own. */
const builder = createRoute({
  getParentRoute: () => root,
  path: '/page-builder/edit/$route',
  validateSearch: ({ entity, changeset }: Record<string, unknown>) => ({
    ...(typeof entity === 'string' && { entity }),
    ...((typeof changeset === 'string' || typeof changeset === 'number') && { changeset: String(changeset) }),
  }),
  beforeLoad: signedIn,
  component: lazyRouteComponent(() => import('./pageBuilder/BuilderRoute.tsx'), 'BuilderRoute'),
});
interface LoadedList {
  readonly ListPage: typeof ListPageComponent;
  // oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
  readonly list: ListDefinition<any>;
}

/** The page of the list of a resource. */
function listRoute(resource: Resource, load: NonNullable<Resource['list']>) {
  const route = createRoute({
    getParentRoute: () => shell,
    path: resource.path,
    validateSearch: readListState,
    loader: async () => {
      const [{ ListPage }, list] = await Promise.all([import('./list/ListPage.tsx'), load()]);
      return { ListPage, list };
    },
    component: function List() {
      const { ListPage, list } = route.useLoaderData() as LoadedList;
      return <ListPage resource={resource} list={list} state={route.useSearch()} />;
    },
  });
  return route;
}

/** The page of a resource that has one in place of a list. The first page leads to another where its permission is not held. */
const viewRoute = (resource: Resource, load: NonNullable<Resource['view']>) =>
  createRoute({
    getParentRoute: () => shell,
    path: resource.path,
    beforeLoad: async () => {
      const may = mayOf(await client.ensureQueryData(meQuery));
      if (resource.path !== '/' || mayOpen(may, resource)) return;
      const other = resources.find((page) => page.group !== undefined && mayOpen(may, page));
      if (other) throw redirect({ to: other.path as never });
    },
    component: lazyRouteComponent(async () => ({ default: await load() })),
  });

interface LoadedForm {
  readonly FormPage: typeof FormPageComponent;
  readonly form: FormDefinition;
}

const loadForm = async (resource: Resource): Promise<LoadedForm> => {
  const [{ FormPage }, form] = await Promise.all([import('./form/FormPage.tsx'), resource.form?.()]);
  if (!form) throw new Error(`The resource ${resource.id} has no form`);
  return { FormPage, form };
};

const recordQuery = (resource: Resource, { api, load }: FormDefinition, uuid: string) => ({
  queryKey: [resource.id, 'record', uuid],
  async queryFn(): Promise<Values> {
    if (!load) return shop.request<Values>({ method: 'GET', path: `${api}/${uuid}` });
    const record = await load(uuid);
    if (!record) throw notFound();
    return record;
  },
  // The client knows the version of the object that it answered, and not of a copy.
  structuralSharing: false,
});

/** The page of a new record. */
function createRecordRoute(resource: Resource, path: string) {
  const route = createRoute({
    getParentRoute: () => shell,
    path,
    validateSearch: ({ copy }: { copy?: string }) => (typeof copy === 'string' ? { copy } : {}),
    loaderDeps: ({ search: { copy } }) => ({ copy }),
    loader: async ({ deps: { copy } }) => {
      const loaded = await loadForm(resource);
      if (copy === undefined) return loaded;
      return {
        ...loaded,
        copied: await client.ensureQueryData(recordQuery(resource, loaded.form, copy)),
      };
    },
    component: function Create() {
      const { FormPage, form, copied } = route.useLoaderData() as LoadedForm & { readonly copied?: Values };
      const key = copied && String(copied['uuid']);
      return <FormPage key={key} resource={resource} form={form} record={null} copied={copied} />;
    },
  });
  return route;
}

/** The page of a record: its form, or a page of its own. */
function editRoute(resource: Resource, path: string) {
  const route = createRoute({
    getParentRoute: () => shell,
    path: `${path}/$uuid`,
    loader: async ({ params }) => {
      const { uuid } = params as { readonly uuid: string };
      if (resource.page) return { Page: await resource.page() };
      const loaded = await loadForm(resource);
      await client.ensureQueryData(recordQuery(resource, loaded.form, uuid));
      return loaded;
    },
    component: function Edit() {
      const loaded = route.useLoaderData() as
        LoadedForm | { readonly Page: ComponentType<{ readonly uuid: string }> };
      const { uuid } = route.useParams() as { readonly uuid: string };
      if ('Page' in loaded) return <loaded.Page uuid={uuid} />;
      return <Record key={uuid} {...loaded} resource={resource} uuid={uuid} />;
    },
  });
  return route;
}

type RecordProps = LoadedForm & { readonly resource: Resource; readonly uuid: string };

function Record({ FormPage, form, resource, uuid }: RecordProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(recordQuery(resource, form, uuid));
  const isDirty = useRef(() => false);
  const [shown, show] = useState({ data, dataUpdatedAt });
  // What was typed outlasts a newer version of the record, which the page shows once nothing is unsaved.
  if (shown.dataUpdatedAt !== dataUpdatedAt && !isDirty.current()) show({ data, dataUpdatedAt });
  const { data: record, dataUpdatedAt: key } = shown;
  return <FormPage key={key} resource={resource} form={form} record={record} dirty={isDirty} />;
}

const pages = resources.flatMap((resource) => [
  ...(resource.list ? [listRoute(resource, resource.list)] : []),
  ...(resource.view ? [viewRoute(resource, resource.view)] : []),
  ...(resource.create ? [createRecordRoute(resource, resource.create)] : []),
  ...(resource.edit ? [editRoute(resource, resource.edit)] : []),
]);

export const router = createRouter({
  routeTree: root.addChildren([login, setup, builder, shell.addChildren(pages)]),
  basepath: '/admin',
  defaultPreload: 'intent',
  defaultErrorComponent: ({ error, reset }) => <ErrorPage error={error} reset={reset} />,
  defaultNotFoundComponent: () => (
    <main className="login">
      <NotFound />
    </main>
  ),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
