import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { isProcessAlive, thisProcess } from './processes.ts';

/** Records that this process uses the server. The returned function removes the record. The caller must hold the lock. */
export function joinUsers(folder: string): () => void {
  const record = path.join(folder, `${process.pid}-${randomUUID().slice(0, 8)}`);
  writeFileSync(record, thisProcess());
  return () => rmSync(record, { force: true });
}

/** Reports whether any process uses the server. Removes the records of processes that have died. */
export function hasUsers(folder: string): boolean {
  let alive = false;
  for (const name of readdirSync(folder)) {
    const record = path.join(folder, name);
    if (isProcessAlive(readFileSync(record, 'utf8'))) alive = true;
    else rmSync(record, { force: true });
  }
  return alive;
}
