import { html } from './html.ts';
import type { Html } from './html.ts';

/**
 * Renders the honeypot field `website`, which is hidden from people but filled in by bots. `id` is the ID of the enclosing form.
 */
export const trap = (id: string, label: string): Html =>
  html`<p class="trap" aria-hidden="true">
    <label for="${id}-website">${label}</label>
    <input id="${id}-website" name="website" tabindex="-1" autocomplete="off" />
  </p>`;
