import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { click, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';
import { barOf, complaintsOf, iso, monthOf, opened, rolloutVisits, typed } from './rolloutPages.ts';

describe.skipIf(!hasChromium)('a merchant who plans rollouts', () => {
  const { shop, signIn, newRole, widget, html, homeDraft, plansNamed, campaign } = rolloutVisits();

  test('sees an explanation of rollouts if there are none', async () => {
    const visit = await signIn('/rollouts');
    const { page } = visit;
    await page.getByText(/Start with a draft in the page builder\./).waitFor();
    await inspect(visit, 'admin-rollouts-empty');
    await click(page, 'Schedule a draft');
    await page.getByText('There are no drafts with changes.').waitFor();
    expect(await page.getByRole('link', { name: 'Open page builder' }).count()).toBe(2);
    await visit.close();
  });

  test('plans a draft for next week, and previews it while shoppers do not see it', async () => {
    await widget({ settings: { text: 'Hello' }, placements: [{ route: 'homepage', area: 'content' }] });
    const draft = await homeDraft('Summer sale', 'Everything is reduced');
    const before = await html('/');
    const visit = await signIn(`/rollouts?plan=${draft.changeset_id}`);
    const { page } = visit;
    const dialog = page.getByRole('dialog', { name: 'Schedule a rollout' });
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Summer sale');
    await dialog.getByText('Pages: Homepage').waitFor();
    await dialog.getByLabel('Starts').fill(typed(7));
    await dialog.getByLabel('Ends').fill(typed(6));
    await click(page, 'Schedule rollout');
    await dialog.getByText('The end must be after the start.').waitFor();
    await dialog.getByLabel('Ends').fill(typed(14));
    await dialog.getByText('No other rollouts change these pages during this time.').waitFor();
    await inspect(visit, 'admin-rollouts-plan');
    const early = await opened(page, () => click(page, 'Preview at start'));
    await early.getByText('Everything is reduced').waitFor();
    await early.close();
    await click(page, 'Schedule rollout');
    await heading(page, 'Summer sale');
    await page
      .getByText(/Shoppers will see it from .* Afterward, the pages return to their previous state\./)
      .waitFor();
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
    await page.getByLabel('Preview date and time').fill(typed(15));
    const later = await opened(page, () => click(page, 'Preview: Homepage'));
    await later.getByText('Hello').waitFor();
    expect(await later.getByText('Everything is reduced').count()).toBe(0);
    const now = await html('/');
    expect([now.body, now.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
    expect(complaintsOf(visit)).toEqual([]);
    await visit.close();
  });

  test('sees only the buttons that the role allows', async () => {
    const role = await newRole('adminGraphql', 'listRolloutPlans', 'getRolloutPlan');
    const visit = await signIn(monthOf(typed(7)), [role]);
    const { page } = visit;
    await barOf(page, 'Summer sale').first().click();
    await heading(page, 'Summer sale');
    await page.getByText('2 changes from the draft “Summer sale”').waitFor();
    for (const name of ['Save', 'Cancel rollout', 'Sync', 'Preview: Homepage'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    expect(complaintsOf(visit)).toEqual([]);
    await visit.close();
  });

  test('cancels one after confirming, and its draft is kept', async () => {
    const visit = await signIn(monthOf(typed(7)));
    const { page } = visit;
    await barOf(page, 'Summer sale').first().click();
    await heading(page, 'Summer sale');
    await click(page, 'Cancel rollout');
    await page.getByText('Shoppers will not see it. Its changes are kept as a draft.').waitFor();
    await click(page, 'Keep rollout');
    await click(page, 'Cancel rollout');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel rollout' }).click();
    await heading(page, 'Rollouts');
    await page.getByText('Rollout canceled').waitFor();
    expect(await plansNamed('Summer sale')).toEqual([]);
    expect(dataOf(await shop().admin('GET', '/api/page-builder/changesets?name=Summer%20sale'))).toHaveLength(
      1,
    );
    await visit.close();
  });

  describe('and replaces the homepage', () => {
    test('with a campaign page that was planned and previewed, and restores the old one unchanged', async () => {
      const made = await campaign('Campaign', 'All vases at half price');
      const before = await html('/');
      const visit = await signIn(`/landing-page/edit/${made.uuid}`);
      const { page } = visit;
      await heading(page, 'Campaign');
      await page.getByText(/^Shoppers can see this page starting .*\.$/).waitFor();
      await page.getByRole('link', { name: 'Edit content' }).waitFor();
      await inspect(visit, 'admin-landing-page-schedule');
      const preview = await opened(page, () => click(page, 'Preview'));
      await preview.getByText('All vases at half price').waitFor();
      await preview.close();
      expect((await html('/campaign')).status).toBe(404);

      await click(page, 'Use as homepage');
      await page.getByRole('heading', { name: 'Overview' }).waitFor();
      await page.getByText('The content of “Campaign” is copied to the homepage.').waitFor();
      await inspect(visit, 'admin-replace-what');
      await click(page, 'Next');
      await page.getByText('This landing page isn’t live').waitFor();
      const row = (name: string) => page.getByRole('row').filter({ hasText: name });
      expect(await row('Widgets to copy').innerText()).toMatch(/1$/);
      expect(await row('Widgets moved to the backup').innerText()).toMatch(/1$/);
      await inspect(visit, 'admin-replace-affected');
      await click(page, 'Next');
      await inspect(visit, 'admin-replace-confirm');
      await page.getByLabel('I want to replace the homepage now').click();
      await click(page, 'Replace homepage');
      await page.getByRole('heading', { name: 'Homepage replaced' }).waitFor();
      await inspect(visit, 'admin-replace-done');
      expect((await html('/')).body).toContain('All vases at half price');

      const name = await page.getByRole('link', { name: /^Homepage backup/ }).innerText();
      await click(page, 'Restore previous homepage');
      await page.getByText(`The content of “${name}” is copied to the homepage.`).waitFor();
      await click(page, 'Next');
      await page.getByText('Existing backups').waitFor();
      await click(page, 'Next');
      await page.getByLabel('I want to replace the homepage now').click();
      await click(page, 'Replace homepage');
      await page.getByText('There are now 2 backups of the homepage.').waitFor();
      const after = await html('/');
      expect([after.body, after.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
      await click(page, 'Done');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.goto('/admin/landing-pages');
      await follow(page, name);
      await heading(page, name);
      await page.getByRole('button', { name: 'Restore this homepage' }).waitFor();
      expect(complaintsOf(visit)).toEqual([]);
      await visit.close();
    });
  });
});
