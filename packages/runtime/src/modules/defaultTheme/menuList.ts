import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { pathHref } from './pathHref.ts';
import type { MenuEntry } from './contract.ts';

/** Renders the entries of a menu as a list, with those below them. */
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

/** Merchants type paths with queries and addresses of other sites, which are safe as they are. */
export const menuHref = (url: string): string => (/^\/[^?#%]*$/.test(url) ? pathHref(url) : url);
