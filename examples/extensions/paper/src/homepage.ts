import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Templates } from '@shop/runtime/extension';

/** Renders the default theme's homepage below a welcome line. */
export const homepage: Templates['homepage'] = (view, page) =>
  html`<p class="welcome">Welcome to ${page.shop.name}.</p>
    ${defaultTemplates.homepage(view, page)}`;
