import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

/** Renders a colored dot next to the color's name. The dot is an SVG, because pages have no inline styles. */
export const swatch = (color: string): Html =>
  html`<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="${color}" />
  </svg>`;
