import { hash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import type { ReceivedFile } from '../../platform/http/forms/receiveFiles.ts';
import { brokenImage, notAnImage, tooManyPixels } from './errors.ts';
import { slugOf } from './fileKey.ts';
import { imageTypeOf, MAGIC_BYTES } from './imageType.ts';
import type { ImageType } from './imageType.ts';
import { loadSharp } from './sharp.ts';

/** An image in a temporary file, ready to be stored. */
export interface PreparedImage {
  readonly path: string;
  /**
   * The file name, derived from the uploaded file name and a content hash, so that different images never have the
   * same name.
   */
  readonly name: string;
  readonly mimetype: string;
  /** The size in bytes. */
  readonly size: number;
  /** The dimensions in pixels. For an animation, the dimensions of one frame. */
  readonly width: number;
  readonly height: number;
}

/** Describes the form in which images are stored. */
export interface ImageShape {
  /** Maximum length of the longer side, in pixels. Larger images are scaled down. */
  readonly maxSide: number;
  /** The format of all images. Absent: the format of each upload is kept, with its animation. */
  readonly format?: 'webp';
}

/** The shape of images of the media library. */
export const LIBRARY_IMAGE: ImageShape = { maxSide: 4096 };
const SECONDS = 30;
/** Number of hexadecimal hash digits in a file name. */
const HASH_DIGITS = 32;

/**
 * Decodes an uploaded image and encodes it to a new file in the same folder. Keeps only the pixels, and removes
 * locations, previews, scripts and appended files. Applies the orientation recorded by a camera. Throws 400 if the
 * file is not an image of a known type, is damaged, or has more than `maxPixels` pixels across all frames.
 */
export async function prepareImage(
  file: ReceivedFile,
  maxPixels: number,
  shape: ImageShape = LIBRARY_IMAGE,
): Promise<PreparedImage> {
  const type = imageTypeOf(await headOf(file.path));
  if (!type) throw notAnImage(file.name);
  const sharp = await loadSharp();
  const input = sharp(file.path, {
    animated: shape.format === undefined && (type === 'gif' || type === 'webp'),
    autoOrient: true,
    limitInputPixels: maxPixels,
    failOn: 'error',
  });
  const metadata = await input.metadata().catch((error: Error) => {
    throw /pixel limit/.test(error.message) ? tooManyPixels(file.name, maxPixels) : notAnImage(file.name);
  });
  if (!isOfType(metadata, type)) throw notAnImage(file.name);
  // `height` is the total height of all frames.
  if (metadata.width * metadata.height > maxPixels) throw tooManyPixels(file.name, maxPixels);

  const { format, write } = STORED_AS[shape.format ?? type];
  const { maxSide: side } = shape;
  const fitted = input.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
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
  // AVIF images are stored as WebP. Encoding to AVIF takes about a minute, and encoding to WebP about a second.
  avif: webp,
};

/** Returns the media type for the file extension of a stored file. */
export const mimetypeOf = (format: string): string => `image/${format === 'jpg' ? 'jpeg' : format}`;

/** Reports whether the decoder detected the same type as the first bytes of the file. */
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
