import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import {
  encodedBody,
  fileTooLarge,
  malformedMultipart,
  notMultipart,
  requestAborted,
  tooManyFiles,
} from '../request/errors.ts';

export interface FileLimits {
  /** The name of the file field. Files in other fields are discarded. */
  readonly field: string;
  readonly maxFiles: number;
  /** Maximum size of one file in bytes. */
  readonly maxBytes: number;
  /** Called for each form field that is not a file. Values that are too long are truncated. */
  readonly onField?: (name: string, value: string) => void;
}

export interface ReceivedFile {
  /** The path where the file was saved. */
  readonly path: string;
  /** The file name sent by the client, without folders and otherwise unvalidated. */
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
}

const MULTIPART = /^multipart\/form-data *;/i;
const MAX_FIELDS = 100;
const MAX_FIELD_BYTES = 10_000;
const MAX_PART_HEADERS = 8_000;

/**
 * Streams the files of a multipart body to a folder, with numbers as file names. The caller owns the folder and must clean it
 * up, even after an error. Throws 415 if the body is not multipart, 400 if it is malformed, truncated, or has too many files,
 * and 413 if a file is too large. The rest of a rejected body is read and discarded, so that a client that is still sending
 * receives the response.
 */
export async function receiveFiles(
  body: Readable,
  headers: Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>,
  dir: string,
  limits: FileLimits,
): Promise<readonly ReceivedFile[]> {
  const ended = new AbortController();
  const files: Promise<ReceivedFile>[] = [];
  try {
    const parser = createParser(headers, limits);
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (field, content, name) => {
        content.once('limit', () => reject(fileTooLarge(limits.maxBytes)));
        // Without a listener, a stream error would crash the process.
        content.on('error', () => reject(malformedMultipart()));
        if (field !== limits.field) return void content.resume();
        const path = join(dir, String(files.length));
        const file = writeFile(content, { path, name: name ?? '' }, ended.signal);
        file.catch(reject);
        files.push(file);
      });
      parser.on('field', (name, value) => limits.onField?.(name, value));
      parser.on('filesLimit', () => reject(tooManyFiles(limits.maxFiles)));
      parser.on('partsLimit', () => reject(malformedMultipart()));
      parser.on('error', () => reject(malformedMultipart()));
      parser.on('finish', resolve);
      body.on('error', () => reject(requestAborted()));
      body.on('close', () => body.readableEnded || reject(requestAborted()));
      body.pipe(parser);
    });
    return await Promise.all(files);
  } catch (error) {
    body.unpipe();
    body.resume();
    ended.abort();
    await Promise.allSettled(files);
    throw error;
  }
}

function createParser(
  { 'content-type': type, 'content-encoding': encoding }: Parameters<typeof receiveFiles>[1],
  { maxFiles, maxBytes }: FileLimits,
): BusboyInstance {
  if (!MULTIPART.test(type ?? '')) throw notMultipart();
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw encodedBody();
  const headers: BusboyHeaders = { 'content-type': type as string };
  const limits = {
    files: maxFiles,
    fileSize: maxBytes,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: maxFiles + MAX_FIELDS,
    headerSize: MAX_PART_HEADERS,
  };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw malformedMultipart();
  }
}

async function writeFile(
  content: BusboyFileStream,
  { path, name }: Pick<ReceivedFile, 'path' | 'name'>,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
  return { path, name, size: content.bytesRead };
}
