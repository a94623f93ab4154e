/** The image types accepted by the shop, detected by their first bytes. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Number of bytes required to detect the type. */
export const MAGIC_BYTES = 32;

/** Detects an image's type. Returns null for anything else, such as an SVG, a page or an archive, regardless of the file name. */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  // The major brand, or the first compatible one.
  return /^[^]{4}ftyp(?:avif|avis|(?:mif1|msf1)[^]{4}(?:[^]{4})*?avi[fs])/.test(text) ? 'avif' : null;
}
