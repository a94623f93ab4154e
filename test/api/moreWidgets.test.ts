import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html as markup } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

let shop: TestShop;
const clock = createTestClock();
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod], clock });
});
afterAll(() => shop.stop());

const { landingPage, widget, html } = pagesOf(() => shop);

async function answered(type: string, settings: object) {
  const page = await landingPage();
  await widget({ type, settings, placements: [inBodyOf(page)] });
  const { body, headers } = await html(`/${page.url_key}`);
  return { body: (body as string).replaceAll(/\s+/g, ' ').replaceAll('> <', '><'), headers };
}
const shownWith = async (type: string, settings: object) => (await answered(type, settings)).body;
const namesIn = (body: string) =>
  [...body.matchAll(/<span class="name">([^<]*)<\/span>/g)].map(([, name]) => name);

describe('rich_text, spacer and video', () => {
  test('rich_text keeps formatting, and nothing executable', async () => {
    const text =
      '<h2>Care</h2><p>By <b>hand</b>, <a href="/care" onclick="x()">so</a>.</p><script>x</script>';
    const shown = await shownWith('rich_text', { title: 'A & b', text });
    expect(shown).toContain('<section class="rich"><h2>A &amp; b</h2><h2>Care</h2>');
    expect(shown).toContain('<p>By <b>hand</b>, <a href="/care">so</a>.</p>');
  });

  test('spacer adds space, optionally with a line', async () => {
    expect(await shownWith('spacer', { size: 'large' })).toContain('<div class="spacer large">');
    expect(await shownWith('spacer', { line: true })).toContain('<hr class="spacer medium" />');
  });

  test('a video from another site is loaded only after opening it, and only its origin may be framed', async () => {
    const { body, headers } = await answered('video', {
      video: 'https://youtu.be/dQw4w9WgXcQ',
      image: '/media/a.png',
    });
    const details = /<details>(.*?)<\/details>/.exec(body)?.[1] as string;
    expect(details).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"');
    expect(details).toContain('loading="lazy"');
    expect(details).toContain('Playing this video loads it from YouTube');
    expect(body.match(/youtube/g)).toHaveLength(1);
    expect(headers.get('content-security-policy')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com;",
    );
    const other = await answered('video', { video: '/assets/film.mp4' });
    expect(other.headers.get('content-security-policy')).toContain("frame-src 'self';");
    expect(other.body).toContain('<video controls preload="none" src="/assets/film.mp4"');
  });
});

const put = async (name: string, more: object = {}) => {
  const product = await createProduct(shop, { price: 9.5, qty: 50 });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { name, ...more }));
  return product;
};

describe('product_row', () => {
  test('shows the newest, selected ones in their order, those of a category and of a collection', async () => {
    const { uuid: category } = dataOf(
      await shop.admin('POST', '/api/categories', { name: 'Mugs', url_key: 'mugs' }),
    );
    const { uuid: collection, code } = dataOf(
      await shop.admin('POST', '/api/collections', { name: 'Best', code: newKey() }),
    );
    const [first, second] = [await put('First'), await put('Second', { categories: [category] })];
    await put('Hidden', { status: 0 });
    dataOf(await shop.admin('POST', `/api/collections/${collection}/products`, { product_id: first.uuid }));
    const row = async (settings: object) => namesIn(await shownWith('product_row', settings));
    expect((await row({ products: 'newest', count: 2 })).slice(0, 2)).toEqual(['Second', 'First']);
    const skus = `${first.sku}, ${second.sku},nothing`;
    expect(await row({ products: 'chosen', skus })).toEqual(['First', 'Second']);
    expect(await row({ products: 'category', category: 'mugs' })).toEqual(['Second']);
    expect(await row({ products: 'collection', collection: code })).toEqual(['First']);
    const titled = await shownWith('product_row', {
      title: 'New & good',
      products: 'newest',
      link: '/mugs',
      label: 'All mugs',
    });
    expect(titled).toContain('<h2>New &amp; good</h2><a href="/mugs">All mugs</a>');
    expect(titled).toContain('tabindex="0" role="group" aria-label="New &amp; good"');
    expect(await shownWith('product_row', { title: 'Nothing here', products: 'best_selling' })).not.toContain(
      'Nothing here',
    );
  });

  test('shows reduced products, the most reduced first, and no longer once the price is back', async () => {
    const some = await put('Some off', { compare_at_price: 10 });
    const half = await put('Half off', { compare_at_price: 19 });
    await put('As before', { compare_at_price: 9.5 });
    const page = await landingPage();
    await widget({ type: 'product_row', settings: { products: 'on_sale' }, placements: [inBodyOf(page)] });
    const read = async () => namesIn((await html(`/${page.url_key}`)).body as string);
    expect(await read()).toEqual(['Half off', 'Some off']);
    dataOf(await shop.admin('PATCH', `/api/products/${half.uuid}`, { price: 19 }));
    expect(await read()).toEqual(['Some off']);
    dataOf(await shop.admin('PATCH', `/api/products/${some.uuid}`, { compare_at_price: null }));
    expect(await read()).toEqual([]);
  });

  test('shows the best-selling once the job has counted them, and no longer those that stop selling', async () => {
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    const few = await put('Few');
    const many = await put('Many');
    const order = async (...skus: readonly string[]) =>
      dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, ...skus) }));
    await order(few.sku, many.sku);
    await order(many.sku);
    const page = await landingPage();
    await widget({
      type: 'product_row',
      settings: { products: 'best_selling' },
      placements: [inBodyOf(page)],
    });
    const read = async () => namesIn((await html(`/${page.url_key}`)).body as string);
    expect(await read()).toEqual([]);
    const count = () => shop.app.registry('jobs').get('countProductSales')?.run(shop.app);
    await count();
    expect(await read()).toEqual(['Many', 'Few']);
    clock.advance(91 * 86_400_000);
    await count();
    expect(await read()).toEqual([]);
    clock.advance(-91 * 86_400_000);
  });
});

test('a theme renders a widget type differently', async () => {
  const theme = themeExtension('dusk', {
    widgets: {
      hero: ({ title }: { readonly title: string }) => markup`<h2 class="dusk">${title}</h2>`,
    },
  });
  const dusk = await testShop({ extensions: [theme], config: { system: { theme: 'dusk' } } });
  try {
    const pages = pagesOf(() => dusk);
    const page = await pages.landingPage();
    await pages.widget({ type: 'hero', settings: { title: 'A <b>' }, placements: [inBodyOf(page)] });
    await pages.widget({ type: 'spacer', settings: {}, placements: [inBodyOf(page)] });
    const { body } = await pages.html(`/${page.url_key}`);
    expect(body).toContain('<h2 class="dusk">A &lt;b&gt;</h2>');
    expect(body).toContain('class="spacer medium"');
  } finally {
    await dusk.stop();
  }
});

test.each([
  ['product_row', { products: 'dearest' }, 'products'],
  ['product_row', { products: 'category' }, 'category'],
  ['product_row', { products: 'chosen', skus: '' }, 'skus'],
  ['video', { video: 'https://example.com/' }, 'video'],
  ['spacer', { size: 'huge' }, 'size'],
])('%s with %j is rejected and names the setting', async (type, settings, named) => {
  const answer = await shop.admin('POST', '/api/widgets', { name: 'W', type, settings });
  expect(refusalOf(answer)).toEqual([400, 'BAD_WIDGET_SETTINGS', expect.stringContaining(named)]);
});
