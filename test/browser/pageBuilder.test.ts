import { describe, expect, test } from 'vitest';
import { inBodyOf } from '../support/pages.ts';
import { field } from './adminVisits.ts';
import {
  TEN,
  area,
  bar,
  builderVisits,
  catalogueItem,
  drag,
  isSaved,
  middleOf,
  names,
  preview,
  publish,
  settingsOf,
} from './builderPages.ts';
import { hasChromium, inspect, tabTo } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who builds pages', () => {
  const { landingPage, widget, html, openBuilder, liveWidgets, textIn } = builderVisits();

  test('builds a page with only the keyboard: adds, types, reorders, hides, undoes and publishes', async () => {
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
    await page.getByText(/moved to position 2 in Content of the landing page/).waitFor();
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
    await page.getByText('10 widgets will change for shoppers:').waitFor();
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
  });

  test('edits on the page itself: selects by clicking, edits text in place, moves into columns, copies', async () => {
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
});
