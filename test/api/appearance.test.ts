import cod from '@shop/cod';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [cod],
    config: { shop: { name: 'Configured', languages: ['en', 'de'] } },
  });
});
afterAll(() => shop.stop());

const { html } = pagesOf(() => shop);
const save = (values: object) => shop.admin('POST', '/api/settings', values);
const home = async (path = '/') => (await html(path)).body as string;
const stylesheetOf = (page: string): string =>
  /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] as string;
const stylesOf = async (page: string) => (await shop.request('GET', stylesheetOf(page))).body as string;

beforeEach(async () => {
  const settings: readonly { readonly key: string; readonly group: string }[] = dataOf(
    await shop.admin('GET', '/api/settings/schema'),
  );
  const own = settings.filter(({ group, key }) => group === 'appearance' || /^(?:shop|contact)/.test(key));
  expect(own.length).toBeGreaterThan(15);
  expect((await save(Object.fromEntries(own.map(({ key }) => [key, null])))).status).toBe(200);
});

test('the shop name comes from the setting, or otherwise from the configuration, on cached pages too', async () => {
  expect(await home()).toContain('<title>Configured</title>');
  await save({ shopName: 'Salt & Pine' });
  const page = await home();
  expect(page).toContain('<title>Salt &amp; Pine</title>');
  expect(page).toContain('content="Salt &amp; Pine"');
  expect(page).not.toContain('Configured');
  const before = shop.statements();
  expect(await home()).toBe(page);
  expect(shop.statements() - before).toBe(1);
});

test('rendering a page again takes no additional statement for the appearance', async () => {
  await save({ announcementOn: true, announcementText: 'Free shipping', shopTextFont: 'inter' });
  const before = shop.statements();
  await home('/?made=anew');
  expect(shop.statements() - before).toBeLessThanOrEqual(4);
});

test('colors and fonts change the stylesheet and its path, and the former stylesheet remains for pages that link to it', async () => {
  const former = await home();
  const colors = { accent: '#8a1f5c', background: '#fffaf5', text: '#20161b' };
  await save({ shopColors: colors, shopHeadingFont: 'lora', shopColorScheme: 'light' });
  const page = await home();
  expect(stylesheetOf(page)).not.toBe(stylesheetOf(former));
  const styles = await stylesOf(page);
  expect(styles).toContain('--paper: light-dark(#fffaf5,');
  expect(styles).toContain('--font-heading: "Lora"');
  expect(styles).toContain('color-scheme: light;');
  expect(page).not.toContain('style=');
  const font = /url\("(\/fonts\/lora-latin-[^"]+)"\)/.exec(styles)?.[1] as string;
  const file = await shop.request('GET', font);
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ]);
  expect((await shop.request('GET', stylesheetOf(former))).status).toBe(200);
  expect((await shop.request('GET', '/fonts/other.woff2')).status).toBe(404);
  expect((await shop.request('GET', '/styles/0123456789abcdef.css')).status).toBe(404);
});

test('colors that are not readable are rejected, with the color and its contrast', async () => {
  const answer = await save({
    shopColors: { accent: '#ffd200', background: '#ffffff', text: '#111111' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error.details).toMatchObject([
    {
      path: 'shopColors.accent',
      message:
        'The contrast between accent and background is 1.45:1. It must be at least 4.5:1 to be readable for everyone.',
    },
  ]);
  const malformed = await save({ shopColors: { accent: 'red', background: '#ffffff', text: '#111111' } });
  expect(malformed.body.error.details[0].path).toBe('shopColors.accent');
  const script = await save({ announcementLink: 'javascript:alert(1)' });
  expect(script.status).toBe(400);
  const social = await save({ socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }] });
  expect(social.body.error.details[0].path).toContain('socialLinks.0.url');
});

test('an announcement is shown in the page’s language while it is enabled', async () => {
  await save({
    announcementOn: true,
    announcementText: 'Free shipping <from $50>',
    announcementTextTranslations: { de: 'Versandkostenfrei ab 50 €' },
    announcementLink: '/sale',
  });
  expect(await home()).toContain('<a href="/sale">Free shipping &lt;from $50&gt;</a>');
  expect(await home('/de/')).toContain('<a href="/de/sale">Versandkostenfrei ab 50 €</a>');
  await save({ announcementOn: false });
  expect(await home()).not.toContain('class="announcement"');
});

test('the footer shows the shop’s description, contact details, and payment methods', async () => {
  // Cash on delivery is offered only if the shop ships to the address.
  dataOf(await shop.admin('POST', '/api/shippingZones', { name: 'Here', countries: ['US'] }));
  await save({
    footerText: 'Made by hand.\n\nSince 1987.',
    contactEmail: 'hello@example.com',
    contactPhone: '+1 (555) 010-20',
    contactAddress: '1 Main Street\nSpringfield',
    socialLinks: [{ name: 'Photos', url: 'https://photos.example/shop' }],
  });
  const page = await home();
  const footer = page.slice(page.indexOf('<footer'));
  for (const part of [
    '<p>Made by hand.</p>',
    '<p>Since 1987.</p>',
    'href="mailto:hello@example.com"',
    'href="tel:+155501020"',
    'href="https://photos.example/shop"',
    'Springfield',
    'Cash on delivery',
  ])
    expect(footer).toContain(part);
  await save({ codPaymentStatus: 0 });
  expect(await home()).not.toContain('Cash on delivery');
  await save({ codPaymentStatus: null });
});

test('the logo and the icon are images, and the shop name is the alternative text', async () => {
  await save({
    shopLogo: 'https://pictures.example/logo.png',
    shopLogoDark: 'https://pictures.example/dark.png',
  });
  await save({ shopFavicon: 'https://pictures.example/icon.png' });
  const page = await home();
  expect(page).toMatch(
    /<img\s+class="logo"\s+src="https:\/\/pictures\.example\/logo\.png"\s+alt="Configured"/,
  );
  expect(page).toMatch(
    /srcset="https:\/\/pictures\.example\/dark\.png"\s+media="\(prefers-color-scheme: dark\)"/,
  );
  expect(page).toContain('<link rel="icon" href="https://pictures.example/icon.png" />');
  await save({ shopColorScheme: 'light' });
  expect(await home()).not.toContain('dark.png');
});
