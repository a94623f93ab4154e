import { rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { EXIT, StartFailure } from '../platform/startFailure.ts';

/** The file name that means stdin or stdout. */
const STANDARD = '-';

export const isStandard = (file: string): boolean => file === STANDARD;

/** Opens a file or stdin for reading. Throws StartFailure. */
export async function openInput(file: string): Promise<AsyncIterable<Uint8Array>> {
  if (isStandard(file)) return process.stdin;
  const handle = await opened(file, 'r');
  if ((await handle.stat()).isDirectory()) {
    await handle.close();
    throw fileFailure(file, 'is a folder');
  }
  return handle.createReadStream();
}

/** A destination for text written in chunks. */
export interface Output {
  write(text: string): Promise<void>;
  /** Completes the file. */
  finish(): Promise<void>;
  /** Discards the written text, if possible. */
  discard(): void;
}

/** Opens a file or stdout for writing. An existing file is only replaced when the new one is complete. Throws StartFailure. */
export async function openOutput(file: string): Promise<Output> {
  if (isStandard(file)) return standardOutput();
  const there = await stat(file).catch(() => null);
  // A pipe or device cannot be replaced with another file.
  const target = there === null || there.isFile() ? `${file}.${process.pid}.partial` : file;
  const handle = await opened(target, 'w');
  return {
    write: async (text) => void (await handle.write(text)),
    async finish() {
      await handle.close();
      if (target !== file) await rename(target, file);
    },
    // Synchronous, because the process may be about to exit.
    discard: () => target !== file && rmSync(target, { force: true }),
  };
}

const standardOutput = (): Output => ({
  write: (text) =>
    new Promise((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
    }),
  finish: () => Promise.resolve(),
  discard: () => {},
});

async function opened(file: string, flags: string): Promise<FileHandle> {
  try {
    return await open(file, flags);
  } catch (error) {
    throw fileFailure(file, `cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const fileFailure = (file: string, message: string) =>
  new StartFailure(EXIT.failure, [{ where: file, message: `${file} ${message}` }]);
