import { el, fault } from '../dom.ts';
import { saved } from '../saved.ts';
import type { SavedOrder } from '../saved.ts';
import { go } from '../navigation.ts';
import { pay } from '../pay.ts';
import { shop, wordsFor } from '../shop.ts';

type State = Awaited<ReturnType<typeof shop.orders.finishPayment>>;

/** Renders an order's state. If the shopper did not return from the gateway, the shop requests the state from the gateway. */
export async function thanksPage(): Promise<HTMLElement> {
  const order = saved.order();
  if (order === null)
    return el(
      'section',
      {},
      el('h1', {}, 'No order here'),
      el('p', {}, 'No order has been placed in this browser. ', el('a', { href: '/' }, 'See all products')),
    );
  const state = await shop.orders.finishPayment(order.uuid, { token: order.token });
  if (state.cart_id !== null) saved.keepCart(state.cart_id);
  if (state.is_placed) return thanks(state);
  return state.is_payable ? unpaid(state, order) : over(state);
}

const thanks = (state: State): HTMLElement =>
  el(
    'section',
    { class: 'narrow' },
    el('h1', {}, 'Thank you for your order'),
    el('p', {}, `Your order number is ${state.order_number}. We’ve sent you a confirmation email.`),
    state.instructions &&
      el(
        'div',
        { class: 'card' },
        el('h2', {}, 'How to pay'),
        el('p', {}, state.instructions.text),
        el(
          'dl',
          { class: 'totals' },
          ...state.instructions.details.map(({ label, value }) =>
            el('div', {}, el('dt', {}, label), el('dd', {}, value)),
          ),
        ),
      ),
    el('p', {}, el('a', { class: 'button', href: '/' }, 'Continue shopping')),
  );

function unpaid(state: State, order: SavedOrder): HTMLElement {
  const answer = el('div', {});
  const place = el('div', {});
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
    }
  };
  const payOtherwise = async () => {
    const now = await shop.orders.endPayment(order.uuid, { token: order.token });
    // The order was paid in the meantime.
    if (now.cart_id === null) return go('/thanks', { replace: true });
    saved.keepCart(now.cart_id);
    saved.keepOrder(null);
    return go('/checkout');
  };
  place.append(
    el('button', { class: 'button', click: () => void attempt(() => pay(order, place)) }, 'Pay now'),
    ' ',
    el(
      'button',
      { class: 'button quiet', click: () => void attempt(payOtherwise) },
      'Use another payment method',
    ),
  );
  const reason =
    state.phase === 'failed'
      ? 'Your last payment didn’t go through. You haven’t been charged.'
      : 'The payment wasn’t completed.';
  return el(
    'section',
    { class: 'narrow' },
    el('h1', {}, `Order ${state.order_number} hasn’t been paid yet`),
    el('p', {}, reason),
    answer,
    place,
  );
}

const over = (state: State): HTMLElement =>
  el(
    'section',
    { class: 'narrow' },
    el('h1', {}, `Order ${state.order_number} wasn’t paid`),
    el('p', {}, state.cart_id === null ? 'It was canceled.' : 'Your cart is unchanged. You can order again.'),
    el(
      'p',
      {},
      el(
        'a',
        { class: 'button', href: state.cart_id === null ? '/' : '/cart' },
        state.cart_id === null ? 'Continue shopping' : 'Go to cart',
      ),
    ),
  );
