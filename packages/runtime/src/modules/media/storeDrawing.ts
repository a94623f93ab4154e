import type { AppContext } from '../../platform/contracts/context.ts';
import { assetUrl } from './fileKey.ts';
import { imageWork } from './imageWork.ts';
import { insertMediaFiles } from './library/mediaFile.repo.ts';
import { findSharp } from './sharp.ts';
import { useStorage } from './useStorage.ts';

/** The shops that said that they draw no pictures. */
const told = new WeakSet<AppContext>();

/**
 * Stores a drawing as a JPEG under a key, unless the key has a file, and adds it to the media library. The SVG is one of the shop;
 * uploaded ones are refused. Where images cannot be worked on, it stores nothing. It must not run inside a transaction. Throws 503
 * when the storage fails.
 */
export async function storeDrawing(app: AppContext, key: string, svg: string): Promise<void> {
  const sharp = await findSharp();
  if (!sharp) {
    if (!told.has(app))
      app.log.warn('images are not drawn: the shop was installed without optional packages');
    told.add(app);
    return;
  }
  const { data, info } = await imageWork(app).decoding.run(() =>
    sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true }),
  );
  const content = new Blob([new Uint8Array(data)], { type: 'image/jpeg' });
  await useStorage(app, (storage) => storage.put(key, content, app));
  const slash = key.lastIndexOf('/');
  await insertMediaFiles(app.db, [
    {
      url: assetUrl(key),
      folder: key.slice(0, Math.max(0, slash)),
      name: key.slice(slash + 1),
      type: content.type,
      size: content.size,
      width: info.width,
      height: info.height,
    },
  ]);
}
