import { createShop } from '../app.ts';
import { listMigrations } from '../platform/migrations/source.ts';
import { withClient } from '../platform/migrations/withClient.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import { readArchive } from './backup/readArchive.ts';
import { addressOf, mediaOf, secondsSince } from './backup/backupOptions.ts';
import type { BackupOptions } from './backup/backupOptions.ts';
import { migrationsOfBackup } from './backup/fitBackup.ts';
import { beginLoading, inEmptyDatabase, makeTables } from './backup/loadTables.ts';
import { checkArchive, readsSecretsOf } from './backup/manifest.ts';
import type { Manifest } from './backup/manifest.ts';
import { restoreFiles } from './backup/mediaFiles.ts';
import type { Diagnosis } from './doctor/check.ts';
import { checkRecords } from './doctor/diagnose.ts';
import { selectChecks } from './doctor/checks.ts';
import { migrateStore, withStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';

/** The time in milliseconds that an interrupted restore has to roll back. */
const GRACE = 6000;

/** The result of `shop restore`: the backup and the restored contents. */
export interface Restored {
  readonly file: string;
  /** The backup time, and the version that created the backup. */
  readonly created_at: string;
  readonly runtime: string;
  readonly rows: number;
  /** The number of restored files. Null if the backup contains no files because they were in another storage. */
  readonly files: number | null;
  /** The tables in the backup that were skipped because no migration creates them. */
  readonly leftOut: readonly string[];
  /** The migrations that ran after the rows were loaded because the backup was made with an older version. */
  readonly migrated: readonly string[];
  /** True if the configuration has the key that decrypts the secrets in the backup. */
  readonly readsSecrets: boolean;
  /** The results of the `shop doctor --data` checks, which run after the restore. */
  readonly checks: readonly Diagnosis[];
  readonly seconds: number;
}

/**
 * Runs `shop restore` on an empty database: creates the tables, loads the rows in one transaction, and restores the media files. Then
 * runs the migrations that are newer than the backup, and checks the records. Throws StartFailure if the file is damaged, the database
 * is not empty, or the backup does not match the installed packages. The database and the media folder then stay unchanged.
 */
export const restoreStore = ({ file, ...options }: BackupOptions): Promise<Restored> =>
  withStore(
    { ...options, command: 'restore' },
    async (store) => {
      const started = performance.now();
      const { onStep, signal } = options;
      onStep?.({ name: 'checkBackup' });
      const manifest = await checkArchive(file, (done) => {
        signal?.throwIfAborted();
        onStep?.({ name: 'checkBackup', done });
      });
      requireFolder(store, manifest);
      const { rows, files, leftOut } = await loadBackup(store, { ...options, file, manifest });
      const migrated = await migrateStore(store, options);
      return {
        file,
        created_at: manifest.created_at,
        runtime: manifest.runtime,
        rows,
        files,
        leftOut,
        migrated: migrated.map(({ owner, name }) => `${owner}/${name}`),
        readsSecrets: readsSecretsOf(store.config, manifest),
        checks: await checkRestored(store, options),
        seconds: secondsSince(started),
      };
    },
    GRACE,
  );

/** Throws StartFailure if the backup has media files and the store does not store its media files in a folder. */
function requireFolder(store: Store, { media }: Manifest): void {
  const { storage, files } = mediaOf(store);
  if (media.files === 'listed' || files === 'included') return;
  throw new StartFailure(EXIT.config, [
    {
      where: `${store.config.configFile}: media.storage`,
      message: `is ${storage}, but the backup contains files from a folder`,
      hint: 'Restore with `media.storage: "local"`, copy the folder to the bucket, then configure the bucket.',
    },
  ]);
}

function loadBackup(
  store: Store,
  { file, manifest, onStep, signal }: BackupOptions & { readonly manifest: Manifest },
): Promise<Pick<Restored, 'rows' | 'files' | 'leftOut'>> {
  const migrations = migrationsOfBackup(manifest, listMigrations(store.plan.migrationSources));
  const files = restoreFiles(store.config, (done) => onStep?.({ name: 'restoreFiles', done }));
  const url = addressOf(store);
  return withClient(url, async (client) => {
    try {
      return await inEmptyDatabase(client, url, async () => {
        await makeTables(client, migrations);
        onStep?.({ name: 'loadTables' });
        const loading = await beginLoading(client, manifest, (done, total) =>
          onStep?.({ name: 'loadTables', done, total }),
        );
        try {
          await readArchive(file, async (entry) => {
            signal?.throwIfAborted();
            if (!(await loading.take(entry))) await files.take(entry);
          });
        } catch (error) {
          loading.abort();
          throw error;
        }
        const rows = await loading.finish();
        return {
          rows,
          files: manifest.media.files === 'included' ? files.count() : null,
          leftOut: loading.leftOut,
        };
      });
    } catch (error) {
      await files.undo();
      throw error;
    }
  });
}

async function checkRestored(store: Store, { onStep }: StoreOptions): Promise<readonly Diagnosis[]> {
  const shop = await createShop({ ...store, worker: false });
  try {
    return await checkRecords(shop.app, shop.app.db, {
      isSelected: selectChecks(['data']),
      onCheck: (done, total) => onStep?.({ name: 'checkRecords', done, total }),
    });
  } finally {
    await shop.stop();
  }
}
