import { access } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { keyOfUrl } from './fileKey.ts';
import { listKnownUrls } from './library/mediaFile.repo.ts';

/**
 * Returns the image paths, beginning with `/`, that do not point to an image in the shop. An image exists if it is in
 * the library or, if the shop stores files locally, in the media folder. Web URLs are ignored. Executes at most one
 * SQL statement and makes no remote calls.
 */
export async function findMissingImages(
  app: AppContext,
  db: Db,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = [...new Set(addresses.filter((address) => address.startsWith('/')))];
  if (own.length === 0) return new Set();
  const known = new Set(await listKnownUrls(db, own));
  const unknown = own.filter((address) => !known.has(address));
  const found = await Promise.all(unknown.map((address) => isInFolder(app, address)));
  return new Set(unknown.filter((_, index) => !found[index]));
}

async function isInFolder({ config, registry }: AppContext, address: string): Promise<boolean> {
  const key = keyOfUrl(address);
  const isOurs = config.media.storage === 'local' && registry('fileStorage').list().length === 0;
  if (key === null || !isOurs) return false;
  return access(path.join(path.resolve(config.storeDir, config.media.folder), key)).then(
    () => true,
    () => false,
  );
}
