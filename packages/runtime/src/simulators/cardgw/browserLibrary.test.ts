import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCardGateway } from './startCardGateway.ts';
import type { CardGateway } from './cardGatewayActions.ts';

let gateway: CardGateway;
beforeAll(async () => {
  gateway = await startCardGateway();
});
afterAll(() => gateway.stop());

/** Creates the browser APIs used by the library. Elements only store their content, because nothing is rendered. */
function browser() {
  const element = () => {
    const children: unknown[] = [];
    return {
      value: '',
      textContent: '',
      setAttribute() {},
      children,
      append: (...more: unknown[]) => void children.push(...more),
      replaceChildren: (...more: unknown[]) => void children.splice(0, children.length, ...more),
    };
  };
  const place = element();
  const made: ReturnType<typeof element>[] = [];
  const visited: string[] = [];
  const document = {
    currentScript: { src: gateway.scriptUrl },
    documentElement: { lang: 'en' },
    createElement: () => made[made.push(element()) - 1],
    querySelector: () => place,
  };
  const location = { assign: (url: string) => void visited.push(url) };
  const context = { document, location, URL, URLSearchParams, fetch, setTimeout, Stripe: null as unknown };
  return { context: Object.assign(context, { window: context }), place, made, visited };
}

/** The library's client, with the methods that the tests call. */
interface Client {
  elements(options: { readonly clientSecret: string }): {
    create(type: string): { mount(selector: string): void };
  };
  confirmPayment(options: object): Promise<{ readonly error?: object }>;
  retrievePaymentIntent(clientSecret: string): Promise<{ readonly error?: object }>;
}

/** Returns the global that the library has defined for the page's script. */
const stripeOf = ({ Stripe }: { readonly Stripe: unknown }) => Stripe as (publishableKey: string) => Client;

async function openIntent(): Promise<{ id: string; client_secret: string }> {
  const answer = await fetch(`${gateway.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.secretKey}` },
    body: new URLSearchParams({ amount: '2500', currency: 'usd' }),
  });
  return (await answer.json()) as { id: string; client_secret: string };
}

/** Creates a page that has loaded the library and shows the card field of a payment intent. */
async function checkoutPage() {
  const { context, place, made, visited } = browser();
  runInNewContext(await (await fetch(gateway.scriptUrl)).text(), context);
  const { id, client_secret: clientSecret } = await openIntent();
  const client = stripeOf(context)(gateway.publishableKey);
  const elements = client.elements({ clientSecret });
  elements.create('payment').mount('#card');
  const input = made.find(({ value }) => value !== '');
  if (!input) throw new Error('No field was drawn');
  const confirm = (more: object = {}) =>
    client.confirmPayment({
      elements,
      confirmParams: { return_url: 'http://shop.test/cardgw/return?order_id=1' },
      ...more,
    });
  return { client, clientSecret, id, input, place, visited, confirm };
}

test('a successful card payment redirects the shopper with the payment intent', async () => {
  const page = await checkoutPage();
  expect(page.place.children).toHaveLength(1);
  void page.confirm();
  await expect.poll(() => page.visited).toHaveLength(1);
  const query = new URLSearchParams({
    order_id: '1',
    payment_intent: page.id,
    payment_intent_client_secret: page.clientSecret,
    redirect_status: 'succeeded',
  });
  expect(page.visited).toEqual([`http://shop.test/cardgw/return?${query.toString()}`]);
  expect(gateway.intent(page.id).status).toBe('succeeded');
});

test('a declined card shows an error on the page, and another card can pay', async () => {
  const page = await checkoutPage();
  page.input.value = '4000 0000 0000 0002';
  const { error } = await page.confirm();
  expect(error).toMatchObject({ type: 'card_error', code: 'card_declined' });
  expect(page.visited).toEqual([]);
  page.input.value = '4242 4242 4242 4242';
  expect(await page.confirm({ redirect: 'if_required' })).toMatchObject({
    paymentIntent: { status: 'succeeded' },
  });
  expect(await page.client.retrievePaymentIntent(page.clientSecret)).toMatchObject({
    paymentIntent: { id: page.id, status: 'succeeded' },
  });
  expect(page.visited).toEqual([]);
});

test('reports a missing key and an unknown payment intent', async () => {
  const page = await checkoutPage();
  expect((await page.client.retrievePaymentIntent('pi_1_secret_2')).error).toBeDefined();
  const { context } = browser();
  runInNewContext(await (await fetch(gateway.scriptUrl)).text(), context);
  expect(() => stripeOf(context)('')).toThrow('publishable key');
});
