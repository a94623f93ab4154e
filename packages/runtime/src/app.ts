import { modules } from './modules.ts';
import { checkAdminParts } from './modules/adminUi/index.ts';
import { checkSettings } from './modules/settings/index.ts';
import { auditedDb } from './platform/audit/auditedDb.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import type { ShopConfig } from './platform/config/schema.ts';
import type { AppContext } from './platform/contracts/context.ts';
import type { ServerContext } from './platform/serverContext.ts';
import { createContext } from './platform/createContext.ts';
import { createHealth } from './platform/createHealth.ts';
import { openDatabase } from './platform/db/pool.ts';
import type { Database } from './platform/db/pool.ts';
import { createReplica } from './platform/db/replica/replica.ts';
import type { Replica, ReplicaOptions } from './platform/db/replica/replica.ts';
import { assemble } from './platform/extensions/assemble.ts';
import { discoverExtensions } from './platform/extensions/discover.ts';
import { logExtensions } from './platform/extensions/installed.ts';
import type { Installed, Quarantined } from './platform/extensions/installed.ts';
import { startExtensions } from './platform/extensions/lifecycle.ts';
import type { Contributed } from './platform/contracts/owned.ts';
import type { Assembly } from './platform/extensions/assembly.ts';
import { refuseOwnRoutes } from './platform/extensions/refuseOwnRoutes.ts';
import { buildSchemas } from './platform/graphql/buildSchemas.ts';
import { graphiqlRoutes } from './platform/graphql/graphiql.ts';
import { graphqlRoutes } from './platform/graphql/http.ts';
import type { Schemas } from './platform/graphql/buildSchemas.ts';
import { withHealth } from './platform/http/healthRoutes.ts';
import type { BrokenAnswer } from './platform/http/answer/heldAnswers.ts';
import { checkedRoutes } from './platform/extensions/checkedRoutes.ts';
import type { Route } from './platform/contracts/route.ts';
import { createHttp } from './platform/http/server.ts';
import { deleteOldKeys } from './platform/http/idempotency/deleteOldKeys.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Logger } from './platform/logger.ts';
import { metricsRoutes } from './platform/metrics/metricsRoutes.ts';
import { keepJitOff } from './platform/db/jit.ts';
import { requirePrimary } from './platform/db/primaryProof.ts';
import { requireMigrated } from './platform/migrations/requireMigrated.ts';
import { readMigrations } from './platform/migrations/source.ts';
import type { OpenApiDocument } from './platform/openApi/document.ts';
import { openApiDocument } from './platform/openApi/openApiDocument.ts';
import { openApiRoutes } from './platform/openApi/openApiRoutes.ts';
import type { RefusalCheck } from './platform/http/routePlan.ts';
import { createCounters } from './platform/rateLimit/createCounters.ts';
import { createMemoryCounters } from './platform/rateLimit/memoryCounters.ts';
import { runtimeVersion } from './platform/runtimeVersion.ts';
import { StartFailure } from './platform/startFailure.ts';
import { createObserver } from './platform/telemetry/createObserver.ts';
import type { Primary } from './platform/workers/primary.ts';
import { refusedCodes } from './refusedCodes.ts';

/** The core modules and the store's extensions, validated and merged. Needs no database. */
export interface ShopPlan extends Assembly {
  readonly schemas: Schemas;
  /** Returns the OpenAPI document, which is created on the first call and cached. */
  openApi(): OpenApiDocument;
}

export interface PlanOptions {
  /** The installed extensions. Default: the extensions found by discovery. */
  readonly installed?: readonly Installed[];
  /** Optional extensions to skip because they failed to start. */
  readonly quarantined?: readonly Quarantined[];
  /** The clock used by the shop. Default: the system clock. */
  readonly clock?: Clock | undefined;
}

/** Discovers, orders, validates and registers all modules and extensions. Throws one StartFailure that lists every fault. */
export async function planShop(
  config: ShopConfig,
  { installed, quarantined = [], clock }: PlanOptions = {},
): Promise<ShopPlan> {
  const found = installed ?? (await discoverExtensions(config));
  const assembly = assemble({ modules, config, installed: found, quarantined, clock });
  try {
    checkMigrationFiles(assembly);
    checkSettings(config, assembly.settings);
    return await addOwnRoutes(config, assembly);
  } catch (error) {
    const culprit = error instanceof StartFailure ? optionalCulprit(assembly, error) : null;
    if (!culprit) throw error;
    return planShop(config, { installed: found, quarantined: [...quarantined, culprit], clock });
  }
}

async function addOwnRoutes(config: ShopConfig, assembly: Assembly): Promise<ShopPlan> {
  const permissions = new Set([
    ...assembly.routes.map(({ value }) => value.id),
    ...assembly
      .registry('permissions')
      .list()
      .map(({ id }) => id),
  ]);
  const schemas = await buildSchemas({ sources: assembly.graphqlSources, permissions });
  checkAdminParts({
    ...assembly,
    routes: assembly.routes.map(({ value }) => value),
    permissions: assembly
      .registry('permissions')
      .list()
      .map(({ id }) => id),
    schema: schemas.admin,
  });
  let document: OpenApiDocument | null = null;
  const openApi = (): OpenApiDocument => (document ??= describeShop(config, assembly, routes));
  const own: readonly Contributed<Route>[] = [
    ...graphqlRoutes({ schemas, config }).map(ownedBy('graphql')),
    ...(config.mode === 'development' ? graphiqlRoutes().map(ownedBy('graphql')) : []),
    ...openApiRoutes(openApi).map(ownedBy('docs')),
    ...metricsRoutes(config.metrics.token).map(ownedBy('metrics')),
  ];
  const routes = [...assembly.routes, ...own];
  const values = own.map(({ value }) => value);
  refuseOwnRoutes(assembly, values);
  for (const route of values) assembly.registry('routes').register(route);
  return { ...assembly, schemas, openApi, routes };
}

const ownedBy =
  (owner: string) =>
  <T>(value: T): Contributed<T> => ({ owner, isCore: true, value });

const describeShop = (
  { shop }: ShopConfig,
  { authenticators }: Assembly,
  routes: readonly Contributed<Route>[],
): OpenApiDocument =>
  openApiDocument({
    title: shop.name,
    version: runtimeVersion(),
    url: shop.url,
    refused: refusedCodes,
    routes: withHealth(routes),
    authenticators: authenticators.map(({ value }) => value),
  });

/** Throws StartFailure (exit 6) for invalid migration folders and files. Faults of optional extensions are reported first. */
function checkMigrationFiles({ members, migrationSources }: Assembly): void {
  const isOptional = ({ owner }: { readonly owner: string }) =>
    members.some(({ name, origin }) => name === owner && origin?.required === false);
  for (const source of migrationSources.filter(isOptional))
    try {
      readMigrations([source]);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      throw new StartFailure(error.exitCode, error.faults, { cause: error, extension: source.owner });
    }
  readMigrations(migrationSources);
}

/** Returns the optional extension named in a fault, or the only one that could have caused the fault. */
export function optionalCulprit(
  { members }: Pick<Assembly, 'members'>,
  { faults, extension }: StartFailure,
): Quarantined | null {
  const [first] = faults;
  if (first && members.some(({ name, origin }) => name === extension && origin?.required === false))
    return { name: extension as string, fault: first };
  for (const { name, label, origin } of members) {
    if (origin?.required !== false) continue;
    const fault = faults.find(({ where }) => where === label || where.startsWith(`extension "${name}",`));
    if (fault) return { name, fault };
  }
  return null;
}

/** The options used to create a shop. */
export interface ShopParts {
  readonly config: ShopConfig;
  readonly plan: ShopPlan;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** True if this process delivers events and runs jobs. Default: true. */
  readonly worker?: boolean;
  /**
   * The primary process, present if the shop runs in one of several workers. It counts rate limits unless Redis does, and reports the
   * combined metrics of all workers.
   */
  readonly primary?: Primary;
  /** For tests: every response of the core is validated against its schema. An invalid response is reported here and becomes a 500. */
  readonly onBrokenAnswer?: (error: BrokenAnswer) => void;
  /** For tests: describes what is wrong with a refusal, which then becomes a 500. */
  readonly checkRefusal?: RefusalCheck;
}

/** A shop that has been created, whether or not it has started. */
export interface Shop {
  readonly app: ServerContext;
  /** Returns the number of SQL statements sent to the database since startup, including BEGIN and COMMIT. */
  statements(): number;
  /** Runs the start hooks and the worker, then listens. Throws `ExtensionsQuarantined` if only optional extensions failed. */
  start(): Promise<{ readonly port: number }>;
  /** Stops accepting requests, finishes requests in progress, and then shuts down in reverse start order. */
  stop(): Promise<void>;
}

/** Creates a shop on its database, which must be migrated. Nothing runs before `start`. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { config, plan, databaseUrl, log, clock = systemClock, worker = true } = parts;
  const observer = createObserver(config, plan, log);
  const { watch } = observer;
  const opening = openDatabase({ ...config.database, url: databaseUrl, log, watch });
  const database = await orUndo(() => opening, observer.close);
  const stops = [observer.close, database.close];
  const stop = async () => {
    // A component that fails to stop does not prevent the others from stopping.
    const failures: unknown[] = [];
    for (const undo of stops.splice(0).toReversed()) await undo().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const whole = async (): Promise<Shop> => {
    const replica = replicaOf(config, database, { log, watch });
    const connections = { db: auditedDb(database.db), reads: database.reads, replica };
    const { metrics, close } = await observer.open({ database, replica, plan, primary: parts.primary });
    stops.push(close);
    await requirePrimary(database.db, databaseUrl);
    await keepJitOff(database.db, log);
    await requireMigrated(database.db, plan.migrationSources);
    const { counters, redis } = createCounters({
      config,
      log,
      local: parts.primary?.counters ?? createMemoryCounters(),
    });
    const app = createContext({ config, assembly: plan, ...connections, metrics, log, clock, counters });
    await app.shopSettings?.refresh();
    const http = createHttp({
      app,
      routes: checkedRoutes(plan, parts.onBrokenAnswer),
      doors: plan.doors.map(({ value }) => value),
      authenticators: plan.authenticators.map(({ value }) => value),
      ...(parts.checkRefusal && { checkRefusal: parts.checkRefusal }),
      health: createHealth(app, plan, { redis, replica, eventLoop: observer.eventLoop }),
    });
    plan.seal();
    const start = async () => {
      for (const link of [redis, replica]) {
        if (link) stops.push(link.close);
        await link?.open();
      }
      const starts = worker ? [...plan.starts, ...plan.works] : plan.starts;
      const started = await startExtensions({ starts, app, log });
      stops.push(started.stop);
      if (started.quarantined.length > 0) throw new ExtensionsQuarantined(started.quarantined);
      // Logged only after the start hooks succeeded. If another extension has to be skipped, the start is repeated and logs
      // everything then.
      logExtensions(plan, log);
      if (worker) stops.push((await startJobs(app, plan, config.database.directUrl ?? databaseUrl)).stop);
      // From here on, responses can be cached.
      await app.content.beginRead();
      const listening = await http.listen(config.server.port, config.server.host);
      stops.push(http.close);
      return listening;
    };
    return { app, statements: database.statements, stop, start: () => orUndo(start, stop) };
  };
  return orUndo(whole, stop);
}

/** Returns the configured read replica, or null if the configuration has none. */
function replicaOf(
  { database: config }: ShopConfig,
  { reads }: Database,
  parts: Pick<ReplicaOptions, 'log' | 'watch'>,
): Replica | null {
  const { replicaUrl: url, prepare, poolSize, readTimeoutMs } = config;
  if (url === undefined) return null;
  return createReplica({ url, prepare, poolSize, statementMs: readTimeoutMs, primary: reads, ...parts });
}

/** Thrown if optional extensions failed to start. The shop can be planned again without them. */
export class ExtensionsQuarantined extends Error {
  override readonly name = 'ExtensionsQuarantined';
  readonly quarantined: readonly Quarantined[];

  constructor(quarantined: readonly Quarantined[]) {
    super(`Did not start: ${quarantined.map(({ name }) => name).join(', ')}`);
    this.quarantined = quarantined;
  }
}

async function orUndo<T>(work: () => Promise<T>, undo: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await undo();
    throw error;
  }
}

const startJobs = (app: AppContext, plan: ShopPlan, connectionString: string) =>
  startWorker({
    app,
    connectionString,
    subscribers: plan.subscribers,
    jobs: [ownedBy('idempotency')(deleteOldKeys), ...plan.jobs],
    deadlines: app.config.deadlines,
    log: app.log,
  });
