import { el, fault } from './dom.ts';

/** Data that `@shop/cardgw` returns to a front end. */
interface CardData {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly scriptUrl: string;
  readonly returnUrl: string;
}

/** The subset of the gateway's script API that a card payment requires. */
interface Gateway {
  elements(options: { clientSecret: string }): {
    create(kind: 'payment'): { mount(place: HTMLElement): void; on(event: 'ready', done: () => void): void };
  };
  confirmPayment(options: object): Promise<{ error: { message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (key: string) => Gateway;
  }
}

/** Shows the gateway's card field. The card number is sent only to the gateway, which redirects the shopper back. */
export async function payByCard(data: Readonly<Record<string, unknown>>, place: HTMLElement): Promise<void> {
  const { publishableKey, clientSecret, scriptUrl, returnUrl } = data as unknown as CardData;
  await load(scriptUrl);
  if (!window.Stripe) throw new Error('The card gateway script did not load correctly');
  const gateway = window.Stripe(publishableKey);
  const elements = gateway.elements({ clientSecret });
  const field = elements.create('payment');
  const mounted = el('div', { class: 'wide' });
  const answer = el('div', { class: 'wide' });
  const button = el('button', { class: 'button wide', disabled: true }, 'Pay now');
  const submit = async (event: Event) => {
    event.preventDefault();
    button.disabled = true;
    answer.replaceChildren();
    // After a successful payment, the gateway redirects to the return URL.
    const { error } = await gateway
      .confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
      .catch(() => ({ error: { message: 'The card service isn’t responding. Please try again.' } }));
    answer.replaceChildren(fault(error.message ?? 'The payment didn’t go through.'));
    button.disabled = false;
  };
  const form = el(
    'form',
    { class: 'fields', submit: (event) => void submit(event) },
    el('h2', {}, 'Pay by card'),
    mounted,
    answer,
    button,
    el('p', { class: 'wide' }, el('a', { href: '/thanks' }, 'Use another payment method')),
  );
  place.replaceChildren(form);
  field.on('ready', () => (button.disabled = false));
  field.mount(mounted);
}

const load = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (window.Stripe) return resolve();
    const script = el('script', { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The card gateway script could not be loaded')));
    document.head.append(script);
  });
