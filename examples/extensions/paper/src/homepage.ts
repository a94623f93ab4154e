import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Templates } from '@shop/runtime/extension';

/** A line of welcome above what the shop shows by itself. */
export const homepage: Templates['homepage'] = (view, page) =>
  html`<p class="welcome">Welcome to ${page.shop.name}.</p>
    ${defaultTemplates.homepage(view, page)}`;
