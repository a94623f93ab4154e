import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { isNight, SEED, sizeOf } from '../support/lane.ts';
import { expectPaidOnce, payingShop } from '../support/payingShop.ts';
import type { PayingShop, Webhook } from '../support/payingShop.ts';

/** Random sequences of a shopper who pays, reconsiders and returns, with webhooks in any sequence. No shopper may pay twice. */
const numRuns = sizeOf('RUNS', { gate: 20, night: 200 });
const run = { numRuns, seed: SEED, endOnFailure: true };

const PATIENCE_MS = 5000 * numRuns + 140_000;

const METHODS = ['cardgw', 'walletgw', 'cod'] as const;
const CARDS = { good: '4242424242424242', declined: '4000000000000002' };
const pick = fc.nat({ max: 11 });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('places' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('chooses' as const), pick }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('paysByCard' as const),
      card: fc.constantFrom<keyof typeof CARDS>('good', 'good', 'declined'),
      returns: fc.boolean(),
      pick,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('usesWallet' as const),
      choice: fc.constantFrom('approve', 'approve', 'decline', 'cancel'),
      returns: fc.boolean(),
      pick,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('paysOtherwise' as const), pick, method: pick }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('opensAgain' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('takesOtherDevice' as const) }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('hearsWebhook' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('isGivenUp' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('settles' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type StepOf<K extends Step['does']> = Extract<Step, { does: K }>;

/** A shopper with two devices, and all pages that they have opened. */
class Walk {
  readonly its: PayingShop;
  readonly webhooks: Webhook[] = [];
  /** URLs that may be opened again, oldest first: payment pages, confirmations, and return URLs of the gateways. */
  readonly addresses: string[] = [];
  readonly intents: { readonly id: string; readonly back: string }[] = [];
  readonly wallets: string[] = [];
  device: Browser;
  otherDevice: Browser;
  orderUuid: string | null = null;

  constructor(its: PayingShop, device: Browser) {
    this.its = its;
    this.device = device;
    this.otherDevice = openBrowser(its.shop);
  }

  /** Records a page and expects that its content is correct. */
  async sees(page: Sight): Promise<Sight> {
    this.webhooks.push(...this.its.takeWebhooks());
    const pageSummary = `${page.status} ${page.at}: ${textOf(page.html).slice(0, 300)}`;
    expect(page.status, pageSummary).toBeLessThan(500);
    if (page.at.startsWith(this.its.wallet.url)) remember(this.wallets, page.at);
    const uuid = /\/checkout\/(?:payment|success)\/([0-9a-f-]{36})/.exec(page.at)?.[1];
    if (uuid === undefined) return page;
    this.orderUuid ??= uuid;
    remember(this.addresses, page.at);
    const secret = attribute(page, 'data-secret');
    if (secret !== null && !this.intents.some(({ id }) => secret.startsWith(id))) {
      const id = secret.split('_secret_')[0] as string;
      this.intents.push({ id, back: `${attribute(page, 'data-back')}&payment_intent=${id}` });
    }
    if ((await this.its.moneyKept(this.orderUuid)) > 0)
      expect(textOf(page.html), pageSummary).not.toContain('didn’t go through');
    return page;
  }

  readonly steps: { readonly [K in Step['does']]: (step: StepOf<K>) => Promise<unknown> } = {
    places: async () => {
      const page = await this.sees(await this.device.open('/checkout'));
      if (has(page, '/checkout/order')) await this.sees(await this.device.submit(page, '/checkout/order'));
    },
    chooses: async ({ pick: at }) => {
      const page = await this.sees(await this.device.open('/checkout?step=payment'));
      if (has(page, '/checkout/payment-method'))
        await this.device.submit(page, '/checkout/payment-method', { method: of(METHODS, at) as string });
    },
    paysByCard: async ({ card, returns, pick: at }) => {
      const intent = of(this.intents, at);
      if (!intent) return;
      try {
        this.its.card.pay(intent.id, CARDS[card]);
      } catch {
        // The order has already been paid or canceled, but the page still redirects the shopper to the shop.
      }
      remember(this.addresses, intent.back);
      if (returns) await this.sees(await this.device.open(intent.back));
    },
    usesWallet: async ({ choice, returns, pick: at }) => {
      const address = of(this.wallets, at);
      if (address === undefined) return;
      const body = new URLSearchParams({ choice });
      const answer = await fetch(address, { method: 'POST', redirect: 'manual', body });
      const back = answer.headers.get('location');
      if (back === null) return;
      remember(this.addresses, back);
      if (returns) await this.sees(await this.device.open(back));
    },
    paysOtherwise: async ({ pick: at, method }) => {
      const pages = this.addresses.filter((address) => address.includes('/checkout/payment/'));
      const page = of(pages, at);
      if (page === undefined) return;
      const { pathname, searchParams } = new URL(page, this.its.shop.url);
      const token = searchParams.get('token') ?? '';
      const fields = { token, method: of(METHODS, method) as string };
      await this.sees(await this.device.send(`${pathname}/other`, fields));
    },
    opensAgain: async ({ pick: at }) => {
      const address = of(this.addresses, at);
      if (address !== undefined) await this.sees(await this.device.open(address));
    },
    takesOtherDevice: async () => {
      [this.device, this.otherDevice] = [this.otherDevice, this.device];
    },
    hearsWebhook: async ({ pick: at }) => {
      this.webhooks.push(...this.its.takeWebhooks());
      const index = at % (this.webhooks.length || 1);
      await this.webhooks[index]?.();
      // Every third webhook is redelivered later.
      if (at % 3 !== 0) this.webhooks.splice(index, 1);
    },
    isGivenUp: () => this.its.cancelUnpaid(),
    settles: () => this.its.runJob('refundDuplicatePayments'),
  };

  /** Delivers the late webhooks, newest first, and then checks everything. */
  async end(): Promise<number> {
    this.webhooks.push(...this.its.takeWebhooks());
    for (const deliver of this.webhooks.toReversed()) await deliver();
    await this.its.reconcile();
    if (this.orderUuid === null) return 0;
    const money = await expectPaidOnce(this.its, this.orderUuid);
    for (const address of this.addresses.filter((at) => at.includes('/checkout/')))
      for (const device of [this.device, this.otherDevice]) await this.sees(await device.open(address));
    await this.its.reconcile();
    expect(await expectPaidOnce(this.its, this.orderUuid)).toBe(money);
    return money;
  }
}

function remember(all: string[], one: string): void {
  if (!all.includes(one)) all.push(one);
}
const of = <T>(all: readonly T[], at: number): T | undefined => all[at % (all.length || 1)];
const has = (page: Sight, action: string): boolean => page.html.includes(`action="${action}"`);
const attribute = ({ html }: Sight, name: string): string | null =>
  new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;

let its: PayingShop;
beforeAll(async () => {
  its = await payingShop();
});
afterAll(() => its.stop());

test(
  `nobody pays twice in ${numRuns} random walks, and nobody who paid gets an error`,
  async () => {
    const outcomes = { paid: 0, unpaid: 0, orders: 0 };
    const first = fc.constantFrom('cardgw', 'walletgw');
    await fc.assert(
      fc.asyncProperty(first, fc.array(step, { minLength: 6, maxLength: 24 }), async (method, steps) => {
        const walk = new Walk(its, await buyerWith(its.shop, its.sku));
        const review = await goToReview(walk.device, method);
        await walk.sees(await walk.device.submit(review, '/checkout/order'));
        for (const one of steps) await walk.steps[one.does](one as never);
        outcomes[(await walk.end()) > 0 ? 'paid' : 'unpaid'] += 1;
        if (walk.orderUuid) outcomes.orders += (await its.ordersOfCart(walk.orderUuid)).length;
      }),
      run,
    );
    // The sequences must be meaningful. Many must move money, and some must reorder a cart.
    expect(outcomes.paid, JSON.stringify(outcomes)).toBeGreaterThan(numRuns / 4);
    expect(outcomes.unpaid, JSON.stringify(outcomes)).toBeGreaterThan(0);
    expect(outcomes.orders, JSON.stringify(outcomes)).toBeGreaterThan(numRuns);
    if (isNight) console.info(JSON.stringify(outcomes));
  },
  PATIENCE_MS,
);
