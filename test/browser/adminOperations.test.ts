import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber } from '@shop/runtime/extension';
import { describe, expect, test, vi } from 'vitest';
import { createMailbox } from '../support/mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const mailbox = createMailbox();
const ledger = { fails: true };
const accounts = defineExtension({
  name: 'accounts',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      defineSubscriber({
        id: 'accounts.ledger',
        event: 'order_placed',
        handle: async () => {
          if (ledger.fails) throw new Error('The ledger is closed');
        },
      }),
    ],
  }),
});

describe.skipIf(!hasChromium)('the activity and the health of the shop', () => {
  const { shop, signIn } = adminVisits({
    extensions: [coreShipping, cod, mailbox.extension, accounts],
    worker: true,
    config: { events: { maxAttempts: 1 } },
  });

  const placeOrder = async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 20, qty: 10 });
    const cart = await createReadyCart(shop(), sku);
    return dataOf(await shop().request('POST', '/api/orders', { cart_id: cart }));
  };
  const failed = async () => dataOf(await shop().admin('GET', '/api/events/parked')).length;

  test('an order results in events, an email that is resent, and a failed delivery that is retried', async () => {
    const order = await placeOrder();
    await vi.waitFor(async () => expect(await failed()).toBe(1), { timeout: 10_000 });
    const visit = await signIn('/events');
    const { page } = visit;
    await heading(page, 'Events');
    await inspect(visit, 'admin-events');
    await follow(page, 'Order placed');
    await page.getByText(order.order_number).first().waitFor();
    await inspect(visit, 'admin-event');
    await lead(page, '/events');
    await follow(page, '1 failed delivery');
    await page.getByText('The ledger is closed').waitFor();
    await inspect(visit, 'admin-events-failed');
    ledger.fails = false;
    await click(page, 'Retry');
    await page.getByText('No failed deliveries.').waitFor();
    expect(await failed()).toBe(0);

    await page.goto('/admin/emails');
    await heading(page, 'Sent emails');
    await follow(page, `Your order ${order.order_number} at Shop`);
    await inspect(visit, 'admin-email');
    const before = mailbox.sent.length;
    await click(page, 'Resend');
    await vi.waitFor(() => expect(mailbox.sent.length).toBe(before + 1), { timeout: 10_000 });
    await page.goto('/admin/emails');
    await heading(page, 'Sent emails');
    await inspect(visit, 'admin-emails-log');
    await visit.close();
  });

  test('a change is in the audit log with its previous values, and links to its record', async () => {
    const { uuid } = await createProduct(shop(), { price: 5, qty: 1 });
    dataOf(await shop().admin('PATCH', `/api/products/${uuid}`, { name: 'Walnut tray', price: 30 }));
    const visit = await signIn('/audit?f=%7B"entity_type"%3A"product"%7D', undefined, {
      colorScheme: 'dark',
    });
    const { page } = visit;
    await heading(page, 'Audit log');
    await inspect(visit, 'admin-audit-dark');
    await follow(page, 'Update product');
    await page.getByRole('columnheader', { name: 'Before' }).waitFor();
    await page.getByRole('cell', { name: 'Walnut tray' }).waitFor();
    await inspect(visit, 'admin-audit-entry');
    await follow(page, 'Open record');
    await heading(page, 'Walnut tray');
    await visit.close();
  });

  test('jobs run on request, and the health and extension pages show the state of the shop', async () => {
    const visit = await signIn('/jobs');
    const { page } = visit;
    await heading(page, 'Jobs');
    await click(page, 'Run now: Delete old records');
    await vi.waitFor(
      async () => {
        const jobs = dataOf(await shop().admin('GET', '/api/jobs'));
        expect(jobs.find(({ id }: { id: string }) => id === 'removeOldRecords')).toMatchObject({
          state: 'ok',
        });
      },
      { timeout: 10_000 },
    );
    await page.reload();
    await page.getByText('Succeeded').first().waitFor();
    await inspect(visit, 'admin-jobs');
    await lead(page, '/health');
    await heading(page, 'Health');
    await page.getByText('PostgreSQL').waitFor();
    await inspect(visit, 'admin-health');
    await lead(page, '/extensions');
    await heading(page, 'Extensions');
    await page.getByText('accounts', { exact: true }).first().waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-extensions-390');
    await visit.close();
  });
});
