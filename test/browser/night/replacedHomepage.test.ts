import { beforeAll, describe, expect, test } from 'vitest';
import { inBodyOf, landingUrn } from '../../support/pages.ts';
import { dataOf } from '../../support/shop.ts';
import { click, follow, heading } from '../adminVisits.ts';
import { hasChromium, inspect } from '../chromium.ts';
import { complaintsOf, inLanguage, iso, rolloutVisits, typed } from '../rolloutPages.ts';

describe.skipIf(!hasChromium)('a merchant who replaces the homepage', () => {
  const { shop, signIn, widget, html, send, plan, homeDraft, campaign } = rolloutVisits();
  beforeAll(async () => {
    await widget({ settings: { text: 'Hello' }, placements: [{ route: 'homepage', area: 'content' }] });
    await campaign('Campaign', 'All vases at half price');
  });

  test('only as previewed: of two tabs, the second must check again', async () => {
    const made = await campaign('Second', 'Second campaign');
    const one = await signIn(`/landing-page/edit/${made.uuid}`);
    await heading(one.page, 'Second');
    const two = await one.page.context().newPage();
    await two.goto(`/admin/landing-page/edit/${made.uuid}`);
    for (const page of [one.page, two]) {
      await click(page, 'Use as homepage');
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      await click(page, 'Next');
      await page.getByText('Backup name').waitFor();
      await click(page, 'Next');
      await page.getByLabel('I want to replace the homepage now').click();
    }
    await click(one.page, 'Replace homepage');
    await one.page.getByRole('heading', { name: 'Homepage replaced' }).waitFor();
    const home = await html('/');
    await click(two, 'Replace homepage');
    await two.getByRole('alert').getByText('Nothing was replaced.').waitFor();
    await two.getByRole('heading', { name: 'Impact' }).waitFor();
    await inspect({ page: two }, 'admin-replace-changed');
    expect((await html('/')).body).toBe(home.body);
    await click(two, 'Next');
    await two.getByLabel('I want to replace the homepage now').click();
    await click(two, 'Replace homepage');
    await two.getByRole('heading', { name: 'Homepage replaced' }).waitFor();
    await one.close();
  });

  test('with a page selected in the list of landing pages', async () => {
    const made = await campaign('Chosen', 'Chosen in the list');
    const visit = await signIn('/landing-pages');
    const { page } = visit;
    await click(page, 'Replace homepage');
    const dialog = page.getByRole('dialog', { name: 'Use as homepage' });
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

  test('not while a homepage rollout is upcoming, which is named, nor without mentioning the drafts of others', async () => {
    const draft = await homeDraft('Autumn', 'Leaves');
    const upcoming = await plan(draft.uuid, { name: 'Autumn', start_time: iso(typed(90)) });
    await homeDraft('Loose ends', 'Loose');
    await homeDraft('pb-draft-test', 'Mine');
    const { items } = (await shop().query('{ landingPages { items { uuid name } } }', {}, 'admin')).body.data
      .landingPages;
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
    await click(page, 'Use as homepage');
    await click(page, 'Next');
    await page.getByText('The homepage can’t be replaced right now').waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    const value = async (name: string) =>
      (await page.getByRole('row').filter({ hasText: name }).getByRole('cell').innerText()).trim();
    expect(await value('Widgets not shown on landing pages')).toBe('1');
    expect(await value('Widgets on all landing pages')).toBe('1');
    expect(await value('Widgets that link to this landing page')).toBe('1');
    expect(await value('Unpublished homepage changes in drafts')).toBe('2');
    expect(await value('Other administrators with such drafts')).toBe('1');
    expect(await value('Unpublished homepage changes from canceled rollouts')).not.toBe('0');
    await inspect(visit, 'admin-replace-blocked');
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-replace-blocked-390');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Autumn' }).click();
    await heading(page, 'Autumn');
    await click(page, 'Cancel rollout');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel rollout' }).click();
    await heading(page, 'Rollouts');
    expect((await send('GET', `/${upcoming.uuid}`)).status).toBe(404);
    await page.goto(`/admin/landing-page/edit/${landing.uuid}`);
    await click(page, 'Use as homepage');
    await click(page, 'Next');
    await page
      .getByText('Unpublished homepage changes will be lost, including those of other administrators.')
      .waitFor();
    await click(page, 'Next');
    await page.getByLabel('I want to replace the homepage now').click();
    await click(page, 'Replace homepage');
    await page.getByText(/unpublished changes were discarded from \d drafts/).waitFor();
    await visit.close();
  });

  test('on a phone, in German and in Arabic too', async () => {
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

  test('from the page builder with a draft to plan, or with the homepage to replace', async () => {
    const draft = await homeDraft('From the builder', 'Built');
    const visit = await signIn(`/page-builder/edit/homepage?changeset=${draft.uuid}`);
    const { page } = visit;
    await click(page, 'Draft actions');
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a rollout' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('From the builder');
    await page.goto('/admin/page-builder/edit/homepage');
    await click(page, 'Draft actions');
    await page.getByRole('menuitem', { name: 'Replace homepage…' }).click();
    await page.getByRole('combobox', { name: 'Landing page' }).waitFor();
    await click(page, 'Cancel');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goto('/admin/landing-pages');
    await follow(page, 'Campaign');
    await follow(page, 'Edit content');
    await page.getByRole('button', { name: 'Draft actions' }).waitFor();
    expect(page.url()).toContain('/page-builder/edit/landingPageView?entity=');
    await visit.close();
  });
});
