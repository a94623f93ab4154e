import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Look, LookPicture } from '../appearance/contract.ts';
import { sizedUrl } from '../media/index.ts';

/** The height of the logo in the header, in pixels of the page. */
const HEIGHT = 32;

/** Renders the logo of the shop, or its name where it has none. */
export function siteName({ name, logo, logoDark }: Look): Html {
  if (!logo) return html`${name}`;
  const picture = html`<img
    class="logo"
    src="${sizedUrl(logo.url, 'listing')}"
    alt="${name}"
    ${widthOf(logo)}
    height="${HEIGHT}"
  />`;
  if (!logoDark) return picture;
  return html`<picture>
    <source
      srcset="${sizedUrl(logoDark.url, 'listing')}"
      media="(prefers-color-scheme: dark)"
      ${widthOf(logoDark)}
      height="${HEIGHT}"
    />
    ${picture}
  </picture>`;
}

/** The width keeps the place of a logo until it is there. */
const widthOf = ({ width, height }: LookPicture): Html | null =>
  width === null || height === null || height === 0
    ? null
    : html`width="${Math.round((width / height) * HEIGHT)}"`;
