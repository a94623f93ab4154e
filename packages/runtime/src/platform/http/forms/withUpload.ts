import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Call } from '../../contracts/route.ts';
import type { Refusal } from '../../errors.ts';
import { receiveFiles } from './receiveFiles.ts';
import type { ReceivedFile } from './receiveFiles.ts';

interface UploadLimits {
  /** Maximum size of the file in bytes. */
  readonly maxBytes: number;
  /** Creates the refusal of a form without a file or with an empty one. */
  readonly missing: () => Refusal;
}

/**
 * Receives the file of a form in its field `file`, and hands it to `use` with the other fields of the form as text. It is received
 * whole before `use` begins, and deleted after it. Throws what `missing` creates, and 400, 413 and 415 for an invalid form. Must not run in a transaction.
 */
export async function withUpload<T>(
  { body, request }: Pick<Call<unknown, unknown, Readable>, 'body' | 'request'>,
  { maxBytes, missing }: UploadLimits,
  use: (file: ReceivedFile, fields: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'shop-import-'));
  try {
    const fields: Record<string, string> = {};
    const onField = (name: string, value: string) => void (fields[name] = value);
    const limits = { field: 'file', maxFiles: 1, maxBytes, onField };
    const [file] = await receiveFiles(body, request.headers, dir, limits);
    if (!file || file.size === 0) throw missing();
    return await use(file, fields);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
