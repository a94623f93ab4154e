import { describe, expect, test } from 'vitest';
import { inBodyOf } from '../../support/pages.ts';
import { dataOf } from '../../support/shop.ts';
import { click } from '../adminVisits.ts';
import {
  TEN,
  bar,
  builderOf,
  builderVisits,
  catalogueItem,
  drag,
  isSaved,
  isShown,
  names,
  preview,
  publish,
  settingsOf,
  showPanel,
} from '../builderPages.ts';
import { hasChromium, inspect } from '../chromium.ts';
import type { Visit } from '../chromium.ts';

describe.skipIf(!hasChromium)('a merchant who builds pages at length', () => {
  const { shop, signIn, visit, newAdmin, landingPage, widget, html, openBuilder, liveWidgets } =
    builderVisits();

  /** Takes a full-page screenshot of a shop page as a visitor who is not signed in sees it. */
  async function screenshotOf({ page }: Visit, path: string): Promise<string> {
    await page.goto(path, { waitUntil: 'networkidle' });
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return png.toString('base64');
  }

  async function signInAs(locale: string, colorScheme: 'dark' | 'light', width: number, path: string) {
    const { email } = await newAdmin();
    const merchant = await visit({ locale, colorScheme, viewport: { width, height: 800 } });
    await merchant.page.goto(`/admin${path}`);
    await merchant.page.locator('[name="email"]').fill(email);
    await merchant.page.locator('[name="password"]').fill('correct horse battery');
    await merchant.page.keyboard.press('Enter');
    return merchant;
  }

  test('places ten widgets on a page with only the mouse, and shoppers see what the preview showed, to the pixel', async () => {
    const campaign = await landingPage({ name: 'Spring' });
    const path = `/${campaign.url_key}`;
    const product = {
      name: 'Vase',
      sku: 'vase',
      price: 5,
      qty: 9,
      status: true,
      visibility: true,
      url_key: 'vase',
    };
    dataOf(await shop().admin('POST', '/api/products', product));
    const [merchant, shopper] = await Promise.all([signIn('/page-builder'), visit()]);
    const { page } = merchant;
    await page.getByRole('link', { name: 'Shared by all pages' }).waitFor();
    await inspect(merchant, 'builder-pages');
    await page.getByRole('link', { name: 'Spring', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor();
    await isShown(page);
    await showPanel(page, 'Add');
    for (const name of TEN) {
      const frame = await page.locator('iframe').boundingBox();
      await drag(page, catalogueItem(page, name), { x: (frame?.x ?? 0) + 200, y: (frame?.y ?? 0) + 300 });
      await settingsOf(page).getByRole('heading', { name, exact: true }).waitFor();
      await isSaved(page);
      await click(page, 'Draft actions');
      const link = page.getByRole('menuitem', { name: 'Open preview' });
      const before = await screenshotOf(shopper, String(await link.getAttribute('href')));
      await page.keyboard.press('Escape');
      expect((await screenshotOf(shopper, path)) === before, `${name} is not in the picture`).toBe(false);
      await publish(page, 1);
      expect((await screenshotOf(shopper, path)) === before, `${name} was previewed otherwise`).toBe(true);
    }
    expect(await liveWidgets(campaign)).toHaveLength(TEN.length);
    expect((await html(path)).body).not.toContain('<!--area');
    await Promise.all([merchant.close(), shopper.close()]);
  });

  test('finds the draft with its steps after reloading the page', async () => {
    const campaign = await landingPage();
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await showPanel(page, 'Add');
    for (const name of ['Text', 'Hero'] as const) {
      await catalogueItem(page, name).click();
      await settingsOf(page).getByRole('heading', { name, exact: true }).waitFor();
      await isSaved(page);
    }
    await page.reload();
    await isShown(page);
    const content = 'Content of the landing page';
    expect(await names(page, content)).toEqual(['Write your text here.', 'Your title']);
    await bar(page, 'Undo').click();
    await preview(page).getByRole('heading', { name: 'Your title' }).waitFor({ state: 'hidden' });
    expect(await names(page, content)).toEqual(['Write your text here.']);
    await page.reload();
    await isShown(page);
    await bar(page, 'Redo').click();
    await preview(page).getByRole('heading', { name: 'Your title' }).waitFor();
    await click(page, 'Draft actions');
    await page.getByRole('menuitem', { name: 'Discard changes…' }).click();
    await page.getByRole('radio', { name: 'All changes in this draft' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(() => names(page, content)).toEqual([]);
    expect(await liveWidgets(campaign)).toEqual([]);
    await merchant.close();
  });

  test('sees a change that was made before the page was loaded', async () => {
    const campaign = await landingPage();
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await showPanel(page, 'Add');
    await catalogueItem(page, 'Hero').click();
    await preview(page).getByRole('heading', { name: 'Your title' }).waitFor();
    await isSaved(page);
    const held = Promise.withResolvers<void>();
    await page.route(
      (url) => url.searchParams.has('changeset'),
      async (route) => {
        if (route.request().resourceType() === 'fetch') await held.promise;
        await route.continue();
      },
    );
    await page.reload();
    await isShown(page);
    await bar(page, 'Undo').click();
    await bar(page, 'Redo').and(page.locator(':enabled')).waitFor();
    held.resolve();
    await preview(page).getByRole('heading', { name: 'Your title' }).waitFor({ state: 'hidden' });
    await merchant.close();
  });

  test('fits on a phone, in dark mode and in other languages, without an error', async () => {
    const campaign = await landingPage({ name: 'A campaign with a name that is much longer than its bar' });
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3);
    for (let order = 1; order <= 40; order += 1)
      await widget({
        settings: { text: `${order} ${long}` },
        placements: [inBodyOf(campaign, { sort_order: order })],
      });
    for (const [locale, colorScheme, width] of [
      ['en-US', 'dark', 1280],
      ['de-DE', 'light', 390],
      ['ar-EG', 'light', 1280],
      ['ar-EG', 'dark', 390],
    ] as const) {
      const merchant = await signInAs(locale, colorScheme, width, builderOf(campaign));
      const { page } = merchant;
      await page.locator('iframe').waitFor({ state: 'attached' });
      await preview(page).locator('body').waitFor({ state: 'attached' });
      if (width === 390) await page.locator('.builder > .mantine-SegmentedControl-root label').nth(1).click();
      await page.locator('.structureName').first().click();
      await page.locator('aside :is(h2, h3)').first().waitFor({ state: 'attached' });
      await inspect(merchant, `builder-${locale}-${colorScheme}-${width}`);
      if (width === 390) await page.locator('.builder > .mantine-SegmentedControl-root label').nth(1).click();
      await inspect(merchant, `builder-${locale}-${colorScheme}-${width}-structure`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await merchant.close();
    }
  });
});
