/** What a picture is by its first bytes, and no other than those that the shop takes. */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** As many bytes as it takes to tell. */
export const MAGIC_BYTES = 32;

/** Null for anything else: an SVG, a page, a script, an archive, whatever its name and header say. */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  // The brand, or the first of those it is compatible with.
  return /^[^]{4}ftyp(?:avif|avis|(?:mif1|msf1)[^]{4}(?:[^]{4})*?avi[fs])/.test(text) ? 'avif' : null;
}
