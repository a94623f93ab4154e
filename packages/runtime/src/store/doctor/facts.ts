import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DescribedExtension } from '../../platform/contracts/describedExtension.ts';
import { redisPrefix } from '../../platform/rateLimit/createCounters.ts';
import { connectToRedis } from '../../platform/rateLimit/redisConnection.ts';
import { reasonOf } from '../../platform/rateLimit/redisLink.ts';
import { collectorFault } from '../../platform/telemetry/collectorFault.ts';
import { StartFailure } from '../../platform/startFailure.ts';
import { activeCatalogues } from '../../platform/extensions/activeCatalogues.ts';
import type { Member } from '../../platform/extensions/member.ts';
import type { MigrationState } from '../../platform/migrations/ledger.ts';
import { readDatabaseFacts } from './facts.repo.ts';
import type { DatabaseFacts } from './facts.repo.ts';
import { readReplicaFacts } from './replicaFacts.ts';
import type { ReplicaFacts } from './replicaFacts.ts';
import { shopFacts } from './shopFacts.ts';
import type { ShopFacts } from './shopFacts.ts';

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
