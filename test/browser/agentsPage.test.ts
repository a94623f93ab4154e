import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { isNight } from '../support/lane.ts';
import { createProduct, createZoneWithRate, dataOf } from '../support/shop.ts';
import { createUcpAgent, linesOf, shippedTo, toAgentsHere, ucpBuyer } from '../support/ucpAgent.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspectFully } from './chromium.ts';

const CASH = { payment: { instruments: [{ id: 'i1', handler_id: 'cod', type: 'cash_on_delivery' }] } };

describe.skipIf(!hasChromium)('the page for selling to assistants', () => {
  const address = {
    country: 'US',
    province: 'US-CA',
    city: 'Oakland',
    postcode: '94607',
    address_1: '1 Pier',
  };
  const { shop, signIn } = adminVisits({
    extensions: [coreShipping, cod, agents],
    config: { shop: { address }, system: toAgentsHere },
  });
  beforeAll(async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    await createProduct(shop(), { price: 20, qty: 10 });
  });

  /** Lets an assistant try to pay with nothing, and then buy one product. */
  async function buy(): Promise<void> {
    const { sku } = await createProduct(shop(), { price: 20, qty: 10 });
    const agent = await createUcpAgent(shop().url);
    const wish = { line_items: linesOf([sku]), buyer: ucpBuyer, fulfillment: shippedTo() };
    const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', wish);
    const option = opened.fulfillment.methods[0].groups[0].options[0].id;
    const path = `/checkout-sessions/${opened.id}`;
    await agent.ask('checkout', 'PUT', path, { ...wish, fulfillment: shippedTo(undefined, option) });
    await agent.ask('checkout', 'POST', `${path}/complete`, {});
    await agent.ask('checkout', 'POST', `${path}/complete`, CASH);
  }

  test('a merchant switches it on, tries it out, registers an assistant and sees what one bought', async () => {
    const visit = await signIn('/x/agents');
    const { page } = visit;
    await heading(page, 'Selling to assistants');
    await page.getByText('No assistant is registered.').waitFor();
    const on = page.getByRole('switch', { name: /^UCP/ });
    expect(await on.isChecked()).toBe(false);
    await on.click({ force: true });
    await page.getByText('Can buy', { exact: true }).waitFor();
    await inspectFully(visit, 'agents-page-first');

    await click(page, 'Try a purchase');
    const outcome = page.getByText(/^An assistant can(?:not)? buy/);
    await outcome.waitFor();
    expect(await outcome.textContent(), (await page.locator('.agents-steps').allTextContents()).join()).toBe(
      'An assistant can buy up to the payment.',
    );
    expect(await page.locator('.agents-steps > li').count()).toBe(6);
    await page.getByText('Opens a checkout').click();
    await page.getByText('"line_items"').first().waitFor();

    await click(page, 'Register assistant');
    await field(page, 'Name').fill('Ada’s assistant');
    await field(page, 'Profile').fill('http://agent.example/p');
    await click(page, 'Save');
    await page.getByText('Enter an https address without a user name or fragment.').waitFor();
    await field(page, 'Profile').fill('https://agent.example/p');
    await click(page, 'Save');
    const secret = field(page, 'Key of Ada’s assistant');
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^agent_[\w-]{43}\nagsec_[\w-]{43}$/);
    await click(page, 'I’ve saved it');
    await secret.waitFor({ state: 'detached' });
    await click(page, 'New key for Ada’s assistant');
    await page.getByRole('dialog').getByText('The former key stops working at once.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'New key', exact: true }).click();
    await secret.waitFor();

    await click(page, 'Make a new key');
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new key' }).click();
    await page.getByText('Shown until').waitFor();

    await buy();
    await page.reload();
    await page.getByRole('row', { name: /127\.0\.0\.1.*100%/ }).waitFor();
    await inspectFully(visit, 'agents-page-full');
    await page.getByRole('link', { name: 'All purchases' }).click();
    await heading(page, 'Purchases by assistants');
    await page.getByRole('link', { name: /^#/ }).click();
    await page.getByText(/Bought by an assistant: 127\.0\.0\.1:\d+ \(UCP\)/).waitFor();
    await page.goto('/admin/x/agents/refusals');
    await page
      .getByRole('cell', { name: 'No payment was sent' })
      .or(page.getByText('No payment was sent'))
      .first()
      .waitFor();
    await inspectFully(visit, 'agents-refusals');
  });

  test('who may only look changes nothing, and who may not is not shown the page', async () => {
    const role = async (...permissions: string[]) =>
      dataOf(await shop().admin('POST', '/api/roles', { name: permissions.join(' '), permissions })).uuid;
    const { page } = await signIn('/x/agents', [await role('getAgentsState', 'listAgents')]);
    await heading(page, 'Selling to assistants');
    await page.getByText('Registered assistants').first().waitFor();
    expect(await page.getByRole('switch', { name: /^UCP/ }).isDisabled()).toBe(true);
    for (const name of ['Register assistant', 'Try a purchase', 'Make a new key'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  });

  const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
    ['390-light-en', { viewport: { width: 390, height: 844 } }],
    ['1280-dark-de', { colorScheme: 'dark', locale: 'de-DE' }],
    ['390-dark-ar', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'ar' }],
    ['1280-light-ar', { locale: 'ar' }],
  ];
  test.skipIf(!isNight).each(LOOKS)('at %s the page holds, with many rows', async (name, own) => {
    await shop().make.settings({ agentsUcpEnabled: true });
    await shop().db.run(sql.type(z.object({}))`
      insert into agents_refusal (session, agent_key, protocol, reason, created_at)
      select 's' || n, 'https://' || repeat('assistant', 8) || (n % 40) || '.example/p', 'ucp', 'payment_failed', now()
      from generate_series(1, 10000) n`);
    const visit = await signIn('/x/agents', undefined, own);
    await visit.page.locator('table').first().waitFor();
    await inspectFully(visit, `agents-page-${name}`);
    const wide = await visit.page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(wide).toBe(false);
    await visit.page.goto('/admin/x/agents/refusals');
    await visit.page.locator('table').first().waitFor();
    await inspectFully(visit, `agents-refusals-${name}`);
  });
});
