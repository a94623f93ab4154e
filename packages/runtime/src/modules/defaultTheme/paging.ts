import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** A result page of a list, with the URL of the first page. */
export interface ListPage {
  /** The page number, starting at 1. */
  readonly page: number;
  readonly pages: number;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
}

/** Renders links to the first and last page and to the pages around the current page. */
export function paging({ page, pages, path, query }: ListPage, { text }: TemplateContext): Html | null {
  if (pages === 1) return null;
  const to = (number: number) => pathHref(path, number === 1 ? query : { ...query, page: String(number) });
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  return html`<nav class="paging" aria-label="${text('storefront.list.pages')}">
    ${page > 1 && html`<a href="${to(Math.min(page - 1, pages))}" rel="prev">${text('storefront.list.previous')}</a>`}
    <ul>
      ${shown.map(
        (number) =>
          html`<li>
            <a href="${to(number)}" ${number === page && html`aria-current="page"`}>${number}</a>
          </li>`,
      )}
    </ul>
    ${page < pages && html`<a href="${to(page + 1)}" rel="next">${text('storefront.list.next')}</a>`}
  </nav>`;
}
