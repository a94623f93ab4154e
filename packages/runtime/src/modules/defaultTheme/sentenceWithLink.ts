import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { pathHref } from './pathHref.ts';

/** The placeholder for the link while a message is formatted. */
const PLACE = '\uE000';

/**
 * Renders a sentence with a link. `sentence` inserts the link's title at the position that the language requires. With `opensTab`, the link
 * opens in a new tab, so that form input is not lost.
 */
export function sentenceWithLink(
  sentence: (title: string) => string,
  { title, url }: { readonly title: string; readonly url: string },
  { opensTab = false }: { readonly opensTab?: boolean } = {},
): Html {
  const [before = '', after = ''] = sentence(PLACE).split(PLACE);
  return html`${before}<a href="${pathHref(url)}" ${opensTab && html`target="_blank" rel="noopener"`}
      >${title}</a
    >${after}`;
}
