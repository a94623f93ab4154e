import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';
import { lineOf } from './textLanguage.ts';

/** Renders the breadcrumb from the homepage to a page. Returns null if the breadcrumb is empty. */
export const breadcrumb = (
  crumbs: readonly ({ readonly name: string; readonly url: string } & WithTextLanguages)[],
  { text }: TemplateContext,
): Html | null =>
  crumbs.length === 0
    ? null
    : html`<nav class="crumbs" aria-label="${text('storefront.breadcrumb')}">
        <ol>
          <li><a href="/">${text('storefront.home')}</a></li>
          ${crumbs.map((crumb) => html`<li><a href="${pathHref(crumb.url)}">${lineOf(crumb, 'name', crumb.name)}</a></li>`)}
        </ol>
      </nav>`;
