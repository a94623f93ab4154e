import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { reply } from '../../contracts/reply.ts';
import type { Reply } from '../../contracts/reply.ts';

/** A file that is written while it is downloaded. */
export interface StreamedFile {
  /** The name under which the file is saved, in ASCII and without quotes. */
  readonly name: string;
  /** The media type of the text, in UTF-8. */
  readonly type: 'text/csv' | 'application/x-ndjson';
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
}

/** Writes the next chunk of a file, and resolves when more can be written. Rejects once the client is gone. */
export type WriteChunk = (text: string) => Promise<void>;

/**
 * Responds with a file as `write` produces it, so that a file of any size needs little memory. An error midway aborts the
 * response, so that it is not mistaken for a complete file.
 */
export function streamFile(
  { name, type, signal }: StreamedFile,
  write: (chunk: WriteChunk) => Promise<unknown>,
): Reply {
  const body = new PassThrough();
  const chunk: WriteChunk = async (text) => {
    signal.throwIfAborted();
    if (!body.write(text)) await once(body, 'drain', { signal });
  };
  write(chunk).then(
    () => body.end(),
    (error: Error) => body.destroy(error),
  );
  return reply.stream(body, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
}
