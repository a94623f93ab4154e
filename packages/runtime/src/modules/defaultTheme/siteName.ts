import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Look, LogoImage } from '../appearance/contract.ts';
import { sizedUrl } from '../media/index.ts';

/** The height of the header logo in CSS pixels. */
const HEIGHT = 32;

/** Renders the shop logo, or the shop name if there is no logo. */
export function siteName({ name, logo, logoDark }: Look): Html {
  if (!logo) return html`${name}`;
  const image = html`<img
    class="logo"
    src="${sizedUrl(logo.url, 'listing')}"
    alt="${name}"
    ${widthOf(logo)}
    height="${HEIGHT}"
  />`;
  if (!logoDark) return image;
  return html`<picture>
    <source
      srcset="${sizedUrl(logoDark.url, 'listing')}"
      media="(prefers-color-scheme: dark)"
      ${widthOf(logoDark)}
      height="${HEIGHT}"
    />
    ${image}
  </picture>`;
}

/** Renders the `width` attribute, which reserves the logo's space until the logo has loaded. */
const widthOf = ({ width, height }: LogoImage): Html | null =>
  width === null || height === null || height === 0
    ? null
    : html`width="${Math.round((width / height) * HEIGHT)}"`;
