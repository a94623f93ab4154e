import { el, fault, say } from '../dom.ts';
import { kept } from '../kept.ts';
import { showCount } from '../main.ts';
import { findCart, findProduct, shop, wordsFor } from '../shop.ts';
import { photo } from './catalogue.ts';

/** Shows a product, which goes into the cart from here. */
export async function productPage(url: URL): Promise<HTMLElement> {
  const product = await findProduct(decodeURIComponent(url.pathname.split('/')[2] ?? ''));
  if (!product)
    return el(
      'section',
      {},
      el('h1', {}, 'This product is not sold any more'),
      el('a', { href: '/' }, 'See all products'),
    );
  const answer = el('div', {});
  const qty = el('input', {
    type: 'number',
    name: 'qty',
    id: 'qty',
    value: 1,
    min: 1,
    max: 999,
    inputmode: 'numeric',
    required: true,
  });
  const button = el(
    'button',
    { class: 'button wide', disabled: !product.inventory.isInStock },
    product.inventory.isInStock ? 'Add to cart' : 'Sold out',
  );
  const submit = async (event: Event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await addToCart(product.sku, Number(qty.value));
      answer.replaceChildren(
        el(
          'p',
          { class: 'notice' },
          `${product.name} is in your cart. `,
          el('a', { href: '/cart' }, 'Go to cart'),
        ),
      );
      say(`${product.name} is in your cart.`);
      await showCount();
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
    }
    button.disabled = false;
  };
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
      el(
        'form',
        { class: 'buy', submit: (event) => void submit(event) },
        el('label', { for: 'qty' }, 'Quantity'),
        qty,
        button,
      ),
      answer,
      el('p', { class: 'quiet small' }, `SKU ${product.sku}`),
    ),
  );
}

/** Adds to the cart that the browser keeps, or begins a new one. */
async function addToCart(sku: string, qty: number): Promise<void> {
  const id = kept.cart();
  if (id !== null && (await findCart(id)) !== null) {
    await shop.carts.addItem(id, { sku, qty });
    return;
  }
  const { cartId } = await shop.carts.create({ items: [{ sku, qty }] });
  kept.keepCart(cartId);
}
