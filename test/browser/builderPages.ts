import type { Locator, Page } from 'playwright-core';
import { pagesOf } from '../support/pages.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits } from './adminVisits.ts';
import type { Visit } from './chromium.ts';

/** Ten widget types by their catalog names. */
export const TEN = [
  'Hero',
  'Rich text',
  'Text',
  'Banner',
  'Reasons to buy',
  'FAQ',
  'Product row',
  'Spacer',
  'Newsletter',
  'Columns',
] as const;

export const catalogueItem = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add: ${name}`, exact: true });
export const showPanel = (page: Page, name: 'Structure' | 'Add') =>
  page.getByRole('navigation', { name: 'Structure and widgets' }).locator('label', { hasText: name }).click();
export const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
export const preview = (page: Page) => page.frameLocator('iframe');
export const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const rowsOf = (page: Page, name: string) => area(page, name).locator('> ol > li');
export const bar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
export const isSaved = (page: Page) => page.getByText('Saving', { exact: true }).waitFor({ state: 'hidden' });
export const names = async (page: Page, of: string) =>
  (await rowsOf(page, of).locator('> .structureRow .structureName').allInnerTexts()).map(
    (words) => words.split('\n')[0],
  );

/** Waits until the builder shows the page. */
export async function isShown(page: Page): Promise<void> {
  await page.getByLabel('Loading page').waitFor({ state: 'hidden' });
  await preview(page).getByRole('contentinfo').waitFor();
}

/** Drags an element with the mouse to a point in the window. */
export async function drag(
  page: Page,
  from: Locator,
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  if (!start) throw new Error('What is dragged must be in sight');
  await page.mouse.move(start.x + start.width / 2, start.y + Math.min(20, start.height / 2));
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 8, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
}

/** Returns the center of a preview element in window coordinates. The preview is scaled down. */
export async function middleOf(
  page: Page,
  element: Locator,
): Promise<{ readonly x: number; readonly y: number }> {
  const frame = await page.locator('iframe').boundingBox();
  const { x, y, width } = await element.evaluate((one) => {
    const { left, top, width: wide, height } = one.getBoundingClientRect();
    return { x: left + wide / 2, y: top + height / 2, width: one.ownerDocument.documentElement.clientWidth };
  });
  if (!frame) throw new Error('The preview must be in sight');
  const scale = frame.width / width;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

/** Publishes the draft. Expects that the dialog lists the given number of changed widgets. */
export async function publish(page: Page, widgets: number): Promise<void> {
  await bar(page, 'Publish').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(`${widgets} ${widgets === 1 ? 'widget' : 'widgets'} will change for shoppers:`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const builderOf = (page: { readonly uuid: string }) =>
  `/page-builder/edit/landingPageView?entity=${page.uuid}`;

/** Starts a shop and a browser for the page builder tests of one `describe`, and returns their request functions. */
export function builderVisits() {
  const visits = adminVisits({ config: { shop: { languages: ['en', 'de'] } } });
  const { shop, signIn } = visits;
  return {
    ...visits,
    ...pagesOf(shop),
    /** Signs in an administrator and opens the page in the page builder. */
    async openBuilder(campaign: { readonly uuid: string }): Promise<Visit> {
      const merchant = await signIn(builderOf(campaign));
      await isShown(merchant.page);
      return merchant;
    },
    async liveWidgets(page: { readonly uuid: string }) {
      const { placed } = dataOf(
        await shop().admin('GET', `/api/page-builder/pages/landingPageView?entity=${page.uuid}`),
      );
      return placed.filter(
        ({ placement }: { placement: { area: string } }) => placement.area === 'landing_page_content',
      );
    },
    textIn: (uuid: string) => async () =>
      dataOf(await shop().admin('GET', `/api/widgets/${uuid}`)).settings.text,
  };
}
