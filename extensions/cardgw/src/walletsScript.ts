import { createHash } from 'node:crypto';

/**
 * Script of the page with the buttons of the wallets, which runs after the gateway's script. See `walletsForm`. The wallet gives email and
 * address, and the gateway a token for the payment, which the shop's page of return reads. No money moves before the order is placed.
 */
export const walletsScript = `(() => {
  const place = document.getElementById('cardgw-wallets');
  const fault = document.getElementById('cardgw-wallets-fault');
  const { key, amount, currency, capture, back, shop, countries, shipping, none, notLoaded, declined, noAnswer } = place.dataset;
  if (!window.Stripe) {
    fault.textContent = notLoaded;
    return;
  }
  const gateway = window.Stripe(key);
  const elements = gateway.elements({ mode: 'payment', amount: Number(amount), currency, captureMethod: capture });
  const buttons = elements.create('expressCheckout', { emailRequired: true, phoneNumberRequired: true });
  buttons.on('ready', ({ availablePaymentMethods }) => {
    if (!availablePaymentMethods) fault.textContent = none;
  });
  buttons.on('loaderror', () => { fault.textContent = notLoaded; });
  buttons.on('click', (event) => event.resolve({
    business: { name: shop },
    emailRequired: true,
    phoneNumberRequired: true,
    ...(countries
      ? {
          shippingAddressRequired: true,
          allowedShippingCountries: countries.split(' '),
          shippingRates: [{ id: 'review', amount: 0, displayName: shipping }],
        }
      : { billingAddressRequired: true }),
  }));
  buttons.on('shippingaddresschange', (event) => event.resolve());
  buttons.on('shippingratechange', (event) => event.resolve());
  buttons.on('cancel', () => { fault.textContent = ''; });
  buttons.on('confirm', async (event) => {
    fault.textContent = '';
    const fail = (message) => {
      fault.textContent = message;
      event.paymentFailed({ reason: 'fail' });
    };
    try {
      const { error: incomplete } = await elements.submit();
      if (incomplete) return fail(incomplete.message || declined);
      const { error, confirmationToken } = await gateway.createConfirmationToken({ elements, params: { return_url: back } });
      if (error) return fail(error.message || declined);
      const address = new URL(back);
      address.searchParams.set('confirmation_token', confirmationToken.id);
      window.location.assign(address.href);
    } catch {
      fail(noAnswer);
    }
  });
  buttons.mount('#cardgw-wallets');
})();
`;

/** The path contains a hash of the script, so that browsers may cache the script forever. */
export const WALLETS_SCRIPT_PATH = `/cardgw/wallets-${createHash('sha256').update(walletsScript).digest('hex').slice(0, 16)}.js`;
