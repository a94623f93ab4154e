import { buffer } from 'node:stream/consumers';
import { localStorage } from '../../modules/media/index.ts';
import type { FilePage, FileStorage } from '../../modules/media/index.ts';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';
import type { ArchiveWriter } from './archive.ts';
import type { ArchiveEntry } from './readArchive.ts';
import { fileFailure } from './archive.ts';

const FOLDER = 'media/';
/** The folder with resized images, which are regenerated on demand. */
const VARIANTS = '_variants';
const PAGE = 1000;

/** A file in a media storage. */
interface StoredFile {
  readonly key: string;
  readonly size: number;
}

/** Iterates over all files in a media storage, folder by folder, except for resized images. */
export async function* filesOf(
  list: (folder: string, page: { after: string | null; limit: number }) => Promise<FilePage>,
  folder = '',
): AsyncGenerator<StoredFile> {
  let after: string | null = null;
  do {
    const { entries, next }: FilePage = await list(folder, { after, limit: PAGE });
    for (const { name, size } of entries) {
      const key = folder === '' ? name : `${folder}/${name}`;
      if (key === VARIANTS || name.startsWith('.')) continue;
      if (size === null) yield* filesOf(list, key);
      else yield { key, size };
    }
    after = next;
  } while (after !== null);
}

/** Copies all files in the media folder to an archive. Skips files that are deleted while it runs. Returns the number of files. */
export async function saveFiles(
  config: ShopConfig,
  archive: ArchiveWriter,
  { onFile, signal }: { readonly onFile: (done: number) => void; readonly signal?: AbortSignal | undefined },
): Promise<number> {
  const storage = localStorage(config);
  let count = 0;
  for await (const { key } of filesOf(storage.list)) {
    signal?.throwIfAborted();
    const file = await storage.open(key);
    if (!file) continue;
    await archive.add(`${FOLDER}${key}`, file);
    onFile((count += 1));
  }
  return count;
}

/** Maximum number of files listed per archive entry. Their keys and sizes are listed as JSON lines. */
const LISTED = 10_000;

/** Writes the keys and sizes of all files in a media storage to an archive. Returns the number of files. */
export async function listFilesInto(
  archive: ArchiveWriter,
  list: Parameters<typeof filesOf>[0],
  onFile: (done: number) => void,
): Promise<number> {
  let count = 0;
  let lines: string[] = [];
  const flush = async () => {
    if (lines.length === 0) return;
    await archive.add(`files/${String(count).padStart(9, '0')}.jsonl`, Buffer.from(lines.join('')));
    lines = [];
  };
  for await (const file of filesOf(list)) {
    lines.push(`${JSON.stringify(file)}\n`);
    onFile((count += 1));
    if (lines.length === LISTED) await flush();
  }
  await flush();
  return count;
}

/** A restore in progress, which copies archived files to the media folder. */
export interface FileRestore {
  /** Restores an archive entry. Returns false if the entry is not a media file. */
  take(entry: ArchiveEntry): Promise<boolean>;
  count(): number;
  /** Deletes the restored files. */
  undo(): Promise<void>;
}

/** Starts restoring media files. Keeps an existing file with the same content. An existing file with other content is an error (exit 1). */
export function restoreFiles(config: ShopConfig, onFile: (done: number) => void): FileRestore {
  const storage = localStorage(config);
  const written: string[] = [];
  let count = 0;
  return {
    async take({ name, body }) {
      if (!name.startsWith(FOLDER)) return false;
      const key = name.slice(FOLDER.length);
      if (!isKey(key)) throw fileFailure(name, 'is not a valid media file name');
      const content = await buffer(body);
      if (await storage.put(key, new Blob([content]))) written.push(key);
      else await requireSame(storage, key, content);
      onFile((count += 1));
      return true;
    },
    count: () => count,
    undo: async () => {
      for (const key of written) await storage.delete(key);
    },
  };
}

/** Reports whether an object key stays within the media folder. */
const isKey = (key: string): boolean => key.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part));

async function requireSame(
  storage: { open: (key: string) => ReturnType<FileStorage['open']> },
  key: string,
  content: Buffer,
): Promise<void> {
  const there = await storage.open(key);
  if (there && (await buffer(there.body)).equals(content)) return;
  throw new StartFailure(EXIT.failure, [
    {
      where: `media.folder: ${key}`,
      message: 'the media folder contains a different file with this name',
      hint: 'Set `media.folder` to an empty folder, or move its files away.',
    },
  ]);
}
