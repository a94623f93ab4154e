import { el, fault } from '../dom.ts';
import { saved } from '../saved.ts';
import { go } from '../navigation.ts';
import { findCart, shop, wordsFor } from '../shop.ts';
import type { Cart } from '../shop.ts';
import { photo } from './catalogue.ts';

/** Renders the cart page, including an order that is still awaiting payment. */
export async function cartPage(): Promise<HTMLElement> {
  const [cart, waiting] = await Promise.all([currentCart(), waitingOrder()]);
  return el(
    'section',
    {},
    el('h1', {}, 'Cart'),
    waiting &&
      el(
        'p',
        { class: 'notice' },
        `Order ${waiting} is awaiting payment. `,
        el('a', { href: '/thanks' }, 'Continue'),
      ),
    cart === null || cart.items.length === 0
      ? el('p', {}, 'Your cart is empty. ', el('a', { href: '/' }, 'See all products'))
      : el(
          'div',
          { class: 'columns' },
          lines(cart),
          el(
            'aside',
            { class: 'card' },
            totals(cart),
            el('a', { class: 'button wide', href: '/checkout' }, 'Checkout'),
          ),
        ),
  );
}

/** Reads the cart stored in the browser. A cart that was ordered or no longer exists is removed from the browser. */
export async function currentCart(): Promise<Cart | null> {
  const id = saved.cart();
  if (id === null) return null;
  const cart = await findCart(id);
  if (cart === null) saved.keepCart(null);
  return cart;
}

async function waitingOrder(): Promise<string | null> {
  const order = saved.order();
  if (order === null) return null;
  const state = await shop.orders.getPayment(order.uuid, { token: order.token }).catch(() => null);
  return state?.is_payable ? state.order_number : null;
}

const lines = (cart: Cart): HTMLElement => {
  const answer = el('div', {});
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
      go('/cart', { replace: true });
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
    }
  };
  const line = (item: Cart['items'][number]) =>
    el(
      'li',
      { class: 'line' },
      photo(item.thumbnail, ''),
      el(
        'div',
        {},
        el('strong', {}, item.productName),
        ...item.errors.map((text) => el('p', { class: 'fault small' }, text)),
        el(
          'button',
          {
            class: 'link',
            click: () => void change(() => shop.carts.removeItem(cart.uuid, item.uuid)),
            'aria-label': `Remove ${item.productName}`,
          },
          'Remove',
        ),
      ),
      el('span', { class: 'quiet' }, `× ${item.qty}`),
      el('span', { class: 'price' }, item.lineTotalInclTax.text),
    );
  return el('div', {}, answer, el('ul', { class: 'lines' }, ...cart.items.map(line)));
};

const row = (name: string, value: string, kind = ''): HTMLElement =>
  el('div', { class: kind }, el('dt', {}, name), el('dd', {}, value));

/** Renders the available totals of a cart. */
export const totals = (cart: Cart): HTMLElement =>
  el(
    'dl',
    { class: 'totals' },
    row('Subtotal', cart.subTotal.text),
    cart.shippingMethodName !== null && row(cart.shippingMethodName, cart.shippingFeeInclTax.text),
    cart.taxAmount.value > 0 && row('Tax', cart.taxAmount.text),
    row('Total', cart.grandTotal.text, 'grand'),
  );
