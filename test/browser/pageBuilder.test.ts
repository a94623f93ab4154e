import { sql, z } from '@shop/runtime/extension';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { picture, upload } from '../support/pictures.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, logIn } from './adminVisits.ts';
import { hasChromium, inspect, tabTo } from './chromium.ts';
import type { Visit } from './chromium.ts';

/** Ten types of widgets, as the catalogue names them. */
const TEN = [
  'Hero',
  'Rich text',
  'Text',
  'Banner',
  'Reasons to buy',
  'Questions and answers',
  'Product row',
  'Space',
  'Newsletter',
  'Columns',
] as const;

const catalogueItem = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add: ${name}`, exact: true });
const showPanel = (page: Page, name: 'Structure' | 'Add') =>
  page.getByRole('navigation', { name: 'Structure and widgets' }).locator('label', { hasText: name }).click();
const settingsOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const preview = (page: Page) => page.frameLocator('iframe');
const area = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name: string) => area(page, name).locator('> ol > li');
const bar = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const isSaved = (page: Page) => page.getByText('Saving', { exact: true }).waitFor({ state: 'hidden' });
const names = async (page: Page, of: string) =>
  (await rowsOf(page, of).locator('> .structureRow .structureName').allInnerTexts()).map(
    (words) => words.split('\n')[0],
  );

/** Waits until the builder shows the page. */
async function isShown(page: Page): Promise<void> {
  await page.getByLabel('Loading the page').waitFor({ state: 'hidden' });
  await preview(page).getByRole('contentinfo').waitFor();
}

/** Drags something by the mouse to a point of the window. */
async function drag(
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

/** Returns the middle of an element of the preview, which is shown smaller than it is, as a point of the window. */
async function middleOf(page: Page, element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const frame = await page.locator('iframe').boundingBox();
  const { x, y, width } = await element.evaluate((one) => {
    const { left, top, width: wide, height } = one.getBoundingClientRect();
    return { x: left + wide / 2, y: top + height / 2, width: one.ownerDocument.documentElement.clientWidth };
  });
  if (!frame) throw new Error('The preview must be in sight');
  const scale = frame.width / width;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}

/** Publishes the draft, which changes as many widgets as the dialog says. */
async function publish(page: Page, widgets: number): Promise<void> {
  await bar(page, 'Publish').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(`${widgets} ${widgets === 1 ? 'widget' : 'widgets'} will be different for shoppers:`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe.skipIf(!hasChromium)('a merchant who builds pages', () => {
  const { shop, signIn, visit, newAdmin } = adminVisits({ config: { shop: { languages: ['en', 'de'] } } });
  const { landingPage, widget, html } = pagesOf(shop);
  const builderOf = (page: { readonly uuid: string }) =>
    `/page-builder/edit/landingPageView?entity=${page.uuid}`;
  /** Signs a merchant in, in whose builder the page is shown. */
  async function openBuilder(campaign: { readonly uuid: string }): Promise<Visit> {
    const merchant = await signIn(builderOf(campaign));
    await isShown(merchant.page);
    return merchant;
  }
  const liveWidgets = async (page: { readonly uuid: string }) => {
    const { placed } = dataOf(
      await shop().admin('GET', `/api/page-builder/pages/landingPageView?entity=${page.uuid}`),
    );
    return placed.filter(
      ({ placement }: { placement: { area: string } }) => placement.area === 'landing_page_content',
    );
  };
  const textIn = (uuid: string) => async () =>
    dataOf(await shop().admin('GET', `/api/widgets/${uuid}`)).settings.text;

  /** Takes a picture of a whole page of the shop, as somebody sees it who is not signed in. */
  async function pictureOf({ page }: Visit, path: string): Promise<string> {
    await page.goto(path, { waitUntil: 'networkidle' });
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return png.toString('base64');
  }

  test('puts ten widgets on a page by mouse alone, and shoppers see what the preview showed, to the pixel', async () => {
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
    await page.getByRole('link', { name: 'Parts of every page' }).waitFor();
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
      await click(page, 'More for this draft');
      const link = page.getByRole('menuitem', { name: 'Open the preview' });
      const before = await pictureOf(shopper, String(await link.getAttribute('href')));
      await page.keyboard.press('Escape');
      expect((await pictureOf(shopper, path)) === before, `${name} is not in the picture`).toBe(false);
      await publish(page, 1);
      expect((await pictureOf(shopper, path)) === before, `${name} was previewed otherwise`).toBe(true);
    }
    expect(await liveWidgets(campaign)).toHaveLength(TEN.length);
    expect((await html(path)).body).not.toContain('<!--area');
    await Promise.all([merchant.close(), shopper.close()]);
  }, 240_000);

  test('builds a page by keyboard alone: adds, types, orders, hides, undoes and publishes', async () => {
    const campaign = await landingPage({ name: 'Keys' });
    const merchant = await openBuilder(campaign);
    const { page, complaints } = merchant;
    await tabTo(page, area(page, 'Content of the landing page').getByRole('button').first());
    await page.keyboard.press('Enter');
    const search = field(page, 'Search widgets');
    for (const name of TEN) {
      await tabTo(page, search, name === 'Hero' ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(name);
      await tabTo(page, catalogueItem(page, name));
      await page.keyboard.press('Enter');
      await settingsOf(page).getByRole('heading', { name, exact: true }).waitFor();
      await isSaved(page);
    }
    await tabTo(page, page.getByRole('radio', { name: 'Add' }), 'Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    const hero = page.locator('.structureName', { hasText: 'Hero' });
    await tabTo(page, hero);
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText(/now number 2 in Content of the landing page/).waitFor();
    await isSaved(page);
    expect((await names(page, 'Content of the landing page')).slice(0, 2)).toEqual([
      'Write your text here.',
      'Your title',
    ]);
    await tabTo(page, hero);
    await page.keyboard.press('Enter');
    await tabTo(page, settingsOf(page).getByRole('textbox', { name: 'Title' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed by keys');
    await preview(page).getByRole('heading', { name: 'Typed by keys' }).waitFor();
    await isSaved(page);
    await tabTo(page, bar(page, 'Undo'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await preview(page).getByRole('heading', { name: 'Typed by keys' }).waitFor({ state: 'hidden' });
    await tabTo(page, bar(page, 'Redo'));
    await page.keyboard.press('Enter');
    await preview(page).getByRole('heading', { name: 'Typed by keys' }).waitFor();
    await tabTo(page, bar(page, 'Publish'));
    await page.keyboard.press('Enter');
    await page.getByText('10 widgets will be different for shoppers:').waitFor();
    await inspect(merchant, 'builder-publish');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const live = await liveWidgets(campaign);
    expect(live.map((one: { widget: { type: string } }) => one.widget.type).slice(0, 2)).toEqual([
      'rich_text',
      'hero',
    ]);
    expect((await html(`/${campaign.url_key}`)).body).toContain('Typed by keys');
    expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
    await merchant.close();
  }, 180_000);

  test('finds the draft again after the page was loaded anew, with its steps', async () => {
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
    await click(page, 'More for this draft');
    await page.getByRole('menuitem', { name: 'Discard changes…' }).click();
    await page.getByRole('radio', { name: 'All changes of this draft' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(() => names(page, content)).toEqual([]);
    expect(await liveWidgets(campaign)).toEqual([]);
    await merchant.close();
  });

  test('shows a change that was made before the page had been read', async () => {
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

  test('works at what stands on the page: selects by a press, writes over texts, moves into columns, copies', async () => {
    const campaign = await landingPage();
    const text = await widget({
      settings: { text: 'First part.\n\nSecond part.' },
      placements: [inBodyOf(campaign, { sort_order: 1 })],
    });
    await widget({
      name: 'Columns',
      type: 'columns',
      settings: { count: 2 },
      placements: [inBodyOf(campaign, { sort_order: 2 })],
    });
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await preview(page).getByText('Second part.').dblclick();
    await page.keyboard.type('Written over.');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => settingsOf(page).getByRole('textbox', { name: 'Text' }).inputValue())
      .toBe('First part.\n\nWritten over.');
    await isSaved(page);
    const column = await middleOf(page, preview(page).getByText(/^Column 2 of/));
    await drag(page, page.locator('.canvasGrip'), column);
    await expect.poll(() => names(page, 'Column 2 of “Columns”')).toEqual(['First part. Written over.']);
    await isSaved(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Copy: Text' }).click();
    await expect.poll(() => names(page, 'Column 2 of “Columns”')).toHaveLength(2);
    await isSaved(page);
    await inspect(merchant, 'builder-columns');
    await publish(page, 2);
    const { body } = await html(`/${campaign.url_key}`);
    expect(body.match(/<p>Written over\.<\/p>/g)).toHaveLength(2);
    expect(await textIn(text.uuid)()).toBe('First part.\n\nWritten over.');
    await merchant.close();
  });

  test('is asked for what a widget needs, sees a refusal at its input, and chooses a picture of the library', async () => {
    await upload(shop(), [{ name: 'team.png', content: await picture('png', { background: '#227755' }) }]);
    const campaign = await landingPage();
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await showPanel(page, 'Add');
    await catalogueItem(page, 'Picture with text').click();
    await settingsOf(page).getByText('Fill in what this widget needs, and add it.').waitFor();
    const add = settingsOf(page).getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await settingsOf(page).getByText(/image/i).first().waitFor();
    await inspect(merchant, 'builder-new');
    await click(page, 'Choose from the library');
    await page.getByRole('dialog').getByRole('button', { name: /^team/ }).click();
    const done = page.getByRole('dialog').getByRole('button', { name: /Choose|Use|Insert/ });
    if (await done.count()) await done.last().click();
    await add.click();
    await preview(page).locator('main img').first().waitFor();
    expect(await liveWidgets(campaign)).toEqual([]);
    await merchant.close();
  });

  test('writes a widget in another language, which the page shows there alone', async () => {
    const campaign = await landingPage();
    await widget({ settings: { text: 'Good morning' }, placements: [inBodyOf(campaign)] });
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await page.getByRole('combobox', { name: 'Language of the page' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await page.locator('.structureName', { hasText: 'Good morning' }).click();
    const words = settingsOf(page).getByRole('textbox', { name: 'Text' });
    expect(await words.inputValue()).toBe('Good morning');
    await words.fill('Guten Morgen');
    await preview(page).getByText('Guten Morgen').waitFor();
    await isSaved(page);
    await publish(page, 1);
    expect((await html(`/de/${campaign.url_key}`)).body).toContain('Guten Morgen');
    expect((await html(`/${campaign.url_key}`)).body).toContain('Good morning');
    await merchant.close();
  });

  test('is told of a rollout that changes the page now', async () => {
    const campaign = await landingPage();
    const live = await widget({ settings: { text: 'Every day' }, placements: [inBodyOf(campaign)] });
    const draft = dataOf(await shop().admin('POST', '/api/page-builder/changesets', { name: 'Autumn' }));
    const { uuid, name, type, settings, status } = live;
    const before = { uuid, name, type, settings, status };
    dataOf(
      await shop().admin('POST', `/api/page-builder/changesets/${draft.uuid}/operations`, {
        route: 'landingPageView',
        entity_urn: `urn:evershop:cms:widget_instance:${uuid}`,
        old_payload: before,
        new_payload: { ...before, settings: { text: 'Autumn days' } },
      }),
    );
    dataOf(
      await shop().admin('POST', '/api/page-builder/rollout-plans', {
        name: 'Autumn',
        changeset_id: draft.uuid,
        start_time: '2020-01-01T00:00:00Z',
      }),
    );
    const merchant = await signIn(builderOf(campaign));
    const { page } = merchant;
    await page.getByText('A rollout changes this page now: Autumn.', { exact: false }).waitFor();
    await preview(page).getByText('Autumn days').waitFor();
    expect(await names(page, 'Content of the landing page')).toEqual(['Every day']);
    await inspect(merchant, 'builder-rollout');
    await page.goto(`/admin${builderOf(campaign)}&changeset=${draft.uuid}`);
    await isShown(page);
    expect(await names(page, 'Content of the landing page')).toEqual(['Autumn days']);
    expect(await page.getByText('A rollout changes this page now', { exact: false }).count()).toBe(0);
    await merchant.close();
  });

  test('changes a page that the shop cannot show by its structure alone', async () => {
    const merchant = await signIn('/page-builder');
    const { page } = merchant;
    await page.getByRole('link', { name: 'Order confirmation' }).click();
    await page.getByText('No such page is shown in the shop yet.', { exact: false }).waitFor();
    await showPanel(page, 'Add');
    await catalogueItem(page, 'Text').click();
    await settingsOf(page).getByRole('textbox', { name: 'Text' }).fill('Thank you, and see you soon.');
    await showPanel(page, 'Structure');
    await expect.poll(() => names(page, 'Content')).toEqual(['Thank you, and see you soon.']);
    await isSaved(page);
    await publish(page, 1);
    const { placed } = dataOf(await shop().admin('GET', '/api/page-builder/pages/checkoutSuccess'));
    expect(placed).toMatchObject([
      {
        widget: { settings: { text: 'Thank you, and see you soon.' } },
        placement: { route: 'checkoutSuccess', area: 'content', entity_urn: null },
      },
    ]);
    await merchant.close();
  });

  test('settles what somebody else published meanwhile', async () => {
    const campaign = await landingPage();
    const [one, two] = [
      await widget({ settings: { text: 'One' }, placements: [inBodyOf(campaign, { sort_order: 1 })] }),
      await widget({ settings: { text: 'Two' }, placements: [inBodyOf(campaign, { sort_order: 2 })] }),
    ];
    const [ada, bob] = await Promise.all([signIn(builderOf(campaign)), signIn(builderOf(campaign))]);
    for (const [{ page }, who] of [
      [ada, 'Ada'],
      [bob, 'Bob'],
    ] as const) {
      await isShown(page);
      for (const word of ['One', 'Two']) {
        await page.locator('.structureName', { hasText: word }).click();
        await settingsOf(page).getByRole('textbox', { name: 'Text' }).fill(`${word} of ${who}`);
        await preview(page).getByText(`${word} of ${who}`).waitFor();
        await isSaved(page);
      }
    }
    await publish(ada.page, 2);
    const { page } = bob;
    await bar(page, 'Publish').click();
    await page.getByText('Somebody else published meanwhile').waitFor();
    await inspect(bob, 'builder-conflicts');
    await page.getByRole('radiogroup', { name: 'Text: Two of Bob' }).getByText('The published one').click();
    await click(page, 'Go on with these');
    await page.getByText('1 widget will be different for shoppers:').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect([await textIn(one.uuid)(), await textIn(two.uuid)()]).toEqual(['One of Bob', 'Two of Ada']);
    await Promise.all([ada.close(), bob.close()]);
  });

  test('is told of a change in another window, and loses nothing', async () => {
    const campaign = await landingPage();
    await widget({ settings: { text: 'Here' }, placements: [inBodyOf(campaign)] });
    const { email } = await newAdmin();
    const windows = await Promise.all([visit(), visit()]);
    for (const { page } of windows) {
      await page.goto(`/admin${builderOf(campaign)}`);
      await logIn(page, email);
      await isShown(page);
      await page.locator('.structureName', { hasText: 'Here' }).click();
    }
    const [first, second] = windows;
    const words = ({ page }: Visit) => settingsOf(page).getByRole('textbox', { name: 'Text' });
    await words(first).fill('Here, in the first');
    await preview(first.page).getByText('Here, in the first').waitFor();
    await isSaved(first.page);
    await words(second).fill('Here, in the second');
    await settingsOf(second.page)
      .getByText('This was changed in another window meanwhile.', { exact: false })
      .waitFor();
    await preview(second.page).getByText('Here, in the first').waitFor();
    await Promise.all(windows.map((one) => one.close()));
  });

  test('moves and removes a widget whose extension is gone, and mends one whose type wants more by now', async () => {
    const campaign = await landingPage();
    const gone = await widget({ name: 'Countdown', placements: [inBodyOf(campaign, { sort_order: 1 })] });
    const lacking = await widget({
      type: 'hero',
      settings: { title: 'Hello' },
      placements: [inBodyOf(campaign, { sort_order: 2 })],
    });
    await shop().db.run(sql.type(z.object({}))`
      update widget_instance set type = 'countdown' where uuid = ${gone.uuid}`);
    await shop().db.run(sql.type(z.object({}))`
      update widget_instance set settings = '{}' where uuid = ${lacking.uuid}`);
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    const content = 'Content of the landing page';
    await rowsOf(page, content).first().getByText('Not installed').waitFor();
    await page.locator('.structureName', { hasText: 'Hello' }).first().click();
    await settingsOf(page).getByText('The extension that brings “countdown” is not installed').waitFor();
    await inspect(merchant, 'builder-not-installed');
    await click(page, 'Move down: Hello');
    await isSaved(page);
    await page.locator('.structureName').first().click();
    await settingsOf(page).getByRole('textbox', { name: 'Title' }).fill('Mended');
    await preview(page).getByRole('heading', { name: 'Mended' }).waitFor();
    await isSaved(page);
    await page.locator('.structureName', { hasText: 'Hello' }).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => names(page, content)).toEqual(['Mended']);
    await isSaved(page);
    await publish(page, 2);
    expect((await liveWidgets(campaign)).map((one: { widget: { uuid: string } }) => one.widget.uuid)).toEqual(
      [lacking.uuid],
    );
    await merchant.close();
  });

  test('fits into a phone, dark and in other languages, without a fault', async () => {
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
      await page.waitForTimeout(300);
      await inspect(merchant, `builder-${locale}-${colorScheme}-${width}`);
      if (width === 390) await page.locator('.builder > .mantine-SegmentedControl-root label').nth(1).click();
      await inspect(merchant, `builder-${locale}-${colorScheme}-${width}-structure`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await merchant.close();
    }
  }, 120_000);

  async function signInAs(locale: string, colorScheme: 'dark' | 'light', width: number, path: string) {
    const { email } = await newAdmin();
    const merchant = await visit({ locale, colorScheme, viewport: { width, height: 800 } });
    await merchant.page.goto(`/admin${path}`);
    await merchant.page.locator('[name="email"]').fill(email);
    await merchant.page.locator('[name="password"]').fill('correct horse battery');
    await merchant.page.keyboard.press('Enter');
    return merchant;
  }
});
