import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { RichText } from '../../platform/html/richText.ts';
import type { PageMetafield } from '../metafields/contract.ts';
import type { TemplateContext } from './contract.ts';

const noticeOf = (notice: RichText): Html => html`<div class="rich" dir="auto">${notice.html}</div>`;

/** Renders the notice of the legal guarantee at the foot of a page, folded. Returns null where none is required. */
export const footGuarantee = ({ guarantee, text }: TemplateContext): Html | null =>
  guarantee &&
  html`<details class="guarantee">
    <summary>${text('legal.guarantee.title')}</summary>
    ${noticeOf(guarantee)}
  </details>`;

/** Renders the notice of the legal guarantee above the button that places an order. */
export const reviewGuarantee = (notice: RichText | null, { text }: TemplateContext): Html | null =>
  notice &&
  html`<section class="guarantee" aria-labelledby="guarantee">
    <h2 id="guarantee">${text('legal.guarantee.title')}</h2>
    ${noticeOf(notice)}
  </section>`;

/** Reports whether a metafield is the producer's guarantee label, which product pages show beside the price. */
export const isGuaranteeLabel = ({ namespace, key }: Pick<PageMetafield, 'namespace' | 'key'>): boolean =>
  namespace === 'legal' && key === 'guarantee_label';

/** Renders the label of the producer's guarantee from the product's metafield `legal.guarantee_label`. Returns null if it has none. */
export function guaranteeLabel(fields: readonly PageMetafield[]): Html | null {
  const label = fields.find(isGuaranteeLabel);
  return label?.value instanceof RichText
    ? html`<div class="guarantee-label">${noticeOf(label.value)}</div>`
    : null;
}
