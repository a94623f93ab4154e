import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { z } from 'zod';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';

/** The name of the archive's last entry, which proves that the archive is complete and unmodified. */
const END = 'end.json';
const end = z.strictObject({ entries: z.int(), sha256: z.string() });

/** The file mode of archives. Only the user who creates a backup may read it, because it contains customer data and password hashes. */
const MODE = 0o600;

/** The content of an entry: bytes, or a stream of known size. */
export type Content = Uint8Array | { readonly size: number; readonly body: AsyncIterable<Uint8Array> };

/** An archive that is being written to a temporary file next to its target path. */
export interface ArchiveWriter {
  add(name: string, content: Content): Promise<void>;
  /** Completes the archive and moves it to the target path. Returns the archive size in bytes. */
  finish(): Promise<number>;
  /** Deletes the temporary file. Synchronous, because the process may be about to exit. */
  discard(): void;
}

/** Creates an archive file, a gzip-compressed tar file. Throws StartFailure if the file cannot be written. */
export async function writeArchive(file: string): Promise<ArchiveWriter> {
  const part = `${file}.${process.pid}.partial`;
  const handle = await open(part, 'w', MODE).catch((error: unknown) => {
    throw fileFailure(file, `cannot be written: ${messageOf(error)}`);
  });
  const { readable, controller } = createTarPacker();
  const output = handle.createWriteStream({ flush: true });
  const written = pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), output);
  // The error is rethrown by `add` and `finish`.
  written.catch(() => undefined);
  const hash = createHash('sha256');
  let entries = 0;

  const write = async (name: string, content: Content, hashed: Hash | null): Promise<void> => {
    const { size, body } =
      content instanceof Uint8Array ? { size: content.length, body: [content] } : content;
    const writer = controller.add({ name, size, mode: MODE, mtime: new Date() }).getWriter();
    hashed?.update(`${name}\0${size}\0`);
    for await (const chunk of body) {
      hashed?.update(chunk);
      if (chunk.length > 0) await writer.write(chunk);
    }
    await writer.close();
  };
  /** Waits for `work`. If writing the file fails, throws the write error instead of the resulting stream error. */
  const orWriteFailure = (work: Promise<void>): Promise<void> =>
    work.catch(async (error: unknown) => {
      controller.error(error);
      const cause = await written.then(
        () => error,
        (failure: unknown) => failure,
      );
      throw cause === error ? error : fileFailure(file, `cannot be written: ${messageOf(cause)}`);
    });

  return {
    async add(name, content) {
      entries += 1;
      await orWriteFailure(write(name, content, hash));
    },
    async finish() {
      const last = JSON.stringify({ entries, sha256: hash.digest('hex') });
      await orWriteFailure(
        write(END, Buffer.from(last), null).then(() => {
          controller.finalize();
          return written;
        }),
      );
      await rename(part, file);
      return output.bytesWritten;
    },
    discard: () => rmSync(part, { force: true }),
  };
}

/** An entry of an archive being read. */
export interface ArchiveEntry {
  readonly name: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive from start to end, and calls `visit` with each entry in sequence. Throws StartFailure if the file is not an archive,
 * is incomplete, or was modified after it was written. Errors thrown by `visit` are rethrown.
 */
export async function readArchive(
  file: string,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const source = await open(file, 'r').catch((error: unknown) => {
    throw fileFailure(file, `cannot be read: ${messageOf(error)}`);
  });
  await source.close();
  let thrown: { readonly error: unknown } | null = null;
  const visited = (entry: ArchiveEntry): Promise<void> =>
    visit(entry).catch((error: unknown) => {
      thrown = { error };
      throw error;
    });
  try {
    await pipeline(createReadStream(file), createGunzip(), (bytes: AsyncIterable<Buffer>) =>
      readEntries(bytes, visited),
    );
  } catch (error) {
    const failure = thrown as { readonly error: unknown } | null;
    if (failure) throw failure.error;
    throw error instanceof StartFailure
      ? error
      : fileFailure(file, `is not a backup or is damaged: ${messageOf(error)}`);
  }
}

async function readEntries(
  bytes: AsyncIterable<Buffer>,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const decoder = createTarDecoder({ strict: true });
  const feeding = feed(bytes, decoder.writable);
  // The decoder reports the error.
  feeding.catch(() => undefined);
  const hash = createHash('sha256');
  let entries = 0;
  let last: z.output<typeof end> | null = null;
  for await (const { header, body } of decoder.readable) {
    if (last) throw new Error('it has extra data at the end');
    if (header.name === END) {
      last = end.parse(JSON.parse((await buffer(body as ReadableStream)).toString()));
      continue;
    }
    entries += 1;
    hash.update(`${header.name}\0${header.size}\0`);
    const content = hashed(body as ReadableStream<Uint8Array>, hash);
    await visit({ name: header.name, body: content });
    // The checksum includes content that `visit` did not read.
    for await (const _ of content);
  }
  await feeding;
  if (!last) throw new Error('it is truncated');
  if (last.entries !== entries || last.sha256 !== hash.digest('hex'))
    throw new Error('its content has changed');
}

async function feed(bytes: AsyncIterable<Buffer>, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const chunk of bytes) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
}

async function* hashed(body: ReadableStream<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates the error for a problem with a file passed to a command. */
export const fileFailure = (file: string, message: string) =>
  new StartFailure(EXIT.failure, [{ where: file, message: `${file} ${message}` }]);
