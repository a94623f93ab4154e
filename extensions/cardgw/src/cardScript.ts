import { createHash } from 'node:crypto';

/** Script of the payment page, which runs after the gateway's script. See `cardForm`. */
export const cardScript = `(() => {
  const form = document.getElementById('cardgw-form');
  const fault = document.getElementById('cardgw-fault');
  const button = form.querySelector('button');
  const { key, secret, back, notLoaded, declined, noAnswer } = form.dataset;
  if (!window.Stripe) {
    fault.textContent = notLoaded;
    return;
  }
  const gateway = window.Stripe(key);
  const elements = gateway.elements({ clientSecret: secret });
  const field = elements.create('payment');
  field.on('ready', () => (button.disabled = false));
  field.mount('#cardgw-field');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    fault.textContent = '';
    try {
      const { error } = await gateway.confirmPayment({ elements, confirmParams: { return_url: back } });
      // It was paid in another window, or ended: the return page reads its state at the gateway.
      if (error.code === 'payment_intent_unexpected_state')
        return void window.location.assign(back + '&payment_intent=' + secret.split('_secret_')[0]);
      fault.textContent = error.message || declined;
    } catch {
      fault.textContent = noAnswer;
    }
    button.disabled = false;
  });
})();
`;

/** The path contains a hash of the script, so that browsers may cache the script forever. */
export const CARD_SCRIPT_PATH = `/cardgw/form-${createHash('sha256').update(cardScript).digest('hex').slice(0, 16)}.js`;
