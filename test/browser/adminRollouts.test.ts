import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { changesetsOf } from '../support/changesets.ts';
import { landingUrn, inBodyOf, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect, tabTo } from './chromium.ts';
import type { Visit } from './chromium.ts';

const DAY = 24 * 60 * 60 * 1000;
const onDay = (days: number) => new Date(Date.now() + days * DAY);
/** Writes a time as inputs of the browser take it, at a full hour, so that what is typed is what is stored. */
const typed = (days: number, hour = 9): string => {
  const time = onDay(days);
  time.setHours(hour, 0, 0, 0);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const iso = (text: string): string => new Date(text).toISOString();

/** Types a time part by part, as it is done by the keys: the parts are those of American English. */
async function typeTime(page: Page, target: Locator, text: string): Promise<void> {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(text) ?? [];
  await tabTo(page, target);
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${hour}${minute}AM`);
}

/** Clicks what opens another window, and returns the page there. */
async function opened(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await popup.waitForURL(/\?changeset=/);
  await popup.waitForLoadState();
  return popup;
}

/** The complaints of the browser, without the one that nobody is signed in yet. */
const complaintsOf = ({ complaints }: Visit) => complaints.filter((one) => !one.includes('/api/users/me'));

/** Chooses the language of the admin for the pages that are opened next. */
async function inLanguage(page: Page, code: string): Promise<void> {
  await heading(page, 'Rollouts');
  await page.evaluate((chosen) => localStorage.setItem('shop-admin-language', chosen), code);
}

describe.skipIf(!hasChromium)('a merchant who plans rollouts', () => {
  const { shop, signIn, newRole } = adminVisits();
  const { widget, html } = pagesOf(shop);
  const { changeset, drafted, change } = changesetsOf(shop);
  const { ask, plan } = rolloutPlansOf(shop);
  /** Creates a draft of the homepage that shows a text. */
  const homeDraft = async (name: string, text: string) => {
    const made = await changeset(name);
    await drafted(made.uuid, { instance: { settings: { text } } });
    return made;
  };
  const plansNamed = async (name: string) =>
    dataOf(await ask('GET', `?name=${encodeURIComponent(name)}`)).rolloutPlans;
  const bar = (page: Page, name: string): Locator =>
    page.getByRole('table').getByRole('link', { name: new RegExp(`^${name}, `) });
  const monthOf = (text: string) => `/rollouts?month=${text.slice(0, 7)}`;

  test('is told what a rollout is while there is none', async () => {
    const visit = await signIn('/rollouts');
    const { page } = visit;
    await page.getByText('It begins with a draft in the page builder.').waitFor();
    await inspect(visit, 'admin-rollouts-empty');
    await click(page, 'Plan a draft');
    await page.getByText('There is no draft with changes.').waitFor();
    expect(await page.getByRole('link', { name: 'Open the page builder' }).count()).toBe(2);
    await visit.close();
  });

  test('plans a draft for next week, and previews it while shoppers see nothing of it', async () => {
    await widget({ settings: { text: 'Hello' }, placements: [{ route: 'homepage', area: 'content' }] });
    const draft = await homeDraft('Summer sale', 'Everything is reduced');
    const before = await html('/');
    const visit = await signIn(`/rollouts?plan=${draft.changeset_id}`);
    const { page } = visit;
    const dialog = page.getByRole('dialog', { name: 'Plan a rollout' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Summer sale');
    await dialog.getByText('Pages: Homepage').waitFor();
    await dialog.getByLabel('Starts').fill(typed(7));
    await dialog.getByLabel('Ends').fill(typed(6));
    await click(page, 'Plan rollout');
    await dialog.getByText('It has to end after it starts.').waitFor();
    await dialog.getByLabel('Ends').fill(typed(14));
    await dialog.getByText('No other rollout changes these pages in this time.').waitFor();
    await inspect(visit, 'admin-rollouts-plan');
    const early = await opened(page, () => click(page, 'Preview at its start'));
    await early.getByText('Everything is reduced').waitFor();
    await early.close();
    await click(page, 'Plan rollout');
    await heading(page, 'Summer sale');
    await page.getByText(/Shoppers see it from .* Then the pages are as before\./).waitFor();
    const [stored] = await plansNamed('Summer sale');
    expect([stored.startTime, stored.endTime, stored.status]).toEqual([
      iso(typed(7)),
      iso(typed(14)),
      'upcoming',
    ]);
    await inspect(visit, 'admin-rollout');
    const preview = await opened(page, () => click(page, 'Preview: Homepage'));
    await preview.getByText('Everything is reduced').waitFor();
    await preview.close();
    await page.getByLabel('Preview the shop at').fill(typed(15));
    const later = await opened(page, () => click(page, 'Preview: Homepage'));
    await later.getByText('Hello').waitFor();
    expect(await later.getByText('Everything is reduced').count()).toBe(0);
    const now = await html('/');
    expect([now.body, now.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
    expect(complaintsOf(visit)).toEqual([]);
    await visit.close();
  });

  test('plans another draft by the keyboard alone, and is told of the overlap before it is refused', async () => {
    await homeDraft('Clearance', 'Last pieces');
    const visit = await signIn('/rollouts/list');
    const { page } = visit;
    await heading(page, 'Rollouts');
    await tabTo(page, page.getByRole('button', { name: 'Plan a draft' }));
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Draft' }).waitFor();
    await tabTo(page, page.getByRole('combobox', { name: 'Draft' }));
    await page.keyboard.type('Clear');
    await page.getByRole('option', { name: 'Clearance' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Plan a rollout' });
    await typeTime(page, dialog.getByLabel('Starts'), typed(8));
    await typeTime(page, dialog.getByLabel('Ends'), typed(9));
    await dialog.getByText('Another rollout changes the same pages in this time.').waitFor();
    await dialog.getByRole('link', { name: 'Summer sale' }).waitFor();
    await inspect(visit, 'admin-rollouts-overlap');
    await tabTo(page, dialog.getByRole('button', { name: 'Plan rollout' }));
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText('Summer sale').waitFor();
    expect(await plansNamed('Clearance')).toEqual([]);
    await typeTime(page, dialog.getByLabel('Starts'), typed(14));
    await typeTime(page, dialog.getByLabel('Ends'), typed(16));
    await dialog.getByText('No other rollout changes these pages in this time.').waitFor();
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
    await bar(page, 'Clearance').first().waitFor();
    await inspect(visit, 'admin-rollouts-calendar');
    await tabTo(page, bar(page, 'Clearance').first());
    await page.keyboard.press('Enter');
    await heading(page, 'Clearance');
    await page.getByText('2 changes were made to the draft after it was planned.').waitFor();
    await page.getByLabel('Starts').fill(typed(13));
    await page.getByText('Another rollout changes the same pages in this time.').waitFor();
    await page.getByLabel('Starts').fill(typed(15));
    await page.getByText('No other rollout changes these pages in this time.').waitFor();
    await click(page, 'Save');
    await page.getByText('Saved').waitFor();
    await click(page, 'Synchronize');
    await page.getByText('The rollout shows everything that its draft has.').waitFor();
    await page.getByText('4 changes of the draft “Clearance”').waitFor();
    expect(await plansNamed('Clearance')).toMatchObject([
      { startTime: iso(typed(15)), routeCursors: { homepage: 4 } },
    ]);
    const preview = await opened(page, () => click(page, 'Preview: Homepage'));
    for (const words of ['Last pieces', 'Really the last']) await preview.getByText(words).waitFor();
    expect((await html('/')).body).not.toContain('Last pieces');
    await visit.close();
  });

  test('cancels one after a question, and its draft stays', async () => {
    const visit = await signIn(monthOf(typed(15)));
    const { page } = visit;
    await bar(page, 'Clearance').first().click();
    await heading(page, 'Clearance');
    await click(page, 'Cancel rollout');
    await page.getByText('Shoppers will not see it. Its changes stay as a draft.').waitFor();
    await click(page, 'Keep it');
    await click(page, 'Cancel rollout');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel rollout' }).click();
    await heading(page, 'Rollouts');
    await page.getByText('Rollout canceled').waitFor();
    expect(await plansNamed('Clearance')).toEqual([]);
    expect(dataOf(await shop().admin('GET', '/api/page-builder/changesets?name=Clearance'))).toHaveLength(1);
    await visit.close();
  });

  test('sees what the role allows, and no button beyond it', async () => {
    const role = await newRole('adminGraphql', 'listRolloutPlans', 'getRolloutPlan');
    const visit = await signIn(monthOf(typed(7)), [role]);
    const { page } = visit;
    await bar(page, 'Summer sale').first().click();
    await heading(page, 'Summer sale');
    await page.getByText('2 changes of the draft “Summer sale”').waitFor();
    for (const name of ['Save', 'Cancel rollout', 'Synchronize', 'Preview: Homepage'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(complaintsOf(visit)).toEqual([]);
    await visit.close();
  });

  test('reads two hundred rollouts with long names, on a phone and in the dark too', async () => {
    const [{ uuid: summer }] = await plansNamed('Summer sale');
    dataOf(await ask('DELETE', `/${summer}`));
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

  test('changes one widget of a product page, which is named', async () => {
    const product = { name: 'Vase', sku: 'vase', price: 9, qty: 1, url_key: 'vase', status: 1 };
    const { uuid } = dataOf(await shop().admin('POST', '/api/products', product));
    const draft = await changeset('Vases');
    const placement = { entity_urn: `urn:evershop:catalog:product:${uuid}` };
    const { instance } = await drafted(draft.uuid, { route: 'productView', placement });
    await change(draft.uuid, instance, { ...instance, settings: { text: 'Only here' } }, 'productView');
    await plan(draft.uuid, { name: 'Vases', start_time: iso(typed(60)) });
    const visit = await signIn(monthOf(typed(61)));
    const { page } = visit;
    await bar(page, 'Vases').first().click();
    await page.getByText('Products: Vase').waitFor();
    await page.getByText(/Shoppers see it from .* on\./).waitFor();
    const preview = await opened(page, () => click(page, 'Preview: Products: Vase'));
    expect(new URL(preview.url()).pathname).toBe('/vase');
    await preview.getByText('Only here').waitFor();
    await visit.close();
  });

  describe('and replaces the homepage', () => {
    /** Makes a landing page by hand, with content that only the API can give it here. */
    async function campaign(name: string, text: string) {
      const page = dataOf(
        await shop().admin('POST', '/api/landing-pages', {
          name,
          url_key: name.toLowerCase(),
          publish_start: iso(typed(7)),
          status: true,
        }),
      );
      await widget({ settings: { text }, placements: [inBodyOf(page)] });
      return page;
    }

    test('by a campaign page that was planned and previewed, and brings the old one back as it was', async () => {
      const made = await campaign('Campaign', 'All vases at half price');
      const before = await html('/');
      const visit = await signIn(`/landing-page/edit/${made.uuid}`);
      const { page } = visit;
      await heading(page, 'Campaign');
      await page.getByText(/^Shoppers see this page from .* on\.$/).waitFor();
      await page.getByRole('link', { name: 'Edit content' }).waitFor();
      await inspect(visit, 'admin-landing-page-schedule');
      const preview = await opened(page, () => click(page, 'Preview'));
      await preview.getByText('All vases at half price').waitFor();
      await preview.close();
      expect((await html('/campaign')).status).toBe(404);

      await click(page, 'Make it the homepage');
      await page.getByRole('heading', { name: 'What happens' }).waitFor();
      await page.getByText('The content of “Campaign” is copied to the homepage.').waitFor();
      await inspect(visit, 'admin-replace-what');
      await click(page, 'Next');
      await page.getByText('Shoppers cannot open this landing page now.').waitFor();
      const row = (name: string) => page.getByRole('row').filter({ hasText: name });
      expect(await row('Widgets that are copied').innerText()).toMatch(/1$/);
      expect(await row('Widgets that move to the backup').innerText()).toMatch(/1$/);
      await inspect(visit, 'admin-replace-affected');
      await click(page, 'Next');
      await inspect(visit, 'admin-replace-confirm');
      await page.getByLabel('I want to replace the homepage now.').click();
      await click(page, 'Replace homepage');
      await page.getByRole('heading', { name: 'The homepage was replaced' }).waitFor();
      await inspect(visit, 'admin-replace-done');
      expect((await html('/')).body).toContain('All vases at half price');

      const name = await page.getByRole('link', { name: /^Homepage backup/ }).innerText();
      await click(page, 'Bring the former homepage back');
      await page.getByText(`The content of “${name}” is copied to the homepage.`).waitFor();
      await click(page, 'Next');
      await page.getByText('Backups so far').waitFor();
      await click(page, 'Next');
      await page.getByLabel('I want to replace the homepage now.').click();
      await click(page, 'Replace homepage');
      await page.getByText('There are now 2 backups of the homepage.').waitFor();
      const after = await html('/');
      expect([after.body, after.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
      await click(page, 'Done');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.goto('/admin/landing-pages');
      await follow(page, name);
      await heading(page, name);
      await page.getByRole('button', { name: 'Bring this homepage back' }).waitFor();
      expect(complaintsOf(visit)).toEqual([]);
      await visit.close();
    });

    test('only as it was seen: of two tabs the second one looks again', async () => {
      const made = await campaign('Second', 'Second campaign');
      const one = await signIn(`/landing-page/edit/${made.uuid}`);
      await heading(one.page, 'Second');
      const two = await one.page.context().newPage();
      await two.goto(`/admin/landing-page/edit/${made.uuid}`);
      for (const page of [one.page, two]) {
        await click(page, 'Make it the homepage');
        await page.getByRole('heading', { name: 'What happens' }).waitFor();
        await click(page, 'Next');
        await page.getByText('Name of the backup').waitFor();
        await click(page, 'Next');
        await page.getByLabel('I want to replace the homepage now.').click();
      }
      await click(one.page, 'Replace homepage');
      await one.page.getByRole('heading', { name: 'The homepage was replaced' }).waitFor();
      const home = await html('/');
      await click(two, 'Replace homepage');
      await two.getByRole('alert').getByText('Nothing was replaced.').waitFor();
      await two.getByRole('heading', { name: 'What is affected' }).waitFor();
      await inspect({ page: two }, 'admin-replace-changed');
      expect((await html('/')).body).toBe(home.body);
      await click(two, 'Next');
      await two.getByLabel('I want to replace the homepage now.').click();
      await click(two, 'Replace homepage');
      await two.getByRole('heading', { name: 'The homepage was replaced' }).waitFor();
      await one.close();
    });

    test('by a page that is chosen in the list of them', async () => {
      const made = await campaign('Chosen', 'Chosen in the list');
      const visit = await signIn('/landing-pages');
      const { page } = visit;
      await click(page, 'Replace homepage');
      const dialog = page.getByRole('dialog', { name: 'Make it the homepage' });
      await dialog.getByRole('combobox', { name: 'Landing page' }).fill('Chos');
      await page.getByRole('option', { name: 'Chosen' }).click();
      await inspect(visit, 'admin-replace-choose');
      await click(page, 'Next');
      await dialog.getByText('The content of “Chosen” is copied to the homepage.').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect((await html('/')).body).not.toContain('Chosen in the list');
      dataOf(await shop().admin('DELETE', `/api/landing-pages/${made.uuid}`));
      await visit.close();
    });

    test('not while a rollout of the homepage is to come, which is named, nor what others drafted unsaid', async () => {
      const draft = await homeDraft('Autumn', 'Leaves');
      const upcoming = await plan(draft.uuid, { name: 'Autumn', start_time: iso(typed(90)) });
      await homeDraft('Loose ends', 'Loose');
      await homeDraft('pb-draft-test', 'Mine');
      const { items } = (await shop().query('{ landingPages { items { uuid name } } }', {}, 'admin')).body
        .data.landingPages;
      const landing = items.find(({ name }: { name: string }) => name === 'Campaign');
      await widget({
        settings: { text: 'everywhere' },
        placements: [{ route: 'landingPageView', area: 'landing_page_content' }],
      });
      await widget({
        type: 'basic_menu',
        settings: { items: [{ label: 'Self', link: landingUrn(landing) }] },
        placements: [inBodyOf(landing), inBodyOf(landing, { area: 'content' })],
      });
      const visit = await signIn(`/landing-page/edit/${landing.uuid}`);
      const { page } = visit;
      await click(page, 'Make it the homepage');
      await click(page, 'Next');
      await page.getByText('The homepage cannot be replaced now').waitFor();
      expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
      const value = async (name: string) =>
        (await page.getByRole('row').filter({ hasText: name }).getByRole('cell').innerText()).trim();
      expect(await value('Widgets that landing pages do not show')).toBe('1');
      expect(await value('Widgets of all landing pages')).toBe('1');
      expect(await value('Widgets that link to this landing page')).toBe('1');
      expect(await value('Unpublished changes of the homepage in drafts')).toBe('2');
      expect(await value('Other administrators with such drafts')).toBe('1');
      expect(await value('Unpublished changes of the homepage that canceled rollouts left')).not.toBe('0');
      await inspect(visit, 'admin-replace-blocked');
      await page.setViewportSize({ width: 390, height: 800 });
      await inspect(visit, 'admin-replace-blocked-390');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('link', { name: 'Autumn' }).click();
      await heading(page, 'Autumn');
      await click(page, 'Cancel rollout');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel rollout' }).click();
      await heading(page, 'Rollouts');
      expect((await ask('GET', `/${upcoming.uuid}`)).status).toBe(404);
      await page.goto(`/admin/landing-page/edit/${landing.uuid}`);
      await click(page, 'Make it the homepage');
      await click(page, 'Next');
      await page.getByText('Unpublished changes of the homepage are lost, also those of others.').waitFor();
      await click(page, 'Next');
      await page.getByLabel('I want to replace the homepage now.').click();
      await click(page, 'Replace homepage');
      await page.getByText(/unpublished changes were discarded from \d drafts/).waitFor();
      await visit.close();
    });

    test('as well on a phone, in German and in Arabic', async () => {
      const made = dataOf(
        await shop().admin('POST', '/api/landing-pages', { name: 'Sprachen', url_key: 'sprachen' }),
      );
      for (const [locale, next] of [
        ['de', 'Weiter'],
        ['ar', 'التالي'],
      ] as const) {
        const visit = await signIn('/rollouts', undefined, {
          viewport: { width: 390, height: 800 },
          colorScheme: locale === 'ar' ? 'dark' : 'light',
        });
        const { page } = visit;
        await inLanguage(page, locale);
        await page.goto(`/admin/landing-page/edit/${made.uuid}`);
        await heading(page, 'Sprachen');
        await page
          .getByRole('status')
          .getByText(locale === 'de' ? /deaktiviert/ : /معطّلة/)
          .waitFor();
        await inspect(visit, `admin-landing-page-${locale}-390`);
        await click(page, locale === 'de' ? 'Zur Startseite machen' : 'جعلها الصفحة الرئيسية');
        await click(page, next);
        await page.getByRole('table').first().waitFor();
        await inspect(visit, `admin-replace-affected-${locale}-390`);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(complaintsOf(visit)).toEqual([]);
        await visit.close();
      }
    });
  });

  test('comes from the page builder with a draft to plan, or with the homepage to replace', async () => {
    const draft = await homeDraft('From the builder', 'Built');
    const visit = await signIn(`/page-builder/edit/homepage?changeset=${draft.uuid}`);
    const { page } = visit;
    await click(page, 'More for this draft');
    await page.getByRole('menuitem', { name: 'Show it at a later time…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan a rollout' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('From the builder');
    await page.goto('/admin/page-builder/edit/homepage');
    await click(page, 'More for this draft');
    await page.getByRole('menuitem', { name: 'Replace the homepage…' }).click();
    await page.getByRole('combobox', { name: 'Landing page' }).waitFor();
    await click(page, 'Cancel');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goto('/admin/landing-pages');
    await follow(page, 'Campaign');
    await follow(page, 'Edit content');
    await page.getByRole('button', { name: 'More for this draft' }).waitFor();
    expect(page.url()).toContain('/page-builder/edit/landingPageView?entity=');
    await visit.close();
  });

  test('types in the time zone of the browser, which is named beside that of the shop', async () => {
    const draft = await homeDraft('New York', 'Good morning');
    const page = dataOf(
      await shop().admin('POST', '/api/landing-pages', { name: 'Zones', url_key: 'zones', status: true }),
    );
    const visit = await signIn(`/rollouts?plan=${draft.uuid}`, undefined, { timezoneId: 'America/New_York' });
    const dialog = visit.page.getByRole('dialog', { name: 'Plan a rollout' });
    await dialog.getByText('Times are in your time zone, America/New_York. The shop’s is UTC.').waitFor();
    await dialog.getByLabel('Starts').fill('2031-01-15T09:00');
    await dialog.getByLabel('Ends').fill('2031-07-15T09:00');
    await click(visit.page, 'Plan rollout');
    await heading(visit.page, 'New York');
    expect(await plansNamed('New York')).toMatchObject([
      { startTime: '2031-01-15T14:00:00.000Z', endTime: '2031-07-15T13:00:00.000Z' },
    ]);
    expect(await visit.page.getByLabel('Ends').inputValue()).toBe('2031-07-15T09:00');
    await visit.page.goto(`/admin/landing-page/edit/${page.uuid}`);
    await visit.page.getByLabel('Live from').fill('2031-01-15T09:00');
    await visit.page.getByText('Shoppers see this page from Jan 15, 2031, 9:00 AM on.').waitFor();
    await visit.page
      .getByText('In the shop’s, UTC: Shoppers see this page from Jan 15, 2031, 2:00 PM on.')
      .waitFor();
    await visit.close();
  });

  test('offers the own draft by its time, and the fields of a name that is missing', async () => {
    const visit = await signIn('/rollouts');
    const { page } = visit;
    await heading(page, 'Rollouts');
    // The page builder names the draft of an administrator so.
    const draft = (await page.evaluate(async () => {
      const { data: me } = await (await fetch('/api/users/me')).json();
      const body = JSON.stringify({ name: `pb-draft-${me.uuid}` });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/page-builder/changesets', { method: 'POST', body, headers });
      return (await made.json()).data;
    })) as { readonly uuid: string };
    await drafted(draft.uuid, { instance: { settings: { text: 'Snow' } } });
    await click(page, 'Plan a draft');
    await page.getByRole('combobox', { name: 'Draft' }).click();
    await page.getByRole('option', { name: /^Your draft of / }).click();
    expect(await field(page, 'Name').inputValue()).toBe('');
    await page.getByLabel('Starts').fill('');
    await click(page, 'Plan rollout');
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Choose when it starts.').waitFor();
    await visit.close();
  });
});
