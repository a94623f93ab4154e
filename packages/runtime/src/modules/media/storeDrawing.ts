import type { AppContext } from '../../platform/context.ts';
import { assetUrl } from './fileKey.ts';
import { imageWork } from './imageWork.ts';
import { insertMediaFiles } from './library/mediaFile.repo.ts';
import { loadSharp } from './sharp.ts';
import { useStorage } from './useStorage.ts';

/**
 * Stores a drawing as a JPEG under a key, unless the key has a file, and adds it to the media library. The SVG is one of the shop;
 * uploaded ones are refused. It must not run inside a transaction. Throws 503 when the storage fails.
 */
export async function storeDrawing(app: AppContext, key: string, svg: string): Promise<void> {
  const { data, info } = await imageWork(app).decoding.run(async () => {
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer({ resolveWithObject: true });
  });
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
