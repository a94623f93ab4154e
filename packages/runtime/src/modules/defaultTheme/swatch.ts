import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

/** Draws a dot in a color, beside a text that names it. It is a drawing because pages take no styles in their markup. */
export const swatch = (color: string): Html =>
  html`<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="9" fill="${color}" />
  </svg>`;
