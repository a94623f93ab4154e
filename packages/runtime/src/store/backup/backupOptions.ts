import type { Store, StoreOptions } from '../openStore.ts';
import type { Manifest } from './manifest.ts';

export interface BackupOptions extends StoreOptions {
  /** The path of the backup file. */
  readonly file: string;
}

/** Returns where a store keeps its media files, and whether a backup includes them. */
export function mediaOf({ config, plan }: Store): Manifest['media'] {
  const [own] = plan.registry('fileStorage').list();
  const storage = own?.name ?? config.media.storage;
  return { storage, files: own || config.media.storage !== 'local' ? 'listed' : 'included' };
}

/** Returns the direct database URL, because a pooler may use a different session for each transaction. */
export const addressOf = ({ config, databaseUrl }: Store): string => config.database.directUrl ?? databaseUrl;

export const secondsSince = (started: number): number => Math.round(performance.now() - started) / 1000;
