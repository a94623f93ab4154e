import { defaultTemplates, html } from '@shop/runtime/extension';
import type { Templates } from '@shop/runtime/extension';

/** Renders the homepage of the default theme below a line of welcome. The template `html` escapes values. */
export const homepage: Templates['homepage'] = (view, page) =>
  html`<p class="my-thing-welcome">Welcome to ${page.shop.name}.</p>
    ${defaultTemplates.homepage(view, page)}`;
