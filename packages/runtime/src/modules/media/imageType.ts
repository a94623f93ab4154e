/** The image types that the shop accepts. They are detected from the first bytes of a file. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Number of bytes required to detect an image type. */
export const MAGIC_BYTES = 32;

/**
 * Detects the type of an image, regardless of the file name. Returns null for any other content, such as SVG, HTML or
 * an archive.
 */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  // Matches the major brand or the first compatible brand.
  return /^[^]{4}ftyp(?:avif|avis|(?:mif1|msf1)[^]{4}(?:[^]{4})*?avi[fs])/.test(text) ? 'avif' : null;
}
