import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { MAX_ORDER_QTY, quantityAbove } from '../catalog/index.ts';
import type { ProductEntity, QuantityRule } from '../catalog/index.ts';
import type { ProductView, TemplateContext } from './contract.ts';
import { expressOfForm } from './express.ts';
import { emptyForm } from './formFields.ts';
import { giftCardFields, priceText } from './giftCardFields.ts';
import { pathHref } from './pathHref.ts';
import { quantityText } from './quantityText.ts';
import { hasFieldErrors, unitsToAdd } from './refusedAdd.ts';
import { soldOut } from './soldOut.ts';

/**
 * Renders the add-to-cart form with the express buttons, or a notice that the product is out of stock. `refused` is the stock shortage
 * because of which the form was rejected, or null. The form of a gift card has the fields of its amount and its recipient.
 */
export const purchaseForm = (
  { sku, name, in_stock, members, url, quantities, no_price, gift_card }: ProductEntity,
  page: TemplateContext,
  refused: ProductView['refused_add'],
  express: ProductView['express'] = [],
): Html => {
  if (no_price) return html``;
  if (!in_stock) return soldOut({ sku, members }, page);
  const rule = quantityText(quantities, page.text);
  const { least, most, step } = addable(quantities, refused?.in_cart ?? 0);
  const isQtyRefused = refused !== null && !hasFieldErrors(refused);
  const notes = [isQtyRefused && 'qty-error', rule !== null && 'qty-rule'].filter(Boolean).join(' ');
  return html`<form
    class="purchase"
    id="purchase"
    method="post"
    action="/cart/items"
    data-added="${pathHref('/cart/added', { sku })}"
  >
    <input type="hidden" name="sku" value="${sku}" />
    ${gift_card && giftCardFields(gift_card, refused?.form ?? emptyForm, page)}
    <label for="qty">${page.text('storefront.product.quantity')}</label>
    ${rule !== null && html`<span class="hint" id="qty-rule">${rule}</span>`}
    <div
      class="stepper"
      data-less="${page.text('storefront.cart.oneLess', { product: name })}"
      data-more="${page.text('storefront.cart.oneMore', { product: name })}"
    >
      <input
        id="qty"
        name="qty"
        type="number"
        inputmode="numeric"
        min="${least}"
        max="${most}"
        step="${step}"
        value="${refused?.qty ?? ((refused && unitsToAdd(refused)) || least)}"
        required
        ${notes && html`aria-describedby="${notes}"`}
        ${refused?.message && html`aria-invalid="true"`}
      />
    </div>
    <button>${page.text('storefront.product.add')}</button>
    ${expressOfForm(express, url)}
  </form>`;
};

/** Returns the numbers of units that can be added to a line with `inCart` units. */
function addable(rule: QuantityRule, inCart: number) {
  const least = quantityAbove(rule, inCart) - inCart;
  return { least, most: Math.max((rule.most ?? MAX_ORDER_QTY) - inCart, least), step: rule.step };
}

/** Renders the bar at the bottom of a phone screen, with the price and the submit button of the add-to-cart form. */
export const buyBar = (entity: ProductEntity, page: TemplateContext): Html =>
  html`<div class="buy-bar">
    <span class="price">${priceText(entity, page)}</span>
    <button form="purchase">${page.text('storefront.product.add')}</button>
  </div>`;
