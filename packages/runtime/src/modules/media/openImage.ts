import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { OpenFile } from './contract.ts';
import { IMAGE_SIZES, variantKey } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';
import { imageWork } from './imageWork.ts';
import { loadSharp } from './sharp.ts';
import { useStorage } from './useStorage.ts';

/** The media type of resized images. */
export const VARIANT_TYPE = 'image/webp';
const SECONDS = 30;

/**
 * Opens a stored image in the given size. Returns null if the image does not exist. The first request for a size
 * generates and stores the resized image, and concurrent requests share the result. Uses only the first frame of an
 * animation. Throws 503 if the storage fails or too many requests are waiting.
 */
export async function openImage(app: AppContext, key: string, size: ImageSize): Promise<OpenFile | null> {
  const sized = variantKey(key, size);
  const stored = await useStorage(app, (storage) => storage.open(sized, app));
  if (stored) return stored;
  const { variants } = imageWork(app);
  let made = variants.get(sized);
  if (!made) {
    made = makeVariant(app, key, size).finally(() => variants.delete(sized));
    variants.set(sized, made);
  }
  const bytes = await made;
  return bytes && { size: bytes.length, body: Readable.from([bytes]) };
}

async function makeVariant(
  app: AppContext,
  key: string,
  size: ImageSize,
): Promise<Buffer<ArrayBuffer> | null> {
  // The original is opened outside the gate, so that requests for missing images do not delay other requests.
  const original = await useStorage(app, (storage) => storage.open(key, app));
  if (!original) return null;
  const bytes = await imageWork(app)
    .decoding.run(async () => shrink(app, await useStorage(app, () => buffer(original.body)), size))
    .finally(() => original.body.destroy());
  if (!bytes) return null;
  const content = new Blob([bytes], { type: VARIANT_TYPE });
  await useStorage(app, (storage) => storage.put(variantKey(key, size), content, app)).catch((err: unknown) =>
    app.log.warn(
      { err, key, size },
      'a size of an image could not be stored, and the next request makes it again',
    ),
  );
  return bytes;
}

/**
 * Scales an image down. Returns null if the stored file is not an image, which is possible if it was not uploaded
 * through the shop.
 */
async function shrink(
  app: AppContext,
  original: Buffer,
  size: ImageSize,
): Promise<Buffer<ArrayBuffer> | null> {
  const sharp = await loadSharp();
  const side = IMAGE_SIZES[size];
  try {
    return await sharp(original, { limitInputPixels: app.config.media.maxPixels, autoOrient: true })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (err) {
    app.log.warn({ err, size }, 'a stored file cannot be read as an image');
    return null;
  }
}
