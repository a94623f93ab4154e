import { SHOPPER } from './shopper.ts';

/**
 * The script that pages load instead of the gateway's browser library. It implements the functions that a checkout needs, with a plain
 * input field instead of the gateway's iframe. It confirms payments at the server from which it was loaded.
 *
 * const gateway = Stripe(publishableKey);
 * const elements = gateway.elements({ clientSecret });
 * elements.create('payment').mount('#card');
 * const { error } = await gateway.confirmPayment({ elements, confirmParams: { return_url } });
 */
export const browserLibrary = `(() => {
  const gateway = new URL(document.currentScript.src).origin;
  const intentOf = (clientSecret) => clientSecret.split('_secret_')[0];

  const LABELS = { de: 'Kartennummer', fr: 'Numéro de carte', es: 'Número de tarjeta', ar: 'رقم البطاقة' };

  function fieldOf(doc) {
    const label = doc.createElement('label');
    label.textContent = LABELS[doc.documentElement.lang.slice(0, 2)] || 'Card number';
    label.htmlFor = 'simulated-card';
    const input = doc.createElement('input');
    input.id = 'simulated-card';
    input.dir = 'ltr';
    input.setAttribute('aria-describedby', 'simulated-card-hint');
    input.setAttribute('name', 'simulated-card');
    input.setAttribute('inputmode', 'numeric');
    input.setAttribute('autocomplete', 'off');
    input.value = '4242 4242 4242 4242';
    const hint = doc.createElement('p');
    hint.id = 'simulated-card-hint';
    hint.className = 'hint';
    hint.lang = 'en';
    hint.dir = 'ltr';
    hint.textContent = 'Simulated gateway: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation. No money moves.';
    const box = doc.createElement('div');
    box.className = 'field';
    box.append(label, input, hint);
    return { box, input };
  }

  function paymentElement() {
    const listeners = {};
    const { box, input } = fieldOf(document);
    const say = (event) => (listeners[event] || []).forEach((listen) => listen({ elementType: 'payment', complete: true }));
    const element = {
      card: () => input.value.replace(/[^0-9a-z_]/gi, ''),
      mount(place) {
        (typeof place === 'string' ? document.querySelector(place) : place).replaceChildren(box);
        setTimeout(say, 0, 'ready');
        setTimeout(say, 0, 'change');
      },
      unmount: () => box.remove(),
      destroy: () => box.remove(),
      update() {},
      focus: () => input.focus(),
      on(event, listen) {
        (listeners[event] ||= []).push(listen);
        return element;
      },
    };
    return element;
  }

  const owner = ${JSON.stringify(SHOPPER)};

  /** The wallet of the browser: a button, and after it the sheet in which the shopper approves. */
  function walletElement(settings) {
    const listeners = {};
    const say = (event, more) => (listeners[event] || []).forEach((listen) => listen({ elementType: 'expressCheckout', ...more }));
    const { box: card, input } = fieldOf(document);
    const box = document.createElement('div');
    const button = (label, act) => {
      const one = document.createElement('button');
      one.setAttribute('type', 'button');
      one.textContent = label;
      one.addEventListener('click', act);
      return one;
    };
    const line = (text) => {
      const one = document.createElement('p');
      one.textContent = text;
      return one;
    };
    const element = {
      options: settings || {},
      card: () => input.value.replace(/[^0-9a-z_]/gi, ''),
      mount(place) {
        (typeof place === 'string' ? document.querySelector(place) : place).replaceChildren(box);
        close();
        setTimeout(say, 0, 'ready', { availablePaymentMethods: { applePay: true, googlePay: false, link: false } });
      },
      unmount: () => box.remove(),
      destroy: () => box.remove(),
      update() {},
      on(event, listen) {
        (listeners[event] ||= []).push(listen);
        return element;
      },
    };
    const close = () => box.replaceChildren(button('Simulated wallet', () => say('click', {
      expressPaymentType: 'apple_pay',
      resolve: open,
      reject() {},
    })));
    const open = (options = {}) => {
      element.options = { ...element.options, ...options };
      const { shippingAddressRequired: ships, allowedShippingCountries: countries } = element.options;
      const { person, address } = owner;
      const refused = ships && countries && !countries.includes(address.country);
      box.replaceChildren(
        line(person.name + ', ' + [address.line1, address.city, address.state, address.postal_code, address.country].join(', ')),
        ...(refused ? [line('The shop does not ship to this address.')] : [card, button('Approve in the simulated wallet', () => say('confirm', {
          expressPaymentType: 'apple_pay',
          paymentFailed: close,
        }))]),
        button('Cancel', () => { close(); say('cancel'); }),
      );
    };
    return element;
  }

  async function createConfirmationToken(key, { elements, params = {} }) {
    const wallet = elements.getElement('expressCheckout');
    const body = new URLSearchParams({
      key, card: wallet.card(), return_url: params.return_url, ships: String(Boolean(wallet.options.shippingAddressRequired)),
    });
    for (const [name, value] of Object.entries(owner.person)) body.set('person[' + name + ']', value);
    for (const [name, value] of Object.entries(owner.address)) body.set('address[' + name + ']', value);
    const { error, ...confirmationToken } = await ask('/v1/confirmation_tokens', { method: 'POST', body });
    return error ? { error } : { confirmationToken };
  }

  async function ask(path, said) {
    try {
      const answer = await fetch(gateway + path, said);
      return await answer.json();
    } catch {
      return { error: { type: 'api_connection_error', message: 'The simulated gateway does not answer.' } };
    }
  }

  async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
    const secret = clientSecret || elements.clientSecret;
    const { error, ...paymentIntent } = await ask('/v1/payment_intents/' + intentOf(secret) + '/confirm', {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: secret, payment_method: confirmParams.payment_method || elements.getElement('payment').card(),
      }),
    });
    if (error) return { error };
    if (paymentIntent.status === 'requires_action') {
      const outcome = window.confirm('Do you confirm this payment at your bank? (simulated gateway)') ? 'succeeded' : 'failed';
      const asked = await ask('/v1/payment_intents/' + intentOf(secret) + '/authenticate', {
        method: 'POST', body: new URLSearchParams({ client_secret: secret, outcome }),
      });
      if (asked.error) return { error: asked.error };
    }
    if (redirect === 'if_required') return { paymentIntent };
    const back = new URL(confirmParams.return_url);
    back.searchParams.set('payment_intent', paymentIntent.id);
    back.searchParams.set('payment_intent_client_secret', secret);
    back.searchParams.set('redirect_status', 'succeeded');
    window.location.assign(back.href);
    return new Promise(() => {});
  }

  async function retrievePaymentIntent(secret) {
    const query = new URLSearchParams({ client_secret: secret });
    const { error, ...paymentIntent } = await ask('/v1/payment_intents/' + intentOf(secret) + '?' + query, {});
    return error ? { error } : { paymentIntent };
  }

  window.Stripe = (publishableKey) => {
    if (!publishableKey) throw new Error('Please call Stripe() with your publishable key.');
    return {
      confirmPayment,
      retrievePaymentIntent,
      createConfirmationToken: (options) => createConfirmationToken(publishableKey, options),
      elements({ clientSecret } = {}) {
        const made = {};
        return {
          clientSecret,
          create: (type, options) => (made[type] = type === 'expressCheckout' ? walletElement(options) : paymentElement()),
          getElement: (type) => made[type] || null,
          submit: async () => ({}),
          fetchUpdates: async () => ({}),
          update() {},
        };
      },
    };
  };
})();
`;
