import type { AppContext } from '../../platform/contracts/context.ts';
import { assetUrl } from './fileKey.ts';
import { imageWork } from './imageWork.ts';
import { insertMediaFiles } from './library/mediaFile.repo.ts';
import { findSharp } from './sharp.ts';
import { useStorage } from './useStorage.ts';

/** Shops that have already logged that they cannot process images. */
const warned = new WeakSet<AppContext>();

/**
 * Stores a drawing under the given key, keeping any existing file, and adds it to the media library. If the key ends in `.png`, stores a
 * PNG, which preserves a transparent background. Otherwise stores a JPEG. The SVG must come from the shop itself. Stores nothing if the
 * shop cannot process images. Must not run in a transaction. Throws 503 if the storage fails.
 */
export async function storeDrawing(app: AppContext, key: string, svg: string): Promise<void> {
  const sharp = await findSharp();
  if (!sharp) {
    if (!warned.has(app))
      app.log.warn('images are not drawn: the shop was installed without optional packages');
    warned.add(app);
    return;
  }
  const isPng = key.endsWith('.png');
  const { data, info } = await imageWork(app).decoding.run(() => {
    const image = sharp(Buffer.from(svg));
    return (isPng ? image.png() : image.jpeg({ quality: 85 })).toBuffer({ resolveWithObject: true });
  });
  const content = new Blob([new Uint8Array(data)], { type: isPng ? 'image/png' : 'image/jpeg' });
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
