import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { cmsPage, landingPage, widget, html } = pagesOf(() => shop);

/** Creates a landing page that shows a widget in its body. Returns the page's HTML. */
async function shownWith(type: string, settings: object): Promise<string> {
  const page = await landingPage();
  await widget({ type, settings, placements: [inBodyOf(page)] });
  const { body } = await html(`/${page.url_key}`);
  return (body as string).replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
}

describe('the section widgets', () => {
  test('hero shows title, text and a button', async () => {
    const goal = await cmsPage();
    const shown = await shownWith('hero', {
      title: 'Made <slowly>',
      text: 'One\n\ntwo',
      link: `urn:evershop:cms:page:${goal.uuid}`,
      label: 'Look around',
    });
    expect(shown).toContain('<section class="hero">');
    expect(shown).toContain('<h2>Made &lt;slowly&gt;</h2>');
    expect(shown).toContain('<p>One</p><p>two</p>');
    expect(shown).toContain(`<a class="button" href="/${goal.url_key}">Look around</a>`);
  });

  test('hero has no button without a label, and an image if it has one', async () => {
    const shown = await shownWith('hero', { title: 'A', image: '/media/a.png', link: '/mugs' });
    expect(shown).toContain('<section class="hero pictured">');
    expect(shown).toContain('src="/media/a.png"');
    expect(shown).not.toContain('class="button" href="/mugs"');
  });

  test('an image of the shop has the size that its placement needs, and one from another site is unchanged', async () => {
    const own = await shownWith('hero', { title: 'T', image: '/assets/summer-5d41.jpg' });
    expect(own).toContain('src="/assets/summer-5d41.jpg?size=single"');
    expect(own).toContain(
      'srcset="/assets/summer-5d41.jpg?size=thumb 160w, /assets/summer-5d41.jpg?size=listing 480w, ' +
        '/assets/summer-5d41.jpg?size=single 1200w, /assets/summer-5d41.jpg?size=wide 2000w"',
    );
    expect(await shownWith('banner', { image: 'https://pictures.example/a.jpg' })).not.toContain('srcset');
  });

  test('image_text shows image and text, on the configured side', async () => {
    const settings = { image: '/media/a.png', title: 'Our <i>story</i>', text: 'Since 1990' };
    expect(await shownWith('image_text', settings)).toContain('<section class="beside">');
    const shown = await shownWith('image_text', { ...settings, reversed: true });
    expect(shown).toContain('<section class="beside reversed">');
    expect(shown).toContain('<h2>Our &lt;i&gt;story&lt;/i&gt;</h2>');
    expect(shown).toContain('<p>Since 1990</p>');
  });

  test('tiles show linked images, escaped; one without a link is not linked', async () => {
    const shown = await shownWith('tiles', {
      title: 'Shop <by> room',
      items: [
        { image: '/media/a.png', title: 'Bath & bed', link: '/bath' },
        { image: '/media/b.png', title: 'Soon' },
      ],
    });
    expect(shown).toContain('<h2>Shop &lt;by&gt; room</h2>');
    expect(shown).toContain('src="/media/a.png"');
    expect(shown).toContain('<a href="/bath">Bath &amp; bed</a>');
    expect(shown).toContain('<span>Soon</span>');
  });

  test('features and faq show their items, escaped', async () => {
    const reasons = await shownWith('features', { items: [{ title: 'Free <returns>', text: '30 days' }] });
    expect(reasons).toContain('<strong>Free &lt;returns&gt;</strong>');
    expect(reasons).toContain('<span>30 days</span>');
    const questions = await shownWith('faq', { items: [{ question: 'When & how?', answer: 'Soon\n\n<b>' }] });
    expect(questions).toContain('<summary>When &amp; how?</summary>');
    expect(questions).toContain('<p>Soon</p><p>&lt;b&gt;</p>');
  });

  test.each([
    ['hero', {}, 'title'],
    ['hero', { title: 'A\nB' }, 'title'],
    ['hero', { title: 'A', link: 'javascript:alert(1)', label: 'x' }, 'A link must be'],
    ['hero', { title: 'A', image: 'javascript:alert(1)' }, 'image'],
    ['image_text', { title: 'A' }, 'image'],
    ['tiles', { items: [{ title: 'A' }] }, 'items'],
    ['features', { items: Array.from({ length: 7 }, () => ({ title: 'A' })) }, 'items'],
    ['faq', { items: [{ question: 'A' }] }, 'answer'],
  ])('%s with %j is refused and names the setting', async (type, settings, named) => {
    const answer = await shop.admin('POST', '/api/widgets', { name: 'W', type, settings });
    expect(refusalOf(answer)).toEqual([400, 'BAD_WIDGET_SETTINGS', expect.stringContaining(named)]);
  });
});
