/** The types of images that the shop accepts, by their first bytes. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The number of bytes that tell the type. */
export const MAGIC_BYTES = 32;

/** Tells the type of an image. Null: it is anything else, such as an SVG, a page or an archive, whatever its name says. */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  // The brand, or the first of those it is compatible with.
  return /^[^]{4}ftyp(?:avif|avis|(?:mif1|msf1)[^]{4}(?:[^]{4})*?avi[fs])/.test(text) ? 'avif' : null;
}
