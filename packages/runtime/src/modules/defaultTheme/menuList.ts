import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { pathHref } from './pathHref.ts';
import type { MenuEntry } from './contract.ts';
import { lineOf } from './textLanguage.ts';

/** Renders menu entries as a nested list. */
export const menuList = (entries: readonly MenuEntry[]): Html =>
  html`<ul>
    ${entries.map(
      ({ children = [], ...entry }) =>
        html`<li>${menuLink(entry)} ${children.length > 0 && menuList(children)}</li>`,
    )}
  </ul>`;

/** Renders a menu entry without its children, as a link or as a heading. */
export function menuLink(entry: MenuEntry): Html {
  const name = lineOf(entry, 'name', entry.name);
  return entry.url === null ? html`<span>${name}</span>` : html`<a href="${menuHref(entry.url)}">${name}</a>`;
}

/** Returns the `href` of a menu entry. Paths with a query and URLs of other sites are returned as entered by the merchant. */
export const menuHref = (url: string): string => (/^\/[^?#%]*$/.test(url) ? pathHref(url) : url);
