import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../support/shop.ts';
import { click, field, heading } from '../adminVisits.ts';
import { hasChromium, inspect, tabTo } from '../chromium.ts';
import {
  barOf,
  complaintsOf,
  inLanguage,
  iso,
  monthOf,
  opened,
  rolloutVisits,
  typed,
} from '../rolloutPages.ts';

/** Types a date and time part by part, as a keyboard user does. The sequence of the parts is American English. */
async function typeTime(page: Page, target: Locator, text: string): Promise<void> {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(text) ?? [];
  await tabTo(page, target);
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${hour}${minute}AM`);
}

describe.skipIf(!hasChromium)('a merchant who plans more rollouts', () => {
  const { shop, signIn, widget, html, changeset, drafted, change, send, plan, homeDraft, plansNamed } =
    rolloutVisits();
  beforeAll(async () => {
    await widget({ settings: { text: 'Hello' }, placements: [{ route: 'homepage', area: 'content' }] });
    const { uuid } = await homeDraft('Summer sale', 'Everything is reduced');
    await plan(uuid, { name: 'Summer sale', start_time: iso(typed(7)), end_time: iso(typed(14)) });
  });

  test('plans another draft with only the keyboard, and sees the overlap before it is rejected', async () => {
    await homeDraft('Clearance', 'Last pieces');
    const visit = await signIn('/rollouts/list');
    const { page } = visit;
    await heading(page, 'Rollouts');
    await tabTo(page, page.getByRole('button', { name: 'Schedule a draft' }));
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Draft' }).waitFor();
    await tabTo(page, page.getByRole('combobox', { name: 'Draft' }));
    await page.keyboard.type('Clear');
    await page.getByRole('option', { name: 'Clearance' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule a rollout' });
    await typeTime(page, dialog.getByLabel('Starts'), typed(8));
    await typeTime(page, dialog.getByLabel('Ends'), typed(9));
    await dialog.getByText('Another rollout changes the same pages during this time.').waitFor();
    await dialog.getByRole('link', { name: 'Summer sale' }).waitFor();
    await inspect(visit, 'admin-rollouts-overlap');
    await tabTo(page, dialog.getByRole('button', { name: 'Schedule rollout' }));
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByRole('link', { name: 'Summer sale' }).waitFor();
    expect(await plansNamed('Clearance')).toEqual([]);
    await typeTime(page, dialog.getByLabel('Starts'), typed(14));
    await typeTime(page, dialog.getByLabel('Ends'), typed(16));
    await dialog.getByText('No other rollouts change these pages during this time.').waitFor();
    await tabTo(page, dialog.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Clearance');
    expect(await plansNamed('Clearance')).toMatchObject([{ startTime: iso(typed(14)) }]);
    await visit.close();
  });

  test('finds both in the calendar, moves one, and synchronizes it with later changes', async () => {
    const [{ changeset: draft }] = await plansNamed('Clearance');
    await drafted(draft.uuid, { instance: { settings: { text: 'Really the last' } } });
    const visit = await signIn(monthOf(typed(14)));
    const { page } = visit;
    await barOf(page, 'Clearance').first().waitFor();
    await inspect(visit, 'admin-rollouts-calendar');
    await tabTo(page, barOf(page, 'Clearance').first());
    await page.keyboard.press('Enter');
    await heading(page, 'Clearance');
    await page.getByText('2 changes were made to the draft after the rollout was scheduled.').waitFor();
    await page.getByLabel('Starts').fill(typed(13));
    await page.getByText('Another rollout changes the same pages during this time.').waitFor();
    await page.getByLabel('Starts').fill(typed(15));
    await page.getByText('No other rollouts change these pages during this time.').waitFor();
    await click(page, 'Save');
    await page.getByText('Saved').waitFor();
    await click(page, 'Sync');
    await page.getByText('The rollout includes all changes in its draft.').waitFor();
    await page.getByText('4 changes from the draft “Clearance”').waitFor();
    expect(await plansNamed('Clearance')).toMatchObject([
      { startTime: iso(typed(15)), routeCursors: { homepage: 4 } },
    ]);
    const preview = await opened(page, () => click(page, 'Preview: Homepage'));
    for (const words of ['Last pieces', 'Really the last']) await preview.getByText(words).waitFor();
    expect((await html('/')).body).not.toContain('Last pieces');
    await visit.close();
  });

  test('reads two hundred rollouts with long names, on a phone and in dark mode too', async () => {
    const [{ uuid: summer }] = await plansNamed('Summer sale');
    dataOf(await send('DELETE', `/${summer}`));
    for (let number = 0; number < 200; number += 1) {
      const empty = await changeset(`Empty ${number}`);
      const first = (number % 25) - 5;
      const hours = [typed(first, 6), typed(first + 1 + (number % 3), 18)];
      await plan(empty.uuid, {
        name: `Rollout ${number} ${'with a name that goes on and on '.repeat(3)}`.trim(),
        start_time: iso(hours[0] as string),
        end_time: iso(hours[1] as string),
      });
    }
    for (const [locale, colorScheme, width] of [
      ['en', 'dark', 1280],
      ['en', 'light', 390],
      ['de', 'light', 1280],
      ['ar', 'dark', 390],
    ] as const) {
      const visit = await signIn('/rollouts', undefined, { colorScheme, viewport: { width, height: 800 } });
      const { page } = visit;
      await inLanguage(page, locale);
      await page.goto(`/admin${monthOf(typed(7))}`);
      await page
        .getByRole('link', { name: /Rollout \d+ with/ })
        .first()
        .waitFor();
      await inspect(visit, `admin-rollouts-many-${locale}-${colorScheme}-${width}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.goto('/admin/rollouts');
      await page.locator("[data-status='active']").first().waitFor({ state: 'attached' });
      await inspect(visit, `admin-rollouts-now-${locale}-${colorScheme}-${width}`);
      await page.goto('/admin/rollouts/list');
      await page.getByRole('table').getByRole('link').first().waitFor();
      await inspect(visit, `admin-rollouts-list-${locale}-${colorScheme}-${width}`);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await inspect(visit, `admin-rollout-long-${locale}-${colorScheme}-${width}`);
      expect(complaintsOf(visit)).toEqual([]);
      await visit.close();
    }
  });

  test('changes one widget of a product page, which is listed', async () => {
    const product = { name: 'Vase', sku: 'vase', price: 9, qty: 1, url_key: 'vase', status: 1 };
    const { uuid } = dataOf(await shop().admin('POST', '/api/products', product));
    const draft = await changeset('Vases');
    const placement = { entity_urn: `urn:evershop:catalog:product:${uuid}` };
    const { instance } = await drafted(draft.uuid, { route: 'productView', placement });
    await change(draft.uuid, instance, { ...instance, settings: { text: 'Only here' } }, 'productView');
    await plan(draft.uuid, { name: 'Vases', start_time: iso(typed(60)) });
    const visit = await signIn(monthOf(typed(61)));
    const { page } = visit;
    await barOf(page, 'Vases').first().click();
    await page.getByText('Products: Vase').waitFor();
    await page.getByText(/Shoppers will see it starting .*\./).waitFor();
    const preview = await opened(page, () => click(page, 'Preview: Products: Vase'));
    expect(new URL(preview.url()).pathname).toBe('/vase');
    await preview.getByText('Only here').waitFor();
    await visit.close();
  });

  test('enters times in the shop’s time zone, regardless of the browser’s', async () => {
    const draft = await homeDraft('New York', 'Good morning');
    const page = dataOf(
      await shop().admin('POST', '/api/landing-pages', { name: 'Zones', url_key: 'zones', status: true }),
    );
    const visit = await signIn(`/rollouts?plan=${draft.uuid}`, undefined, { timezoneId: 'America/New_York' });
    const dialog = visit.page.getByRole('dialog', { name: 'Schedule a rollout' });
    await dialog
      .getByText(/Times are in the shop’s time zone, UTC/)
      .first()
      .waitFor();
    await dialog.getByLabel('Starts').fill('2031-01-15T09:00');
    await dialog.getByLabel('Ends').fill('2031-07-15T09:00');
    await click(visit.page, 'Schedule rollout');
    await heading(visit.page, 'New York');
    expect(await plansNamed('New York')).toMatchObject([
      { startTime: '2031-01-15T09:00:00.000Z', endTime: '2031-07-15T09:00:00.000Z' },
    ]);
    expect(await visit.page.getByLabel('Ends').inputValue()).toBe('2031-07-15T09:00');
    await visit.page.goto(`/admin/landing-page/edit/${page.uuid}`);
    await visit.page.getByLabel('Live from').fill('2031-01-15T09:00');
    await visit.page.getByText('Shoppers can see this page starting Jan 15, 2031, 9:00 AM UTC.').waitFor();
    await visit.close();
  });

  test('is offered their own draft by its time, and sees which fields are missing', async () => {
    const visit = await signIn('/rollouts');
    const { page } = visit;
    await heading(page, 'Rollouts');
    // The page builder uses this name for an administrator's draft.
    const draft = (await page.evaluate(async () => {
      const { data: me } = await (await fetch('/api/users/me')).json();
      const body = JSON.stringify({ name: `pb-draft-${me.uuid}` });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/page-builder/changesets', { method: 'POST', body, headers });
      return (await made.json()).data;
    })) as { readonly uuid: string };
    await drafted(draft.uuid, { instance: { settings: { text: 'Snow' } } });
    await click(page, 'Schedule a draft');
    await page.getByRole('combobox', { name: 'Draft' }).click();
    await page.getByRole('option', { name: /^Your draft from / }).click();
    expect(await field(page, 'Name').inputValue()).toBe('');
    await page.getByLabel('Starts').fill('');
    await click(page, 'Schedule rollout');
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Choose a start date.').waitFor();
    await visit.close();
  });
});
