import { warningsOf } from '../platform/extensions/installed.ts';
import { printSchema } from 'graphql';
import { planShop } from '../app.ts';
import {
  apiTokensOf,
  createAdmin,
  createApiToken,
  removeSecondFactorsByEmail,
  revokeApiToken,
  setAdminPassword,
} from '../modules/auth/index.ts';
import { drawDemoImages } from '../modules/catalog/demo/demoImages.ts';
import { loadDemo } from '../modules/demo/loadDemo.ts';
import { unloadDemo } from '../modules/demo/unloadDemo.ts';
import { seedProducts } from '../modules/catalog/demo/seedProducts.ts';
import { describeConfig } from '../platform/config/describeConfig.ts';
import { loadConfig } from '../platform/config/load.ts';
import { describeExtensions, listRoutes } from '../platform/extensions/describe.ts';
import { withHealth } from '../platform/http/healthRoutes.ts';
import type { MigrateOptions } from '../platform/migrations/migrate.ts';
import { migrationPlan, migrationStatus } from '../platform/migrations/migrationStatus.ts';
import { migrateStore as migrate, withShop, withStore } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';

/** Runs `shop migrate`: applies the pending migrations, or only those of one phase. Returns the applied migrations. */
export const migrateStore = (options: StoreOptions & Pick<MigrateOptions, 'phase'>) =>
  withStore({ ...options, command: 'migrate' }, (store) => migrate(store, options));

/** Runs `shop migrate status`: lists all migrations with their state. */
export const statusOfStore = (options: StoreOptions) =>
  withStore({ ...options, command: 'migrate' }, ({ databaseUrl, plan }) =>
    migrationStatus({ url: databaseUrl, sources: plan.migrationSources }),
  );

/** Runs `shop migrate plan`: lists the pending migrations with their SQL. */
export const planOfStore = (options: StoreOptions) =>
  withStore({ ...options, command: 'migrate' }, ({ databaseUrl, plan }) =>
    migrationPlan({ url: databaseUrl, sources: plan.migrationSources }),
  );

/** Runs `shop routes`: lists all routes, including the health checks added by the server. */
export async function routesOfStore(options: StoreOptions) {
  const { routes } = await planShop(await loadConfig({ ...options, command: 'routes' }));
  return listRoutes({ routes: withHealth(routes) });
}

/** Runs `shop openapi`: returns the document served at `GET /api/openapi.json`. */
export async function openApiOfStore(options: StoreOptions) {
  const { openApi } = await planShop(await loadConfig({ ...options, command: 'openapi' }));
  return openApi();
}

/** Runs `shop schema`: returns the storefront or admin GraphQL schema as SDL. */
export async function schemaOfStore({
  schema,
  ...options
}: StoreOptions & { readonly schema: 'storefront' | 'admin' }): Promise<string> {
  const { schemas } = await planShop(await loadConfig({ ...options, command: 'schema' }));
  return printSchema(schemas[schema]);
}

/** Runs `shop config check`: validates the configuration and returns the effective values with masked secrets. */
export async function checkConfigOfStore(options: StoreOptions) {
  const config = await loadConfig(options);
  const { installed } = await planShop(config);
  return { settings: describeConfig(config), warnings: warningsOf(installed) };
}

/** Runs `shop extension list`: describes the store's modules and extensions. */
export async function extensionsOfStore(options: StoreOptions) {
  const config = await loadConfig(options);
  return describeExtensions(await planShop(config), config.storeDir);
}

/** Runs `shop user create`: creates an administrator with all permissions. */
export const createAdminOfStore = ({
  email,
  password,
  fullName,
  ...options
}: StoreOptions & { readonly email: string; readonly password: string; readonly fullName: string }) =>
  withShop({ ...options, command: 'user create' }, ({ app }) =>
    createAdmin(app.db, { email, password, fullName }),
  );

/** Runs `shop user password`: sets an administrator's password, and revokes all of the administrator's sessions and API tokens. */
export const setPasswordOfStore = ({
  email,
  password,
  ...options
}: StoreOptions & { readonly email: string; readonly password: string }) =>
  withShop({ ...options, command: 'user password' }, ({ app }) =>
    setAdminPassword(app.db, { email, password }),
  );

/** Runs `shop user second-factor remove`: removes an administrator's second factors, and revokes the administrator's sessions. */
export const removeSecondFactorOfStore = ({ email, ...options }: StoreOptions & { readonly email: string }) =>
  withShop({ ...options, command: 'user second-factor remove' }, ({ app }) =>
    removeSecondFactorsByEmail(app, email),
  );

/** Runs `shop token create`: creates a long-lived API token. The token cannot be retrieved later. */
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

/** Runs `shop token list`: returns the valid API tokens of one administrator or of all administrators. */
export const tokensOfStore = ({ email, ...options }: StoreOptions & { readonly email?: string }) =>
  withShop({ ...options, command: 'token list' }, ({ app }) => apiTokensOf(app, email));

/** Runs `shop token revoke`: revokes an API token and returns it. */
export const revokeTokenOfStore = ({ uuid, ...options }: StoreOptions & { readonly uuid: string }) =>
  withShop({ ...options, command: 'token revoke' }, ({ app }) => revokeApiToken(app, uuid));

/**
 * Runs `shop seed demo`: creates the demo catalog, its shipping zones and its homepage, or the given number of generated products.
 * Returns the number of created products.
 */
export const seedStore = ({ products, ...options }: StoreOptions & { readonly products?: number }) =>
  withShop({ ...options, command: 'seed' }, async ({ app }) => {
    if (products !== undefined) {
      await drawDemoImages(app, 'bulk');
      await seedProducts(app.db, products, (done, total) => {
        options.signal?.throwIfAborted();
        options.onStep?.({ name: 'createProducts', done, total });
      });
      return { products };
    }
    const { products: made } = await loadDemo(app);
    return { products: made };
  });

/** Runs `shop seed demo --remove`: removes the demo catalog and its homepage. Returns the number of removed records. */
export const removeDemoOfStore = (options: StoreOptions) =>
  withShop({ ...options, command: 'seed' }, ({ app }) => unloadDemo(app, app.db));
