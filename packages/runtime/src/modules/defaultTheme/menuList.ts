import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { pathHref } from './pathHref.ts';
import type { MenuEntry } from './contract.ts';

/** Renders menu entries as a nested list. */
export const menuList = (entries: readonly MenuEntry[]): Html =>
  html`<ul>
    ${entries.map(
      ({ name, url, children = [] }) =>
        html`<li>
          ${url === null ? html`<span>${name}</span>` : html`<a href="${menuHref(url)}">${name}</a>`}
          ${children.length > 0 && menuList(children)}
        </li>`,
    )}
  </ul>`;

/** Returns the `href` of a menu entry. Paths with a query and URLs of other sites are returned as entered by the merchant. */
export const menuHref = (url: string): string => (/^\/[^?#%]*$/.test(url) ? pathHref(url) : url);
