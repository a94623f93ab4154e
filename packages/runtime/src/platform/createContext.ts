import type { Clock } from './clock.ts';
import type { ShopConfig } from './config/schema.ts';
import type { AppContext } from './contracts/context.ts';
import { createContentCache } from './contentCache/contentCache.ts';
import type { Db } from './db/db.ts';
import type { Replica } from './db/replica/replica.ts';
import { createOutbox } from './events/outbox.ts';
import { describeExtensions } from './extensions/describe.ts';
import type { Assembly } from './extensions/assembly.ts';
import type { Logger } from './logger.ts';
import { activeCatalogues } from './extensions/activeCatalogues.ts';
import { speak } from './languages/speaking.ts';
import { createTexts } from './messages/createTexts.ts';
import { migrationStates } from './migrations/requireMigrated.ts';
import { listMigrations } from './migrations/source.ts';
import type { Metrics } from './contracts/metrics.ts';
import { createLimits } from './rateLimit/limits.ts';
import type { Counters } from './rateLimit/contract.ts';
import type { ServerContext } from './serverContext.ts';
import { createSealing } from './createSealing.ts';
import { EXIT, StartFailure } from './startFailure.ts';

export interface ContextParts {
  readonly config: ShopConfig;
  readonly assembly: Assembly;
  readonly db: Db;
  readonly reads: Db;
  readonly replica: Replica | null;
  readonly metrics: Metrics | null;
  readonly log: Logger;
  readonly clock: Clock;
  readonly counters: Counters;
}

/**
 * Creates the app that all of the shop's code receives. It combines the platform's members and the services of all extensions.
 * Throws StartFailure (exit code 7) if two services have the same name.
 */
export function createContext({
  config,
  assembly,
  db,
  reads,
  replica,
  metrics,
  log,
  clock,
  counters,
}: ContextParts): ServerContext {
  const textsOf = createTexts(activeCatalogues(assembly.members, config.system.theme));
  const outbox = createOutbox(assembly.subscribers, config.events.maxAttempts, () =>
    assembly
      .registry('eventRecorders')
      .list()
      .map((recorder) => recorder.record(app as ServerContext)),
  );
  const app: Partial<Writable<ServerContext>> = {
    config,
    db,
    reads,
    content: createContentCache(reads, config.cache, replica),
    metrics,
    log,
    clock,
    faults: assembly.faults,
    limits: createLimits(config.rateLimit, counters),
    fetch: (url, { timeoutMs, signal, ...init }) => {
      const deadline = AbortSignal.timeout(timeoutMs);
      return fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
    },
    sealing: createSealing(config),
    emit: outbox.emit,
    replay: outbox.replay,
    registry: assembly.registry,
    extensions: () => describeExtensions(assembly, config.storeDir),
    migrations: (from) => migrationStates(from, listMigrations(assembly.migrationSources)),
    leftOut: assembly.quarantined.map(({ name }) => name),
    settingDefinitions: new Map(
      [...assembly.settings].map(([key, { owner, value }]) => [key, { ...value, owner }]),
    ),
  };
  speak(app, config, textsOf, assembly.processors);
  for (const { owner, value: services } of assembly.services)
    addServices(app, owner, services(app as AppContext));
  // Parse the messages of all languages now, not while serving the first request.
  for (const language of config.shop.languages) app.inLanguage(language).texts();
  return Object.freeze(app) as ServerContext;
}

function addServices(app: object, owner: string, services: object): void {
  const taken = Object.keys(services).filter((name) => name in app);
  if (taken.length === 0) return void Object.assign(app, services);
  const faults = taken.map((name) => ({
    where: `extension ${owner}`,
    message: `defines the service "${name}", which already exists`,
    hint: 'Rename it.',
  }));
  throw new StartFailure(EXIT.extension, faults);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
