import { createHash } from 'node:crypto';

/** Script of the payment page, which runs after the gateway's script. See `cardForm`. */
export const cardScript = `(() => {
  const form = document.getElementById('cardgw-form');
  const fault = document.getElementById('cardgw-fault');
  const button = form.querySelector('button');
  const { key, secret, back, notLoaded, declined, noAnswer, order, notSaved, notUsable } = form.dataset;
  if (!window.Stripe) {
    fault.textContent = notLoaded;
    return;
  }
  const gateway = window.Stripe(key);
  const elements = gateway.elements({ clientSecret: secret });
  const place = document.getElementById('cardgw-field'), saving = document.getElementById('cardgw-saving');
  const storedCard = () => form.querySelector('[name=card]:checked')?.value;
  const field = elements.create('payment');
  let isReady = false, isSaving = false;
  // A customer may pay with a saved card before the field for another one is ready.
  const follow = () => {
    const isStored = Boolean(storedCard());
    place.hidden = isStored;
    if (saving) saving.hidden = isStored;
    button.disabled = !isStored && !isReady;
  };
  field.on('ready', () => { isReady = true; follow(); });
  field.mount('#cardgw-field');
  form.addEventListener('change', follow);
  follow();
  const attach = async (save) => {
    const answer = await fetch('/api/cardgw/paymentIntents/customer', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ order_id: order, save }),
    });
    if (answer.ok) isSaving = save;
    return answer.ok;
  };
  const confirm = async () => {
    const card = storedCard(), save = !card && Boolean(form.elements.save?.checked);
    if (card || save !== isSaving) {
      if (!(await attach(save))) return { error: { message: card ? notUsable : notSaved } };
      if (!card) await elements.fetchUpdates?.();
    }
    return card
      ? gateway.confirmPayment({ clientSecret: secret, confirmParams: { payment_method: card, return_url: back } })
      : gateway.confirmPayment({ elements, confirmParams: { return_url: back } });
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    fault.textContent = '';
    try {
      const { error } = await confirm();
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
