import { access } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { keyOfUrl } from './fileKey.ts';
import { listKnownUrls } from './library/mediaFile.repo.ts';

/**
 * Returns the image paths in the shop, beginning with `/`, that do not point to an image: it is not in the library, nor in the media
 * folder if the shop stores its files itself. URLs on the web are ignored. At most one statement, and no remote call.
 */
export async function findMissingPictures(
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
