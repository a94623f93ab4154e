import { beforeAll, describe, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant whose products are in a feed', () => {
  const { shop, signIn } = adminVisits({
    config: { shop: { languages: ['en', 'ar'], url: 'http://shop.test' } },
  });
  beforeAll(async () => {
    for (let number = 1; number <= 60; number += 1)
      dataOf(
        await shop().admin('POST', '/api/products', {
          sku: `MUG-${number}`,
          name: `Mug ${number}`,
          url_key: `mug-${number}`,
          price: 5,
          qty: 1,
          ...(number % 2 === 0 && { images: [`/assets/mug-${number}.jpg`] }),
        }),
      );
  });

  test('sees the address of the feed, and which products a platform refuses and why', async () => {
    const visit = await signIn('/product-feeds');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Product feeds');
    await page.getByRole('heading', { level: 2, name: 'Google Merchant Center' }).waitFor();
    await page.getByText('http://shop.test/feeds/google.xml').waitFor();
    const row = page.getByRole('row', { name: /Mug 1 / });
    await row.getByText('The product has no image.').filter({ visible: true }).waitFor();
    await row.getByText('Not listed').filter({ visible: true }).waitFor();
    await page.getByText('Products looked at: 50').waitFor();
    await inspect(visit, 'admin-feeds');
    await click(page, 'Look at more products');
    await page.getByText('Products looked at: 60').waitFor();
    await page.getByRole('link', { name: 'Mug 60', exact: true }).click();
    await heading(page, 'Mug 60');
    await visit.close();
  });

  test('sees it on a phone, in Arabic and in the dark', async () => {
    const visit = await signIn('/product-feeds', undefined, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
      locale: 'ar',
    });
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'خلاصات المنتجات');
    await page.getByText('لا توجد صورة للمنتج.').filter({ visible: true }).first().waitFor();
    await inspect(visit, 'admin-feeds-390-ar-dark');
    await visit.close();
  });
});
