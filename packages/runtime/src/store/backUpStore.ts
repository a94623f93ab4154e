import { createShop } from '../app.ts';
import { ledgerOf } from '../platform/migrations/migrationStatus.ts';
import { withClient } from '../platform/migrations/withClient.ts';
import { runtimeVersion } from '../platform/runtimeVersion.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';
import { writeArchive } from './backup/archive.ts';
import type { ArchiveWriter } from './backup/archive.ts';
import { addressOf, mediaOf, secondsSince } from './backup/backupOptions.ts';
import type { BackupOptions } from './backup/backupOptions.ts';
import { describeBackup, MANIFEST, secretsOf } from './backup/manifest.ts';
import type { Manifest } from './backup/manifest.ts';
import { listFilesInto, saveFiles } from './backup/mediaFiles.ts';
import { readContents, saveTables, withSnapshot } from './backup/saveTables.ts';
import { withStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';

/** The result of `shop backup`: the backup file and its contents. */
export interface Backup {
  readonly file: string;
  /** The file size. */
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly media: Manifest['media'] & { readonly count: number };
  readonly seconds: number;
}

/**
 * Runs `shop backup`: writes a consistent snapshot of the database and the media files to a single file. The file only appears when it
 * is complete. The shop may keep running. If media files are in a bucket or in an extension's storage, the backup only lists their keys.
 */
export const backUpStore = ({ file, ...options }: BackupOptions): Promise<Backup> =>
  withStore({ ...options, command: 'backup' }, async (store) => {
    const started = performance.now();
    const archive = await writeArchive(file);
    // An interrupted command does not wait for the archive to be completed.
    options.signal?.addEventListener('abort', archive.discard);
    try {
      const { tables, rows, media } = await saveDatabase(store, archive, options);
      options.onStep?.({ name: 'saveFiles' });
      const onFile = (done: number) => options.onStep?.({ name: 'saveFiles', done });
      const count =
        media.files === 'included'
          ? await saveFiles(store.config, archive, { onFile, signal: options.signal })
          : await listFilesOfShop(store, archive, onFile);
      options.signal?.throwIfAborted();
      const bytes = await archive.finish();
      return { file, bytes, tables, rows, media: { ...media, count }, seconds: secondsSince(started) };
    } catch (error) {
      archive.discard();
      throw error;
    } finally {
      options.signal?.removeEventListener('abort', archive.discard);
    }
  });

const saveDatabase = (store: Store, archive: ArchiveWriter, { onStep, signal }: StoreOptions) =>
  withClient(addressOf(store), async (client) => {
    if ((await ledgerOf(client)).length === 0)
      throw new StartFailure(EXIT.migrations, [
        {
          where: 'database',
          message: 'the database does not contain a shop: no migration has run there',
          hint: 'Check `database.url` in the configuration and DATABASE_URL.',
        },
      ]);
    return withSnapshot(client, async () => {
      const contents = await readContents(client);
      const media = mediaOf(store);
      const manifest = describeBackup({
        runtime: runtimeVersion(),
        created_at: new Date().toISOString(),
        secrets: secretsOf(store.config),
        ...contents,
        media,
      });
      await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
      const total = contents.tables.length;
      onStep?.({ name: 'saveTables' });
      const rows = await saveTables(client, archive, contents.tables, {
        onTable: (done) => onStep?.({ name: 'saveTables', done, total }),
        signal,
      });
      return { tables: total, rows, media };
    });
  });

const listFilesOfShop = async (
  store: Store,
  archive: ArchiveWriter,
  onFile: (done: number) => void,
): Promise<number> => {
  const shop = await createShop({ ...store, worker: false });
  try {
    const { app } = shop;
    return await listFilesInto(archive, (folder, page) => app.media.storage.list(folder, page, app), onFile);
  } finally {
    await shop.stop();
  }
};
