import { QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { meQuery } from './api/queries.ts';
import { isSignedOut, shop } from './api/shop.ts';
import type { FormDefinition, Values } from './form/defineForm.ts';
import type { FormPage as FormPageComponent } from './form/FormPage.tsx';
import { readListState } from './list/defineList.ts';
import type { ListDefinition } from './list/defineList.ts';
import type { ListPage as ListPageComponent } from './list/ListPage.tsx';
import { resources } from './resources/index.ts';
import type { Resource } from './resources/resource.ts';
import { ErrorPage, NotFound } from './shell/ErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';

export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // The client of the shop tries again by itself.
      retry: false,
      throwOnError: isSignedOut,
    },
  },
});

/** Leads to the login when the session has ended, and back from there. What was typed stays in the form meanwhile. */
const toLogin = (error: unknown): void => {
  if (!isSignedOut(error) || router.state.location.pathname === '/login') return;
  void router.navigate({ to: '/login', search: { next: router.state.location.href } as never });
};
client.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'error') toLogin(event.action.error);
});

const root = createRootRoute();
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (query: Record<string, unknown>) =>
    typeof query['next'] === 'string' ? { next: query['next'] } : {},
  component: lazyRouteComponent(() => import('./shell/LoginPage.tsx'), 'LoginPage'),
});
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ location }) => {
    try {
      await client.ensureQueryData(meQuery);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      throw redirect({ to: '/login', search: { next: location.href } as never });
    }
  },
});
const index = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/orders' as never });
  },
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

/** The page of a resource that has one in place of a list. */
const viewRoute = (resource: Resource, load: NonNullable<Resource['view']>) =>
  createRoute({
    getParentRoute: () => shell,
    path: resource.path,
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

/** The page of a new record. */
function createRecordRoute(resource: Resource, path: string) {
  const route = createRoute({
    getParentRoute: () => shell,
    path,
    loader: () => loadForm(resource),
    component: function Create() {
      const { FormPage, form } = route.useLoaderData() as LoadedForm;
      return <FormPage resource={resource} form={form} record={null} />;
    },
  });
  return route;
}

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
  return <FormPage key={dataUpdatedAt} resource={resource} form={form} record={data} />;
}

const pages = resources.flatMap((resource) => [
  ...(resource.list ? [listRoute(resource, resource.list)] : []),
  ...(resource.view ? [viewRoute(resource, resource.view)] : []),
  ...(resource.create ? [createRecordRoute(resource, resource.create)] : []),
  ...(resource.edit ? [editRoute(resource, resource.edit)] : []),
]);

export const router = createRouter({
  routeTree: root.addChildren([login, shell.addChildren([index, ...pages])]),
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
