import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** Renders the breadcrumb from the homepage to a page. Returns null if the breadcrumb is empty. */
export const breadcrumb = (
  crumbs: readonly { readonly name: string; readonly url: string }[],
  { text }: TemplateContext,
): Html | null =>
  crumbs.length === 0
    ? null
    : html`<nav class="crumbs" aria-label="${text('storefront.breadcrumb')}">
        <ol>
          <li><a href="/">${text('storefront.home')}</a></li>
          ${crumbs.map(({ name, url }) => html`<li><a href="${pathHref(url)}">${name}</a></li>`)}
        </ol>
      </nav>`;
