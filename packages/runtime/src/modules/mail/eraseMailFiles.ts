import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../platform/contracts/context.ts';

/**
 * Deletes the files of emails to or about the given addresses that a development shop has written instead of sending them. Other shops
 * have none.
 */
export async function eraseMailFiles({ config }: AppContext, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const folder = join(config.storeDir, '.shop', 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const content = (await readFile(file, 'utf8').catch(() => '')).toLowerCase();
    if (addresses.some((address) => content.includes(address))) await rm(file, { force: true });
  }
}
