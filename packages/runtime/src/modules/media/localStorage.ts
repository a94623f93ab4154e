import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ShopConfig } from '../../platform/config/schema.ts';
import type { FileEntry, FilePage, FileStorage, OpenFile } from './contract.ts';

/**
 * The folder for files that are still being written. Keys cannot conflict with it, because they never begin with a
 * dot.
 */
const PARTS = '.parts';

/** A file storage that does not require a running shop. */
export interface LocalStorage extends FileStorage {
  put(key: string, content: Blob): Promise<boolean>;
  open(key: string): Promise<OpenFile | null>;
  delete(key: string): Promise<boolean>;
  list(folder: string, page: { after: string | null; limit: number }): Promise<FilePage>;
}

/** Creates the storage for files in `media.folder`, a path relative to the store folder. */
export function localStorage({ storeDir, media }: Pick<ShopConfig, 'storeDir' | 'media'>): LocalStorage {
  const root = resolve(storeDir, media.folder);
  return {
    name: 'local',
    async put(key, content) {
      const path = join(root, key);
      const part = join(root, PARTS, randomUUID());
      await Promise.all([
        mkdir(dirname(path), { recursive: true }),
        mkdir(dirname(part), { recursive: true }),
      ]);
      try {
        // The file is opened before the stream is created, because a stream that fails while opening could create the
        // file after `rm`.
        const file = await open(part, 'wx');
        await pipeline(content.stream(), file.createWriteStream({ flush: true }));
        // Unlike a rename, creating a link never replaces an existing file.
        await link(part, path);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(part, { force: true });
      }
    },

    async open(key) {
      const file = await orNull(open(join(root, key)));
      if (!file) return null;
      const found = await file.stat();
      if (found.isFile()) return { size: found.size, body: file.createReadStream() };
      await file.close();
      return null;
    },

    async delete(key) {
      return (await orNull(unlink(join(root, key)).then(() => true))) ?? false;
    },

    async list(folder, { after, limit }) {
      const dir = join(root, folder);
      const found = (await orNull(readdir(dir, { withFileTypes: true }))) ?? [];
      const page = found
        .filter((entry) => entry.name !== PARTS && (after === null || entry.name > after))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .slice(0, limit + 1);
      const shown = page.slice(0, limit);
      const entries = await Promise.all(
        shown.map(async (entry): Promise<FileEntry[]> => {
          if (entry.isDirectory()) return [{ name: entry.name, size: null }];
          // The file may have been deleted after the folder was read.
          const stats = await orNull(stat(join(dir, entry.name)));
          return stats ? [{ name: entry.name, size: stats.size }] : [];
        }),
      );
      return { entries: entries.flat(), next: page.length > limit ? (shown.at(-1)?.name ?? null) : null };
    },
  };
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (ABSENT.has(codeOf(error) ?? '')) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
