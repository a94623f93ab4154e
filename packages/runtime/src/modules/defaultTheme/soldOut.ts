import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ProductEntity } from '../catalog/index.ts';
import type { TemplateContext } from './contract.ts';
import { pathHref } from './pathHref.ts';

/** Renders a notice that a product is out of stock, with a link to the most similar variant in stock. */
export function soldOut(product: Pick<ProductEntity, 'sku' | 'members'>, { text }: TemplateContext): Html {
  const other = nearestVariant(product);
  return html`<div class="purchase gone">
    <button type="button" disabled>${text('storefront.outOfStock')}</button>
    ${
      other &&
      html`<a class="nearest" href="${pathHref(other.url)}"
        >${text('storefront.product.nearest', { options: other.options.map(({ value }) => value).join(' · ') })}</a
      >`
    }
  </div>`;
}

/** Returns the variant in stock that shares the most options with the product, or null. If several do, returns the first one. */
function nearestVariant({ sku, members }: Pick<ProductEntity, 'sku' | 'members'>) {
  const own = members.find((member) => member.sku === sku);
  const chosen = new Set(own?.options.map(({ code, value }) => `${code} ${value}`));
  const likeness = (member: ProductEntity['members'][number]): number =>
    member.options.filter(({ code, value }) => chosen.has(`${code} ${value}`)).length;
  const [best = null] = members
    .filter(({ in_stock }) => in_stock)
    .toSorted((one, other) => likeness(other) - likeness(one));
  return best;
}
