import { html } from './html.ts';
import type { Html } from './html.ts';

/** Renders the honeypot field `website`, which people do not see but bots fill in. `id` is that of its form on the page. */
export const trap = (id: string, label: string): Html =>
  html`<p class="trap" aria-hidden="true">
    <label for="${id}-website">${label}</label>
    <input id="${id}-website" name="website" tabindex="-1" autocomplete="off" />
  </p>`;
