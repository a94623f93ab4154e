import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DescribedExtension } from '../../platform/contracts/describedExtension.ts';
import { unprintableIn } from '../../platform/pdf/unprintable.ts';
import type { Unprintable } from '../../platform/pdf/unprintable.ts';
import { redisPrefix } from '../../platform/rateLimit/createCounters.ts';
import { connectToRedis } from '../../platform/rateLimit/redisConnection.ts';
import { reasonOf } from '../../platform/rateLimit/redisLink.ts';
import { collectorFault } from '../../platform/telemetry/collectorFault.ts';
import { keysFor } from '../../platform/secrets.ts';
import { StartFailure } from '../../platform/startFailure.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { activeCatalogues } from '../../platform/extensions/activeCatalogues.ts';
import type { Member } from '../../platform/extensions/member.ts';
import type { MigrationState } from '../../platform/migrations/ledger.ts';
import { describeSettings } from '../../modules/settings/describeSettings.ts';
import { openValue } from '../../modules/settings/index.ts';
import type { PaymentSetup } from '../../modules/payments/contract.ts';
import { readMethods } from '../../modules/payments/index.ts';
import type { MethodState } from '../../modules/payments/index.ts';
import { readDatabaseFacts, readRecordFacts } from './facts.repo.ts';
import type { DatabaseFacts, RecordFacts } from './facts.repo.ts';
import { readReplicaFacts } from './replicaFacts.ts';
import type { ReplicaFacts } from './replicaFacts.ts';

/** The facts evaluated by the configuration checks. */
export interface Facts {
  readonly config: ShopConfig;
  readonly node: string;
  readonly now: number;
  /** The available and free memory and the heap limit of the process, in MiB. */
  readonly memory: { readonly available: number; readonly free: number; readonly heap: number };
  readonly folders: { readonly store: FolderFacts; readonly media: FolderFacts | null };
  /** The database facts and the round-trip time in ms. */
  readonly database: DatabaseFacts & { readonly roundTrip: number };
  /** Null without `database.replicaUrl`. */
  readonly replica: ReplicaFacts | null;
  /** Null without `redis.url`. */
  readonly redis: RedisFacts | null;
  /** The reason that the telemetry collector rejects traces. Null if it accepts traces, undefined without `telemetry.url`. */
  readonly collectorFault: string | null | undefined;
  /** Null while migrations are pending, because the shop's tables may not exist yet. */
  readonly shop: ShopFacts | null;
  readonly migrations: readonly MigrationState[];
  readonly extensions: readonly DescribedExtension[];
  /** The languages with storefront translations. */
  readonly textLanguages: readonly string[];
  readonly isEmbedded: boolean;
}

export interface RedisFacts {
  /** The reason that Redis cannot count requests for rate limits. Null if it can. */
  readonly fault: string | null;
  /** True if this problem prevents the shop from starting. */
  readonly stopsStart: boolean;
}

export interface FolderFacts {
  readonly path: string;
  readonly isWritable: boolean;
  /** The free space in MiB. Null if the system does not report it. */
  readonly freeMiB: number | null;
  /** The share of files that can still be created, from 0 to 1. Null if the file system has no such limit. */
  readonly freeFiles: number | null;
}

export interface ShopFacts extends RecordFacts {
  /** The file storage error. Null if the storage is available. */
  readonly storageFault: string | null;
  readonly secondFactorRequired: boolean;
  readonly methods: readonly MethodFacts[];
  /** The saved settings that the configuration overrides. */
  readonly overridden: readonly string[];
  /** The secret settings that no key can decrypt, and the secret settings that only a previous key can decrypt. */
  readonly sealed: {
    readonly all: number;
    readonly lost: readonly string[];
    readonly old: readonly string[];
  };
  /** The characters in recent buyer and item names that cannot be printed in documents. */
  readonly unprintable: Unprintable;
  /** The names of the registered themes. */
  readonly themes: readonly string[];
}

export interface MethodFacts extends PaymentSetup {
  readonly code: string;
  readonly fault: string | null;
}

const MIB = 1024 * 1024;

/** Collects facts about the machine, the configuration and the database. Changes nothing. */
export async function gatherFacts({
  app,
  db,
  members,
  migrations,
  extensions,
  isEmbedded,
  config,
}: {
  readonly config: ShopConfig;
  readonly db: Db;
  readonly members: readonly Member[];
  readonly migrations: readonly MigrationState[];
  readonly extensions: readonly DescribedExtension[];
  readonly isEmbedded: boolean;
  /** Null while migrations are pending. */
  readonly app: AppContext | null;
}): Promise<Facts> {
  const { constrainedMemory } = process;
  const limit = constrainedMemory();
  const storeFolder = path.join(config.storeDir, '.shop');
  const mediaFolder = path.resolve(config.storeDir, config.media.folder);
  const startedAt = Date.now();
  const database = await readDatabaseFacts(db, config.shop.timezone);
  const now = Date.now();
  return {
    config,
    node: process.versions.node,
    now,
    memory: {
      available: Math.round((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / MIB),
      free: Math.round(freemem() / MIB),
      heap: Math.round(getHeapStatistics().heap_size_limit / MIB),
    },
    folders: {
      store: await folderFacts(storeFolder),
      media: config.media.storage === 'local' ? await folderFacts(mediaFolder) : null,
    },
    database: { ...database, roundTrip: now - startedAt },
    replica: await readReplicaFacts(config, db),
    redis: await redisFacts(config),
    collectorFault: await collectorFault(config.telemetry),
    shop: app && (await shopFacts(app, db)),
    migrations,
    extensions,
    textLanguages: [...new Set(activeCatalogues(members, config.system.theme).map(({ locale }) => locale))],
    isEmbedded,
  };
}

async function redisFacts({ redis, shop }: ShopConfig): Promise<RedisFacts | null> {
  if (redis.url === undefined) return null;
  try {
    (await connectToRedis(redis.url, redisPrefix(shop.url))).destroy();
    return { fault: null, stopsStart: false };
  } catch (error) {
    return { fault: reasonOf(error), stopsStart: error instanceof StartFailure };
  }
}

/** Inspects a folder, or its nearest existing parent, because the folder is created on demand. */
async function folderFacts(folder: string): Promise<FolderFacts> {
  let existing = folder;
  while (!(await exists(existing)) && path.dirname(existing) !== existing) existing = path.dirname(existing);
  const isWritable = await access(existing, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const space = await statfs(existing).catch(() => null);
  return {
    path: folder,
    isWritable: isWritable && (await stat(existing)).isDirectory(),
    freeMiB: space && Math.round((space.bavail * space.bsize) / MIB),
    freeFiles: space && space.files > 0 ? space.ffree / space.files : null,
  };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function shopFacts(app: AppContext, db: Db): Promise<ShopFacts> {
  const [records, settings, required, states, storageFault] = await Promise.all([
    readRecordFacts(db),
    describeSettings(app, db),
    app.settings(['adminSecondFactorRequired'], db),
    readMethods(app, db),
    app.media.storage.list('', { after: null, limit: 1 }, app).then(
      () => null,
      (error: unknown) => String(error),
    ),
  ]);
  const inConfig = new Set(settings.filter(({ in_config }) => in_config).map(({ name }) => name));
  return {
    ...records,
    storageFault,
    secondFactorRequired: required['adminSecondFactorRequired'] === true,
    methods: await Promise.all(states.filter(({ isOn }) => isOn).map(methodFacts)),
    overridden: records.saved.map(({ name }) => name).filter((name) => inConfig.has(name)),
    unprintable: await unprintableIn(records.printed),
    sealed: sealedFacts(app, records),
    themes: app
      .registry('theme')
      .list()
      .map(({ name }) => name),
  };
}

async function methodFacts({ code, setup }: MethodState): Promise<MethodFacts> {
  try {
    return { code, fault: null, ...(await setup()) };
  } catch (error) {
    return { code, fault: String(error), mode: null, missing: [], addresses: [] };
  }
}

function sealedFacts(app: AppContext, { saved }: RecordFacts): ShopFacts['sealed'] {
  const definitions = serverOf(app).settingDefinitions;
  const secrets = saved.filter(({ name }) => definitions.get(name)?.secret === true);
  const keys = keysFor(app.config, 'settings');
  const opens = (tried: readonly Buffer[], { name, value }: (typeof secrets)[number]) => {
    try {
      openValue(tried, name, value);
      return true;
    } catch {
      // `openValue` throws if no key decrypts the value.
      return false;
    }
  };
  const namesOf = (some: typeof secrets) => some.map(({ name }) => name);
  const lost = secrets.filter((one) => !opens(keys, one));
  return {
    all: secrets.length,
    lost: namesOf(lost),
    old: namesOf(secrets.filter((one) => !lost.includes(one) && !opens(keys.slice(0, 1), one))),
  };
}
