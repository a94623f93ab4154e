import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const KEPT_BYTES = 5 * 1024 * 1024;

/**
 * Opens the server log for appending. If the file is too large, starts a new one. Returns the current size, to tell old lines from
 * new ones.
 */
export function openLog(file: string): { descriptor: number; size: number } {
  const size = sizeOf(file);
  const full = size > KEPT_BYTES;
  if (full) renameSync(file, `${file}.1`);
  return { descriptor: openSync(file, 'a'), size: full ? 0 : size };
}

/** Returns the last lines of the log, ignoring the first `from` bytes. */
export function logTail(file: string, from = 0, lines = 15): string {
  const size = sizeOf(file);
  const start = Math.max(from, size - 16_384);
  if (size <= start) return '';
  const buffer = Buffer.alloc(size - start);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, buffer, 0, buffer.length, start);
  } finally {
    closeSync(descriptor);
  }
  return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
