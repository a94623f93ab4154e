import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Templates } from '@shop/runtime/extension';

/** Renders a welcome message above the default theme's homepage. The `html` template tag escapes values. */
export const homepage: Templates['homepage'] = (view, page) =>
  html`<p class="my-thing-welcome">Welcome to ${page.shop.name}.</p>
    ${defaultTemplates.homepage(view, page)}`;
