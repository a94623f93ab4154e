import { printSchema } from 'graphql';
import { planShop } from '../app.ts';
import { apiTokensOf, createAdmin, createApiToken, revokeApiToken } from '../modules/auth/index.ts';
import { explainCart } from '../modules/carts/index.ts';
import { drawDemoPictures } from '../modules/catalog/demo/demoPictures.ts';
import { seedDemo } from '../modules/catalog/demo/seedDemo.ts';
import { seedProducts } from '../modules/catalog/demo/seedProducts.ts';
import { createDemoZones } from '../modules/shipping/index.ts';
import { describeConfig } from '../platform/config/describeConfig.ts';
import { loadConfig } from '../platform/config/load.ts';
import { describeExtensions, listRoutes } from '../platform/extensions/describe.ts';
import { withHealth } from '../platform/http/healthRoutes.ts';
import { migrationPlan, migrationStatus } from '../platform/migrations/migrationStatus.ts';
import { migrateStore as migrate, withShop, withStore } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';

/** `shop migrate`: applies what is pending and returns it. */
export const migrateStore = (options: StoreOptions) =>
  withStore({ ...options, command: 'migrate' }, (store) => migrate(store, options));

/** `shop migrate status` */
export const statusOfStore = (options: StoreOptions) =>
  withStore({ ...options, command: 'migrate' }, ({ databaseUrl, plan }) =>
    migrationStatus({ url: databaseUrl, sources: plan.migrationSources }),
  );

/** `shop migrate plan`: what is pending, with its SQL. */
export const planOfStore = (options: StoreOptions) =>
  withStore({ ...options, command: 'migrate' }, ({ databaseUrl, plan }) =>
    migrationPlan({ url: databaseUrl, sources: plan.migrationSources }),
  );

/** `shop routes`: those of health too, which the server has of its own. */
export async function routesOfStore(options: StoreOptions) {
  const { routes } = await planShop(await loadConfig({ ...options, command: 'routes' }));
  return listRoutes({ routes: withHealth(routes) });
}

/** `shop openapi`: what `GET /api/openapi.json` answers. */
export async function openApiOfStore(options: StoreOptions) {
  const { openApi } = await planShop(await loadConfig({ ...options, command: 'openapi' }));
  return openApi();
}

/** `shop schema`: SDL of one of the two schemas. */
export async function schemaOfStore({
  schema,
  ...options
}: StoreOptions & { readonly schema: 'storefront' | 'admin' }): Promise<string> {
  const { schemas } = await planShop(await loadConfig({ ...options, command: 'schema' }));
  return printSchema(schemas[schema]);
}

/** `shop config check`: what is in force, secrets masked, after everything was found right. */
export async function checkConfigOfStore(options: StoreOptions) {
  const config = await loadConfig(options);
  await planShop(config);
  return describeConfig(config);
}

/** `shop extension list` */
export async function extensionsOfStore(options: StoreOptions) {
  const config = await loadConfig(options);
  return describeExtensions(await planShop(config), config.storeDir);
}

/** `shop user create`: an administrator who may do everything. */
export const createAdminOfStore = ({
  email,
  password,
  fullName,
  ...options
}: StoreOptions & { readonly email: string; readonly password: string; readonly fullName: string }) =>
  withShop({ ...options, command: 'user create' }, ({ app }) =>
    createAdmin(app.db, { email, password, fullName }),
  );

/** `shop token create`: a long-lived token, shown this once. */
export const createTokenOfStore = ({
  email,
  name,
  permissions,
  expiresDays,
  ...options
}: StoreOptions & {
  readonly email: string;
  readonly name: string;
  readonly permissions?: readonly string[];
  readonly expiresDays?: number;
}) =>
  withShop({ ...options, command: 'token create' }, ({ app }) =>
    createApiToken(app, {
      email,
      name,
      ...(permissions && { permissions }),
      ...(expiresDays === undefined ? {} : { expiresDays }),
    }),
  );

/** `shop token list`: the API tokens that hold, of one administrator or of all. */
export const tokensOfStore = ({ email, ...options }: StoreOptions & { readonly email?: string }) =>
  withShop({ ...options, command: 'token list' }, ({ app }) => apiTokensOf(app, email));

/** `shop token revoke`: ends an API token and returns it. */
export const revokeTokenOfStore = ({ uuid, ...options }: StoreOptions & { readonly uuid: string }) =>
  withShop({ ...options, command: 'token revoke' }, ({ app }) => revokeApiToken(app, uuid));

/** `shop seed demo`: the demo catalogue and zones, or that many made-up products. Returns how many products were made. */
export const seedStore = ({ products, ...options }: StoreOptions & { readonly products?: number }) =>
  withShop({ ...options, command: 'seed' }, async ({ app }) => {
    if (products !== undefined) {
      await drawDemoPictures(app, 'bulk');
      await seedProducts(app.db, products, (done, total) => {
        options.signal?.throwIfAborted();
        options.onStep?.({ title: 'Making products', done, total });
      });
      return { products };
    }
    const made = await seedDemo(app, app.db);
    await createDemoZones(app);
    return { products: made.products };
  });

/** `shop explain cart`: how its figures come about. Changes nothing. */
export const explainCartOfStore = ({ id, ...options }: StoreOptions & { readonly id: string }) =>
  withShop({ ...options, command: 'explain' }, ({ app }) => explainCart(app, app.db, id));
