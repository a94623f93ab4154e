import type { AppContext } from '../../platform/context.ts';
import { imageWork } from './imageWork.ts';
import { loadSharp } from './sharp.ts';
import { useStorage } from './useStorage.ts';

/**
 * Stores a drawing as a JPEG under a key, unless the key has a file. The SVG is one of the shop; uploaded ones are refused. It
 * must not run inside a transaction. Throws 503 when the storage fails.
 */
export async function storeDrawing(app: AppContext, key: string, svg: string): Promise<void> {
  const bytes = await imageWork(app).decoding.run(async () => {
    const sharp = await loadSharp();
    return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  });
  const content = new Blob([bytes], { type: 'image/jpeg' });
  await useStorage(app, (storage) => storage.put(key, content, app));
}
