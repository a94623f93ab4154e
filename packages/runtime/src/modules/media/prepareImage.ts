import { hash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import type { ReceivedFile } from '../../platform/http/forms/receiveFiles.ts';
import { brokenImage, notAnImage, tooManyPixels } from './errors.ts';
import { slugOf } from './fileKey.ts';
import { imageTypeOf, MAGIC_BYTES } from './imageType.ts';
import type { ImageType } from './imageType.ts';
import { loadSharp } from './sharp.ts';

/** An image ready to be stored, in a temporary file. */
export interface PreparedImage {
  readonly path: string;
  /** The file name, derived from the uploaded name and a content hash: two different images never share a name. */
  readonly name: string;
  readonly mimetype: string;
  /** The size in bytes. */
  readonly size: number;
  /** The dimensions in pixels. For an animation, those of one frame. */
  readonly width: number;
  readonly height: number;
}

/** Maximum number of pixels of the longer side. Larger images are scaled down. */
const MAX_SIDE = 4096;
const SECONDS = 30;
/** Number of hexadecimal hash digits in a file name. */
const HASH_DIGITS = 32;

/**
 * Decodes the image in an uploaded file and encodes it to a new file next to it. Keeps only pixels: locations, previews, scripts and
 * appended files are dropped. Applies the orientation recorded by a camera. Throws 400 for a file that is not an image of a known type, is
 * damaged, or has more than `maxPixels` pixels across all its frames.
 */
export async function prepareImage(file: ReceivedFile, maxPixels: number): Promise<PreparedImage> {
  const type = imageTypeOf(await headOf(file.path));
  if (!type) throw notAnImage(file.name);
  const sharp = await loadSharp();
  const input = sharp(file.path, {
    animated: type === 'gif' || type === 'webp',
    autoOrient: true,
    limitInputPixels: maxPixels,
    failOn: 'error',
  });
  const metadata = await input.metadata().catch((error: Error) => {
    throw /pixel limit/.test(error.message) ? tooManyPixels(file.name, maxPixels) : notAnImage(file.name);
  });
  if (!isOfType(metadata, type)) throw notAnImage(file.name);
  // `height` is the height of all frames together.
  if (metadata.width * metadata.height > maxPixels) throw tooManyPixels(file.name, maxPixels);

  const { format, write } = STORED_AS[type];
  const fitted = input.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const { data: bytes, info } = await write(fitted)
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenImage(file.name);
    });
  const path = `${file.path}.${format}`;
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
  const digest = hash('sha256', bytes).slice(0, HASH_DIGITS);
  return {
    path,
    name: `${slugOf(file.name)}-${digest}.${format}`,
    mimetype: mimetypeOf(format),
    size: bytes.length,
    width: info.width,
    height: info.pageHeight ?? info.height,
  };
}

interface Stored {
  readonly format: string;
  readonly write: (image: Sharp) => Sharp;
}

const webp: Stored = { format: 'webp', write: (image) => image.webp({ quality: 88, effort: 2 }) };

const STORED_AS: Readonly<Record<ImageType, Stored>> = {
  jpeg: { format: 'jpg', write: (image) => image.jpeg({ quality: 90 }) },
  png: { format: 'png', write: (image) => image.png({ compressionLevel: 7 }) },
  gif: { format: 'gif', write: (image) => image.gif({ effort: 3 }) },
  webp,
  // Encoding takes a minute for AVIF, but a second for WebP.
  avif: webp,
};

/** Returns the media type for a stored file's extension. */
export const mimetypeOf = (format: string): string => `image/${format === 'jpg' ? 'jpeg' : format}`;

/** Reports whether the decoder found the type detected from the first bytes. */
const isOfType = ({ format, compression }: Metadata, type: ImageType): boolean =>
  type === 'avif' ? format === 'heif' && compression === 'av1' : format === type;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
