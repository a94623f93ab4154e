import { html } from '../../platform/html/html.ts';
import type { Html, HtmlPart } from '../../platform/html/html.ts';
import { RichText } from '../../platform/html/richText.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import { commaOf } from '../../platform/languages/writing.ts';
import type { PageMetafield } from '../metafields/contract.ts';
import type { TemplateContext } from './contract.ts';

/**
 * Renders metafields as rows of a description list. Omits groups, because their members have no display names. Themes may render groups.
 */
export const metafieldRows = (fields: readonly PageMetafield[], page: TemplateContext): readonly Html[] =>
  fields.flatMap(({ name, type, value }) => {
    const shown = (Array.isArray(value) ? value : [value])
      .map((item: unknown) => valueOf(type, item, page))
      .filter((item) => item !== null);
    if (shown.length === 0) return [];
    return html`<div>
      <dt>${name}</dt>
      <dd>
        ${shown.map((item, index) => (index === 0 ? item : html`${type === 'rich_text' ? null : commaOf(page.shop.locale)}${item}`))}
      </dd>
    </div>`;
  });

function valueOf(type: PageMetafield['type'], value: unknown, page: TemplateContext): HtmlPart {
  if (value instanceof RichText) return html`<div class="rich" dir="auto">${value.html}</div>`;
  if (typeof value === 'boolean') return page.text(value ? 'storefront.yes' : 'storefront.no');
  if (typeof value === 'number') return new Intl.NumberFormat(page.shop.locale).format(value);
  if (typeof value !== 'string') return null;
  if (type === 'url') {
    const href = safeHref(value);
    return href === null ? value : html`<a href="${href}">${value}</a>`;
  }
  // Noon UTC falls on the same date in almost all time zones.
  return type === 'date' ? page.day(`${value}T12:00:00Z`) : value;
}
