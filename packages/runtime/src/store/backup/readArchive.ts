import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { z } from 'zod';
import { StartFailure } from '../../platform/startFailure.ts';
import { fileFailure, messageOf, END, hashed } from './archive.ts';

const end = z.strictObject({ entries: z.int(), sha256: z.string() });

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
