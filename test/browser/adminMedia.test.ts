import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createImage, upload } from '../support/images.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant in the media library', () => {
  const dir = path.join(tmpdir(), `admin-media-${randomUUID()}`);
  const { shop, signIn } = adminVisits({ config: { media: { folder: dir } } });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const expectImages = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => ({
        name: `vase-${index}.png`,
        mimeType: 'image/png',
        buffer: await createImage('png', {
          width: 300,
          height: 200 + index * 20,
          background: { r: (index * 60) % 256, g: 120, b: 160 },
        }),
      })),
    );

  test('uploads images, describes one, finds it, and deletes unused ones', async () => {
    const visit = await signIn('/media');
    const { page } = visit;
    await heading(page, 'Media');
    await page.getByText('No files yet.').waitFor();
    await inspect(visit, 'admin-media-empty');
    const input = page.locator('input[type="file"]');
    await input.setInputFiles([
      ...(await expectImages(5)),
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await page.getByText('1 file failed to upload').waitFor();
    await page.getByText(/^notes\.png: /).waitFor();
    await page.getByRole('button', { name: 'Retry failed files' }).waitFor();
    await page.getByText('5 results').waitFor();
    await inspect(visit, 'admin-media-full');

    await page.getByRole('button', { name: /^vase-3/ }).click();
    await page.getByText('Not used yet.').waitFor();
    await field(page, 'Alt text').fill('A blue vase');
    await click(page, 'Save');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await inspect(visit, 'admin-media-detail');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Search media' }).fill('blue vase');
    await page.getByText('1 result').waitFor();
    const [file] = dataOf(await shop().admin('GET', '/api/media?keyword=blue%20vase'));
    expect(file).toMatchObject({ alt: 'A blue vase', folder: 'uploads', width: 300, height: 260 });

    const product = await createProduct(shop(), { price: 5, qty: 1 });
    dataOf(await shop().admin('PATCH', `/api/products/${product.uuid}`, { images: [file.url] }));
    await page.getByRole('checkbox', { name: /^Select vase-3/ }).click();
    await click(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/is used in one place/).waitFor();
    expect((await shop().admin('GET', `/api/media/${file.uuid}`)).status).toBe(200);
    await visit.close();
  });

  test('selects an image from the library for a product', async () => {
    const [one] = await expectImages(7).then((all) => all.slice(6));
    await upload(shop(), [{ name: 'chosen.png', content: one?.buffer ?? '' }]);
    const { uuid, sku } = await createProduct(shop(), { price: 5, qty: 1 });
    const visit = await signIn(`/products/edit/${uuid}`);
    const { page } = visit;
    await heading(page, `Product ${sku}`);
    await click(page, 'Choose from library');
    const dialog = page.getByRole('dialog', { name: 'Choose from library' });
    await dialog.getByRole('button', { name: /chosen/ }).click();
    await inspect(visit, 'admin-media-picker');
    await dialog.getByRole('button', { name: 'Add 1 image' }).click();
    await click(page, 'Save');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    expect(dataOf(await shop().admin('GET', `/api/products/${uuid}`)).images).toEqual([
      expect.stringMatching(/^\/assets\/chosen-/),
    ]);
    await visit.close();
  });

  test('waits as long as the shop asks for, and then goes on with the same file', async () => {
    const visit = await signIn('/media');
    const { page } = visit;
    await heading(page, 'Media');
    const sentAt: number[] = [];
    await page.route('**/api/images/**', async (route) => {
      sentAt.push(performance.now());
      if (sentAt.length !== 2) return route.continue();
      return route.fulfill({
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '2' },
        body: JSON.stringify({
          error: { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many requests' },
        }),
      });
    });
    const files = (await expectImages(9)).slice(7);
    await page.locator('input[type="file"]').setInputFiles(files);
    await page.getByText('Too many uploads at once. File 2 of 2 will continue automatically.').waitFor();
    await page.getByText('2 files uploaded').waitFor();
    expect(sentAt).toHaveLength(3);
    expect(sentAt[2]! - sentAt[1]!).toBeGreaterThanOrEqual(1900);
    const names = dataOf(await shop().admin('GET', '/api/media?keyword=vase')).map(
      (file: { name: string }) => file.name,
    );
    for (const { name } of files)
      expect(names.some((one: string) => one.startsWith(name.slice(0, 6)))).toBe(true);
    await visit.close();
  });

  test('uses the library on a phone, in dark mode', async () => {
    const visit = await signIn('/media', undefined, {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    await heading(visit.page, 'Media');
    await visit.page.getByText('8 results').waitFor();
    await inspect(visit, 'admin-media-390-dark');
    await visit.close();
  });
});
