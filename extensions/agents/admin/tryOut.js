// @ts-check
import { api } from '@shop/admin';

/**
 * A request to a door, with its answer.
 * @typedef {object} Step
 * @property {'profile' | 'search' | 'open' | 'address' | 'option' | 'cancel'} name
 * @property {string} method
 * @property {string} path
 * @property {string | null} sent The body that was sent. Null if there was none.
 * @property {number} status
 * @property {string} answer
 * @property {boolean} isOk
 * @property {string | null} said The first sentence that the shop says about the purchase. Null if it says nothing.
 */

/**
 * @typedef {object} Trial
 * @property {string} profile
 * @property {string} key
 * @property {Readonly<Record<string, string>>} buyer
 * @property {Readonly<Record<string, string>>} destination
 */

/**
 * An answer of a door. What is read of it may be missing.
 * @typedef {any} Told
 */

/** Returns a new idempotency key. `crypto.randomUUID` is missing where the admin is open over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @param {Told} told */
const saidIn = (told) => told?.messages?.[0]?.content ?? told?.content ?? null;

/**
 * Buys one unit of a product at the doors of the shop as an assistant does, up to the payment, and cancels the purchase.
 * @param {(step: Step) => void} show
 */
export async function tryOut(show) {
  const trial = /** @type {Trial} */ (await api.post('/api/agents/try-out'));
  const ask = asking(trial, show);
  const shop = await ask('profile', 'GET', '/.well-known/ucp', null, (told) => told?.ucp !== undefined);
  if (!shop) return;
  const services = /** @type {readonly { transport: string, endpoint: string }[]} */ (
    shop.ucp.services['dev.ucp.shopping'] ?? []
  );
  const endpoint = services.find(({ transport }) => transport === 'rest')?.endpoint;
  const base = endpoint === undefined ? '/ucp' : new URL(endpoint).pathname;
  const found = await ask(
    'search',
    'POST',
    `${base}/catalog/search`,
    { filters: { price: { min: 1 } } },
    (told) => skuIn(told) !== null,
  );
  const sku = found && skuIn(found);
  if (!sku) return;
  const wish = { line_items: [{ item: { id: sku }, quantity: 1 }] };
  const opened = await ask('open', 'POST', `${base}/checkout-sessions`, wish, ({ id }) => id !== undefined);
  if (!opened) return;
  const at = `${base}/checkout-sessions/${opened.id}`;
  try {
    await choose({ ask, at, wish, trial, opened });
  } finally {
    await ask('cancel', 'POST', `${at}/cancel`, {}, ({ status }) => status === 'canceled');
  }
}

/**
 * @typedef {(name: Step['name'], method: string, path: string, body: object | null, isGood: (told: Told) => boolean) => Promise<Told | null>} Ask
 */

/**
 * Says who buys and where the goods go, and chooses the first shipping option.
 * @param {{ readonly ask: Ask, readonly at: string, readonly wish: object, readonly trial: Trial, readonly opened: Told }} purchase
 */
async function choose({ ask, at, wish, trial, opened }) {
  const lines = opened.line_items.map((/** @type {{ id: string }} */ { id }) => id);
  const method = {
    id: 'shipping',
    type: 'shipping',
    line_item_ids: lines,
    destinations: [{ id: 'shop', ...trial.destination }],
    selected_destination_id: 'shop',
  };
  const addressed = { ...wish, buyer: trial.buyer, fulfillment: { methods: [method] } };
  const offered = await ask(
    'address',
    'PUT',
    at,
    addressed,
    (told) => told.status === 'ready_for_complete' || optionIn(told) !== null,
  );
  const option = offered && optionIn(offered);
  if (!option) return;
  const groups = [{ id: option.group, line_item_ids: lines, selected_option_id: option.id }];
  await ask(
    'option',
    'PUT',
    at,
    { ...addressed, fulfillment: { methods: [{ ...method, groups }] } },
    ({ status }) => status === 'ready_for_complete',
  );
}

/**
 * The SKU of the first variant that can be bought.
 * @param {Told} told
 * @returns {string | null}
 */
const skuIn = (told) => {
  for (const { variants = [] } of told?.products ?? [])
    for (const { id, availability } of variants) if (availability?.available !== false) return id;
  return null;
};

/**
 * @param {Told} told
 * @returns {{ readonly group: string, readonly id: string } | null}
 */
const optionIn = (told) => {
  const [group] = told?.fulfillment?.methods?.[0]?.groups ?? [];
  const [option] = group?.options ?? [];
  return option === undefined ? null : { group: group.id, id: option.id };
};

/**
 * Returns the function that sends a request as the assistant of the try-out. It returns the answer, or null for one that is not good.
 * @param {Trial} trial
 * @param {(step: Step) => void} show
 * @returns {Ask}
 */
const asking = (trial, show) => async (name, method, path, body, isGood) => {
  const sent = body === null ? null : JSON.stringify(body, null, 2);
  const response = await fetch(path, {
    method,
    credentials: 'omit',
    headers: {
      'ucp-agent': `profile="${trial.profile}"`,
      'x-api-key': trial.key,
      ...(sent !== null && { 'content-type': 'application/json', 'idempotency-key': newKey() }),
    },
    ...(sent !== null && { body: sent }),
  });
  const raw = await response.text();
  /** @type {Told} */
  let told = null;
  try {
    told = JSON.parse(raw);
  } catch {
    // What is not JSON is shown as it is.
  }
  const isOk = response.ok && told !== null && isGood(told);
  const answer = told === null ? raw.slice(0, 4000) : JSON.stringify(told, null, 2);
  show({ name, method, path, sent, status: response.status, answer, isOk, said: saidIn(told) });
  return isOk ? told : null;
};
