import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { MenuEntry } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** The way from the homepage to a page; nothing where there is none. */
export const breadcrumb = (crumbs: readonly MenuEntry[]): Html | null =>
  crumbs.length === 0
    ? null
    : html`<nav class="crumbs" aria-label="Breadcrumb">
        <ol>
          <li><a href="/">Home</a></li>
          ${crumbs.map(({ name, url }) => html`<li><a href="${pathHref(url)}">${name}</a></li>`)}
        </ol>
      </nav>`;
