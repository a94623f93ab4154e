import { isShopError } from '@shop/sdk';
import { el, fault } from '../dom.ts';
import { saved } from '../saved.ts';
import { go } from '../navigation.ts';
import { pay } from '../pay.ts';
import { findCart, shop, wordsFor } from '../shop.ts';
import type { Cart } from '../shop.ts';
import { currentCart, totals } from './cart.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: string;
  readonly wide?: boolean;
}

const FIELDS: readonly Field[] = [
  { name: 'customer_email', label: 'Email', autocomplete: 'email', type: 'email', wide: true },
  { name: 'full_name', label: 'Name', autocomplete: 'shipping name', wide: true },
  { name: 'address_1', label: 'Street address', autocomplete: 'shipping address-line1', wide: true },
  { name: 'postcode', label: 'Postal code', autocomplete: 'shipping postal-code' },
  { name: 'city', label: 'City', autocomplete: 'shipping address-level2' },
  { name: 'province', label: 'State or province', autocomplete: 'shipping address-level1' },
  { name: 'telephone', label: 'Phone', autocomplete: 'shipping tel', type: 'tel' },
];
const COUNTRIES = ['US', 'AT', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL'];

/** Renders the checkout page, which collects the shipping address, shipping method and payment method, and places the order. */
export async function checkoutPage(): Promise<HTMLElement> {
  const cart = await currentCart();
  if (cart === null || cart.items.length === 0)
    return el(
      'section',
      {},
      el('h1', {}, 'Checkout'),
      el('p', {}, 'Your cart is empty. ', el('a', { href: '/' }, 'See all products')),
    );
  const summary = el('aside', { class: 'card' }, ...summaryOf(cart));
  const steps = el('div', {});
  steps.append(addressForm(cart, (offered) => void chooseMethods(offered, { steps, summary })));
  return el('section', {}, el('h1', {}, 'Checkout'), el('div', { class: 'columns' }, steps, summary));
}

const summaryOf = (cart: Cart): readonly HTMLElement[] => [
  el('h2', {}, 'Your order'),
  el(
    'dl',
    { class: 'totals' },
    ...cart.items.map(({ qty, productName, lineTotalInclTax }) =>
      el('div', {}, el('dt', {}, `${qty} × ${productName}`), el('dd', {}, lineTotalInclTax.text)),
    ),
  ),
  totals(cart),
];

/** The response to a cart update: the cart, with the methods available for it. */
type OfferedCart = Awaited<ReturnType<typeof shop.carts.update>>;

function addressForm(cart: Cart, done: (offered: OfferedCart) => void): HTMLElement {
  const answer = el('div', {});
  const button = el('button', { class: 'button' }, 'Continue to shipping and payment');
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const country = el(
    'select',
    { id: 'country', name: 'country', autocomplete: 'shipping country' },
    ...COUNTRIES.map((code) => el('option', { value: code }, names.of(code) ?? code)),
  );
  const submit = async (event: Event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { customer_email, ...address } = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    ) as Record<string, string>;
    button.disabled = true;
    try {
      const shipping_address = address as unknown as Address;
      done(await shop.carts.update(cart.uuid, { customer_email, shipping_address }));
    } catch (error) {
      mark(form, error);
      answer.replaceChildren(fault(wordsFor(error)));
    }
    button.disabled = false;
  };
  return el(
    'form',
    { class: 'fields', submit: (event) => void submit(event) },
    el('h2', {}, 'Shipping address'),
    answer,
    ...FIELDS.map(({ name, label, autocomplete, type = 'text', wide = false }) =>
      el(
        'div',
        { class: wide ? 'field wide' : 'field' },
        el('label', { for: name }, label),
        el('input', { id: name, name, type, autocomplete, required: true }),
      ),
    ),
    el('div', { class: 'field wide' }, el('label', { for: 'country' }, 'Country'), country),
    button,
  );
}

type Address = Parameters<typeof shop.carts.setAddress>[1]['address'];

/** Marks the fields that the shop rejected. */
function mark(form: HTMLFormElement, error: unknown): void {
  const faulty = new Set(isShopError(error) ? error.details.map(({ path }) => path.split('.').at(-1)) : []);
  for (const input of form.querySelectorAll('input, select'))
    input.toggleAttribute('aria-invalid', faulty.has(input.id));
}

interface Parts {
  readonly steps: HTMLElement;
  readonly summary: HTMLElement;
}

/** Renders the shipping and payment methods. The first of each is selected by default. */
async function chooseMethods(cart: OfferedCart, { steps, summary }: Parts): Promise<void> {
  const { cartId: id, customer_email: email } = cart;
  const answer = el('div', {});
  const button = el('button', { class: 'button wide', disabled: true }, 'Place order');
  const refresh = async (): Promise<void> => {
    const cart = await findCart(id);
    if (cart === null) return go('/cart');
    summary.replaceChildren(...summaryOf(cart));
    button.textContent = `Place order · ${cart.grandTotal.text}`;
    return undefined;
  };
  const choose = async (work: () => Promise<unknown>) => {
    button.disabled = true;
    try {
      await work();
      await refresh();
      button.disabled = false;
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
    }
  };
  const { shipping, payment } = await firstChosen(cart, (work) => void choose(work));
  const submit = async (event: Event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await placeOrder(id, steps);
    } catch (error) {
      answer.replaceChildren(fault(wordsFor(error)));
      await refresh().catch(() => undefined);
      button.disabled = false;
    }
  };
  steps.replaceChildren(
    el(
      'form',
      { class: 'fields', submit: (event) => void submit(event) },
      el(
        'p',
        { class: 'card wide' },
        `Order for ${email}. `,
        el('a', { href: '/checkout' }, 'Change address'),
      ),
      answer,
      choices('Shipping method', 'shipping', shipping),
      choices('Payment method', 'payment', payment),
      button,
    ),
  );
  steps.querySelector('input')?.focus();
  if (shipping.length === 0) answer.replaceChildren(fault('We don’t ship to this address.'));
  await refresh();
  button.disabled = payment.length === 0;
}

/** Places the order and starts its payment. If the payment does not start, the shopper can pay the order on the next page. */
async function placeOrder(id: string, place: HTMLElement): Promise<void> {
  const { uuid, orderToken: token } = await shop.orders.create({ cart_id: id });
  saved.keepOrder({ uuid, token });
  try {
    await pay({ uuid, token }, place);
  } catch (error) {
    console.error(error);
    saved.keepCart(null);
    go('/thanks');
  }
}

/** Selects the first shipping method for the cart, and the first payment method for its total. Returns the choices. */
async function firstChosen(cart: OfferedCart, choose: (work: () => Promise<unknown>) => void) {
  const { cartId: id, available_shipping_methods: shipping } = cart;
  const ship = ({ provider_code, code }: (typeof shipping)[number]) =>
    shop.carts.update(id, { shipping_method: { provider_code, method_code: code } });
  const [first] = shipping;
  const { available_payment_methods: payment } = first ? await ship(first) : cart;
  const payBy = ({ code }: (typeof payment)[number]) =>
    shop.carts.update(id, { payment_method: { method_code: code } });
  const [method] = payment;
  if (method) await payBy(method);
  return {
    shipping: shipping.map((one) => ({
      label: one.name,
      more: one.cost.text,
      pick: () => choose(() => ship(one)),
    })),
    payment: payment.map((one) => ({ label: one.name, more: '', pick: () => choose(() => payBy(one)) })),
  };
}

interface Choice {
  readonly label: string;
  readonly more: string;
  readonly pick: () => void;
}

const choices = (legend: string, name: string, all: readonly Choice[]): HTMLElement =>
  el(
    'fieldset',
    { class: 'choices wide' },
    el('legend', {}, legend),
    ...all.map(({ label, more, pick }, index) =>
      el(
        'label',
        { class: 'choice' },
        el('input', { type: 'radio', name, checked: index === 0, change: pick }),
        el('span', {}, label),
        el('span', { class: 'price' }, more),
      ),
    ),
  );
