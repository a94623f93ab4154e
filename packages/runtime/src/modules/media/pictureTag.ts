import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { ResponsiveImage, Placing } from './contract.ts';

/**
 * Renders an image in the size required by its placement. Returns an empty result if the image URL is unsafe. The
 * surrounding frame determines the shape.
 */
export function pictureTag(
  { src, width, height, sources }: ResponsiveImage,
  { alt, sizes, loaded = 'near', kind }: Placing,
): Html | null {
  const address = safeHref(src);
  if (address === null) return null;
  const set = sources.map((source) => `${source.src} ${source.width}w`).join(', ');
  return html`<img
    ${kind !== undefined && html`class="${kind}"`}
    src="${address}"
    ${set !== '' && html`srcset="${set}" sizes="${sizes}"`}
    alt="${alt}"
    width="${width ?? DEFAULT_WIDTH}"
    height="${height ?? DEFAULT_HEIGHT}"
    ${loaded === 'first' && html`fetchpriority="high"`}
    ${loaded === 'near' && html`loading="lazy" decoding="async"`}
  />`;
}

/** The default size for images of unknown dimensions. Their frame determines the shape. */
const DEFAULT_WIDTH = 400;
const DEFAULT_HEIGHT = 500;
