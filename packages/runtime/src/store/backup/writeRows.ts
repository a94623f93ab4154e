import type { Client } from 'pg';
import type { CopyStreamQuery } from 'pg-copy-streams';
import { quoted, readSequences } from './catalogue.ts';
import type { Manifest } from './manifest.ts';

/** A writer of rows to one table. */
export interface RowWriter {
  readonly table: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Ends the COPY statement. Returns the number of rows. */
  end(): Promise<number>;
  abort(): void;
}

/** Creates a row writer on a COPY statement. After an error, nothing may be written to the COPY statement. */
export function writeRows(table: string, copy: CopyStreamQuery): RowWriter {
  let failure: Error | null = null;
  copy.on('error', (error: Error) => {
    failure = error;
  });
  /** Waits for one write to complete, or for the COPY statement to fail. */
  const step = (take: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (error?: Error | null) => {
        copy.off('error', settle);
        if (error) reject(error);
        else resolve();
      };
      if (failure) return settle(failure);
      copy.once('error', settle);
      take(settle);
    });
  return {
    table,
    write: (chunk) => step((done) => copy.write(chunk, done)),
    async end() {
      await step((done) => copy.end(done));
      return copy.rowCount;
    },
    abort: () => void copy.destroy(new Error('the restore was aborted')),
  };
}

/** Sets the sequences to the values that they had in the backup. */
export async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  const made = new Set((await readSequences(client)).map(({ name }) => name));
  for (const { name, last_value, is_called } of sequences)
    if (made.has(name))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        quoted(name),
        last_value,
        is_called,
      ]);
}
