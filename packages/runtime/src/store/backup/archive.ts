import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { EXIT, StartFailure } from '../../platform/startFailure.ts';

/** The name of the archive's last entry, which proves that the archive is complete and unmodified. */
export const END = 'end.json';

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

/** Returns the chunks of a file while they are added to its hash. */
export async function* hashed(body: ReadableStream<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Returns the message of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Creates the error for a problem with a file passed to a command. */
export const fileFailure = (file: string, message: string) =>
  new StartFailure(EXIT.failure, [{ where: file, message: `${file} ${message}` }]);
