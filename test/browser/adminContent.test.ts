import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createImage, upload } from '../support/images.ts';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

/** Selects an option by its label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Waits until the editor has focus again, which takes a frame after a dialog or menu has closed. */
const editing = (page: Page) => page.locator('[role=textbox][aria-label="Text"]:focus').waitFor();

describe.skipIf(!hasChromium)('a merchant who writes content', () => {
  const { shop, signIn } = adminVisits();

  test('writes a page with a heading, a link, an image and a table, and publishes it', async () => {
    await upload(shop(), [
      { name: 'team.png', content: await createImage('png', { background: '#227755' }) },
    ]);
    const visit = await signIn('/pages');
    const { page } = visit;
    await follow(page, 'New page');
    await heading(page, 'New page');
    await field(page, 'Heading').fill('About us');
    expect(await field(page, 'URL key').inputValue()).toBe('about-us');
    await field(page, 'URL key').fill('About us!');
    await click(page, 'Create');
    await page.getByText('1 field needs attention').waitFor();
    await field(page, 'URL key').fill('about-us');
    await field(page, 'Text').click();
    await page.keyboard.type('We make vases.');
    await page.keyboard.press('Control+A');
    await click(page, 'Link');
    await page.getByRole('textbox', { name: 'Link to' }).fill('/vases');
    await click(page, 'Set link');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await editing(page);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await click(page, 'Image');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^team-/ })
      .click();
    await field(page, 'Alt text').fill('Our team');
    await click(page, 'Insert image');
    await click(page, 'Table');
    await page.getByRole('menuitem', { name: 'Insert table' }).click();
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await editing(page);
    await page.keyboard.type('Size');
    await page.getByRole('columnheader').first().getByText('Size').waitFor();
    await page.getByRole('switch', { name: 'Published' }).press('Space');
    await inspect(visit, 'admin-page-new');
    await click(page, 'Create');
    await heading(page, 'About us');
    await inspect(visit, 'admin-page');
    const [{ uuid }] = dataOf(await shop().admin('GET', '/api/pages?title=About%20us'));
    const saved = dataOf(await shop().admin('GET', `/api/pages/${uuid}`));
    expect(saved).toMatchObject({ url_key: 'about-us', status: true });
    expect(saved.content).toContain('<a href="/vases">We make vases.</a>');
    expect(saved.content).toMatch(/<img src="\/assets\/team-[^"]*" alt="Our team">/);
    expect(saved.content).toMatch(/<table><tbody><tr><th[^>]*><p>Size<\/p>/);
    expect((await shop().request('GET', '/about-us')).status).toBe(200);
    await lead(page, '/pages');
    await page.getByRole('checkbox', { name: 'Select About us' }).click();
    await click(page, 'Unpublish');
    await page.getByText('1 changed').waitFor();
    expect((await shop().request('GET', '/about-us')).status).toBe(404);
    await visit.close();
  });

  test('writes a blog post for later, in a category', async () => {
    dataOf(await shop().admin('POST', '/api/blog/categories', { name: 'News', url_key: 'news' }));
    const visit = await signIn('/blog/posts/new');
    const { page } = visit;
    await heading(page, 'New blog post');
    await field(page, 'Title').fill('Spring vases');
    await field(page, 'URL key').fill('spring-vases');
    await page.getByLabel('Publication date').fill('2030-03-01T08:30');
    await choose(page, 'Categories', 'News');
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Published' }).press('Space');
    await click(page, 'Create');
    await heading(page, 'Spring vases');
    await inspect(visit, 'admin-blog-post');
    expect(dataOf(await shop().admin('GET', '/api/blog/posts'))[0]).toMatchObject({
      published_at: '2030-03-01T08:30:00.000Z',
      status: true,
      categories: [expect.any(Number)],
    });
    await lead(page, '/blog/posts');
    await page.getByText('Scheduled').waitFor();
    await visit.close();
  });

  test('creates a landing page, copies it, and makes it the homepage', async () => {
    const visit = await signIn('/landing-page/new');
    const { page } = visit;
    await heading(page, 'New landing page');
    await field(page, 'Name').fill('Summer');
    await field(page, 'URL key').fill('summer');
    await page.getByRole('switch', { name: 'Enabled' }).press('Space');
    await page.getByLabel('Live from').fill('2030-06-01T00:00');
    await page.getByLabel('Live until').fill('2030-05-01T00:00');
    await click(page, 'Create');
    await page.getByText('1 field needs attention').waitFor();
    await page.getByText('Live until must be after Live from', { exact: true }).waitFor();
    await page.getByLabel('Live until').fill('2030-09-01T00:00');
    await click(page, 'Create');
    await heading(page, 'Summer');
    await click(page, 'Use as homepage');
    await click(page, 'Next');
    await page.getByText('This landing page isn’t live').waitFor();
    await click(page, 'Next');
    await page.getByLabel('I want to replace the homepage now').click();
    await click(page, 'Replace homepage');
    await page.getByRole('heading', { name: 'Homepage replaced' }).waitFor();
    await click(page, 'Done');
    await lead(page, '/landing-pages');
    await heading(page, 'Landing pages');
    await page.getByText('Scheduled').waitFor();
    await follow(page, 'Summer');
    await heading(page, 'Summer');
    await click(page, 'Duplicate');
    await heading(page, 'Summer (copy)');
    await visit.close();
  });

  test('places a banner on the homepage', async () => {
    const visit = await signIn('/widgets/new');
    const { page } = visit;
    await heading(page, 'New widget');
    await field(page, 'Name').fill('Spring banner');
    await choose(page, 'Type', 'Banner');
    await field(page, 'Title').fill('Spring is here');
    await field(page, 'Link').fill('javascript:alert(1)');
    await click(page, 'Add placement');
    await choose(page, 'Pages', 'Homepage');
    await choose(page, 'Area', 'Above the content');
    await click(page, 'Create');
    await page.getByText('A link must be a path').waitFor();
    await field(page, 'Link').fill('/vases');
    await inspect(visit, 'admin-widget-new');
    await click(page, 'Create');
    await heading(page, 'Spring banner');
    expect(dataOf(await shop().admin('GET', '/api/widgets?name=Spring%20banner'))[0]).toMatchObject({
      type: 'banner',
      settings: { title: 'Spring is here', link: '/vases' },
      placements: [{ route: 'homepage', area: 'contentTop' }],
    });
    expect(
      (await shop().request('GET', '/', undefined, { headers: { accept: 'text/html' } })).body,
    ).toContain('Spring is here');
    await lead(page, '/widgets');
    await page.getByText('Homepage · Above the content').waitFor();
    await inspect(visit, 'admin-widgets');
    await visit.close();
  });

  test('redirects an old path to a page, and cannot create a loop', async () => {
    const visit = await signIn('/redirects');
    const { page } = visit;
    await page.getByText('Redirects send visitors from an old URL').waitFor();
    await follow(page, 'New redirect');
    await heading(page, 'New redirect');
    await field(page, 'From').fill('/old-vases');
    await field(page, 'To').fill('/old-vases');
    await click(page, 'Create');
    await page.getByText('This redirect would lead back to its own path').first().waitFor();
    await field(page, 'To').fill('/vases');
    await click(page, 'Create');
    await heading(page, '/old-vases');
    await inspect(visit, 'admin-redirect');
    expect(dataOf(await shop().admin('GET', '/api/redirects'))).toMatchObject([
      { from_path: '/old-vases', target: '/vases', status: 301 },
    ]);
    await visit.close();
  });

  test('creates the header menu, with a nested item', async () => {
    dataOf(await shop().admin('POST', '/api/categories', { name: 'Bowls', url_key: 'bowls', status: 1 }));
    const visit = await signIn('/menus/new');
    const { page } = visit;
    await heading(page, 'New menu');
    await field(page, 'Name').fill('Header');
    await field(page, 'Code').fill('header');
    await click(page, 'Add item');
    await field(page, 'Label').fill('Shop');
    await click(page, 'Add item');
    const second = page.getByRole('group', { name: 'Item 2' });
    await second.getByRole('textbox', { name: 'Label' }).fill('Bowls');
    await second.getByRole('textbox', { name: 'Link to' }).fill('bow');
    await page.getByRole('option', { name: /Bowls/ }).click();
    await page.getByRole('button', { name: /^Move item 2: drag/ }).press('ArrowRight');
    await page.getByText('Moved to position 2 of 2', { exact: true }).waitFor();
    await inspect(visit, 'admin-menu-new');
    await click(page, 'Create');
    await heading(page, 'Header');
    await second.getByText('Bowls').waitFor();
    const home = await shop().request('GET', '/', undefined, { headers: { accept: 'text/html' } });
    expect(home.body).toMatch(/<span>Shop<\/span>\s*<ul>\s*<li>\s*<a href="\/bowls">Bowls/);

    // Drags the handle above the first item and as far to the left as possible.
    const grip = page.getByRole('button', { name: /^Move item 2: drag/ });
    const from = await grip.boundingBox();
    const to = await page.getByRole('group', { name: 'Item 1', exact: true }).boundingBox();
    if (!from || !to) throw new Error('The items are not drawn');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, to.y + 2, { steps: 5 });
    await page.mouse.up();
    await page.getByText('Moved to position 1 of 2', { exact: true }).waitFor();
    await click(page, 'Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    const uuid = page.url().split('/').at(-1);
    expect(dataOf(await shop().admin('GET', `/api/menus/${uuid}`)).items).toMatchObject([
      { name: 'Bowls', children: [] },
      { name: 'Shop', children: [] },
    ]);
    await visit.close();
  });
});
