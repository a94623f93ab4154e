import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../platform/db/embedded.ts';

/** Nothing in it outlives the test, and durability costs time. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A PostgreSQL in a folder for temporary files. `stop` removes it. */
export async function startTestDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  // The user that runs PostgreSQL for root passes through it.
  chmodSync(dir, 0o755);
  const { url, stop } = await startEmbedded({ dir: path.join(dir, 'postgres'), settings: SETTINGS });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
