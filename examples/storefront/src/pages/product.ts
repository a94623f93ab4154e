import { showCount } from '../count.ts';
import { el, fault, announce } from '../dom.ts';
import { saved } from '../saved.ts';
import { findCart, findProduct, shop, wordsFor } from '../shop.ts';
import { photo } from './catalogue.ts';

type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Renders a product with a button to add it to the cart. */
export async function productPage(url: URL): Promise<HTMLElement> {
  const product = await findProduct(decodeURIComponent(url.pathname.split('/')[2] ?? ''));
  if (!product)
    return el(
      'section',
      {},
      el('h1', {}, 'This product is no longer available'),
      el('a', { href: '/' }, 'See all products'),
    );
  return el(
    'section',
    { class: 'product' },
    photo(product.image?.single ?? null, product.image?.alt ?? ''),
    el(
      'div',
      {},
      el('h1', {}, product.name),
      el('p', { class: 'price large' }, product.price.regular.text),
      product.shortDescription && el('p', {}, product.shortDescription),
      buyForm(product),
      el('p', { class: 'quiet small' }, `SKU ${product.sku}`),
    ),
  );
}

function buyForm({ sku, name, inventory, minQty, maxQty, qtyStep }: Product): HTMLElement {
  const answer = el('div', {});
  const step = qtyStep ?? 1;
  const least = minQty ?? step;
  const bounds = { value: least, min: least, max: maxQty ?? Math.max(999, least), step };
  const number = { type: 'number', ...bounds, inputmode: 'numeric', required: true };
  const qty = el('input', { ...number, name: 'qty', id: 'qty' });
  const words = inventory.isInStock ? 'Add to cart' : 'Sold out';
  const button = el('button', { class: 'button wide', disabled: !inventory.isInStock }, words);
  const submit = async (event: Event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await addToCart(sku, Number(qty.value));
      const link = el('a', { href: '/cart' }, 'Go to cart');
      answer.replaceChildren(el('p', { class: 'notice' }, `${name} was added to your cart. `, link));
      announce(`${name} was added to your cart.`);
      await showCount();
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
    }
    button.disabled = false;
  };
  return el(
    'div',
    {},
    el(
      'form',
      { class: 'buy', submit: (event) => void submit(event) },
      el('label', { for: 'qty' }, 'Quantity'),
      qty,
      button,
    ),
    answer,
  );
}

/** Adds a product to the cart stored in the browser, or to a new cart if there is none. */
async function addToCart(sku: string, qty: number): Promise<void> {
  const id = saved.cart();
  if (id !== null && (await findCart(id)) !== null) {
    await shop.carts.addItem(id, { sku, qty });
    return;
  }
  const { cartId } = await shop.carts.create({ items: [{ sku, qty }] });
  saved.keepCart(cartId);
}
