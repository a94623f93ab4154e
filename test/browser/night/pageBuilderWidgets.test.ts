import { sql, z } from '@shop/runtime/extension';
import { describe, expect, test } from 'vitest';
import { inBodyOf } from '../../support/pages.ts';
import { createImage, upload } from '../../support/images.ts';
import { dataOf } from '../../support/shop.ts';
import { click, logIn } from '../adminVisits.ts';
import {
  bar,
  builderOf,
  builderVisits,
  catalogueItem,
  isSaved,
  isShown,
  names,
  preview,
  publish,
  rowsOf,
  settingsOf,
  showPanel,
} from '../builderPages.ts';
import { hasChromium, inspect } from '../chromium.ts';
import type { Visit } from '../chromium.ts';

describe.skipIf(!hasChromium)('a merchant with widgets of every kind in the page builder', () => {
  const { shop, signIn, visit, newAdmin, landingPage, widget, html, openBuilder, liveWidgets, textIn } =
    builderVisits();

  test('is asked for required settings, sees an error at its input, and selects an image from the library', async () => {
    await upload(shop(), [
      { name: 'team.png', content: await createImage('png', { background: '#227755' }) },
    ]);
    const campaign = await landingPage();
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await showPanel(page, 'Add');
    await catalogueItem(page, 'Image with text').click();
    await settingsOf(page).getByText('Fill in the required fields, then add the widget.').waitFor();
    const add = settingsOf(page).getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await settingsOf(page).getByText(/image/i).first().waitFor();
    await inspect(merchant, 'builder-new');
    await click(page, 'Choose from library');
    await page.getByRole('dialog').getByRole('button', { name: /^team/ }).click();
    const done = page.getByRole('dialog').getByRole('button', { name: /Choose|Use|Insert/ });
    if (await done.count()) await done.last().click();
    await add.click();
    await preview(page).locator('main img').first().waitFor();
    expect(await liveWidgets(campaign)).toEqual([]);
    await merchant.close();
  });

  test('translates a widget, which the page shows only in that language', async () => {
    const campaign = await landingPage();
    await widget({ settings: { text: 'Good morning' }, placements: [inBodyOf(campaign)] });
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    await page.getByRole('combobox', { name: 'Page language' }).click();
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

  test('is told about a rollout that currently changes the page', async () => {
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
    await page.getByText('A rollout is changing this page: Autumn.', { exact: false }).waitFor();
    await preview(page).getByText('Autumn days').waitFor();
    expect(await names(page, 'Content of the landing page')).toEqual(['Every day']);
    await inspect(merchant, 'builder-rollout');
    await page.goto(`/admin${builderOf(campaign)}&changeset=${draft.uuid}`);
    await isShown(page);
    expect(await names(page, 'Content of the landing page')).toEqual(['Autumn days']);
    expect(await page.getByText('A rollout is changing this page', { exact: false }).count()).toBe(0);
    await merchant.close();
  });

  test('edits a page that the shop cannot render by its structure only', async () => {
    const merchant = await signIn('/page-builder');
    const { page } = merchant;
    await page.getByRole('link', { name: 'Order confirmation' }).click();
    await page.getByText('Your shop has no page of this type yet.', { exact: false }).waitFor();
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

  test('resolves what someone else published in the meantime', async () => {
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
    await page.getByText('Someone else published in the meantime').waitFor();
    await inspect(bob, 'builder-conflicts');
    await page.getByRole('radiogroup', { name: 'Text: Two of Bob' }).getByText('Published').click();
    await click(page, 'Continue with these');
    await page.getByText('1 widget will change for shoppers:').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect([await textIn(one.uuid)(), await textIn(two.uuid)()]).toEqual(['One of Bob', 'Two of Ada']);
    await Promise.all([ada.close(), bob.close()]);
  });

  test('is told about a change in another window, and loses nothing', async () => {
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
      .getByText('This was changed in another window.', { exact: false })
      .waitFor();
    await preview(second.page).getByText('Here, in the first').waitFor();
    await Promise.all(windows.map((one) => one.close()));
  });

  test('moves and removes a widget whose extension is missing, and fixes one whose type now requires more', async () => {
    const campaign = await landingPage();
    const deleted = await widget({ name: 'Countdown', placements: [inBodyOf(campaign, { sort_order: 1 })] });
    const missing = await widget({
      type: 'hero',
      settings: { title: 'Hello' },
      placements: [inBodyOf(campaign, { sort_order: 2 })],
    });
    await shop().db.run(sql.type(z.object({}))`
      update widget_instance set type = 'countdown' where uuid = ${deleted.uuid}`);
    await shop().db.run(sql.type(z.object({}))`
      update widget_instance set settings = '{}' where uuid = ${missing.uuid}`);
    const merchant = await openBuilder(campaign);
    const { page } = merchant;
    const content = 'Content of the landing page';
    await rowsOf(page, content).first().getByText('Not installed').waitFor();
    await page.locator('.structureName', { hasText: 'Hello' }).first().click();
    await settingsOf(page).getByText('The extension for “countdown” isn’t installed').waitFor();
    await inspect(merchant, 'builder-not-installed');
    await click(page, 'Move down: Hello');
    await isSaved(page);
    await page.locator('.structureName').first().click();
    await settingsOf(page).getByRole('textbox', { name: 'Title' }).fill('Fixed');
    await preview(page).getByRole('heading', { name: 'Fixed' }).waitFor();
    await isSaved(page);
    await page.locator('.structureName', { hasText: 'Hello' }).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => names(page, content)).toEqual(['Fixed']);
    await isSaved(page);
    await publish(page, 2);
    expect((await liveWidgets(campaign)).map((one: { widget: { uuid: string } }) => one.widget.uuid)).toEqual(
      [missing.uuid],
    );
    await merchant.close();
  });
});
