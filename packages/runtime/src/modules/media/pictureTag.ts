import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { Picture } from './contract.ts';

interface Placing {
  readonly alt: string;
  /** The width of its place, as the attribute `sizes` has it. */
  readonly sizes: string;
  /** The priority of loading: before others, with the page, or when somebody comes near. Default: `near`. */
  readonly loaded?: 'first' | 'soon' | 'near';
  readonly kind?: string;
}

/** Renders a picture in the size that its place needs, or nothing where its address is not safe. Its frame gives it its shape. */
export function pictureTag(
  { src, width, height, sources }: Picture,
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

/** The shape of pictures whose dimensions are not known: that of their frame. */
const DEFAULT_WIDTH = 400;
const DEFAULT_HEIGHT = 500;
