import { expect, test } from 'vitest';
import { readDemoTexts } from '../catalog/index.ts';
import { translatedWidget } from './demoContent.ts';
import type { DemoContentTexts } from './demoContent.ts';
import { demoHomepage } from './demoHomepage.ts';
import { demoLookbook, demoLookbookWidgets } from './demoLookbook.ts';
import { demoMenus, demoPages } from './demoPages.ts';
import { demoPosts } from './demoPosts.ts';

const languages = readDemoTexts<DemoContentTexts>(['ar', 'de', 'es', 'fr'], 'content');
const widgets = [...demoHomepage, ...demoLookbookWidgets];
const pages = [...demoPages, demoLookbook];

/** The widget settings that contain text. */
const TEXTS = new Set(['title', 'text', 'label']);
const isText = ([key, value]: [string, unknown]) => TEXTS.has(key) && typeof value === 'string';

/** Lists the paths of the texts in widget settings. */
function pathsOf(settings: object, at = ''): readonly string[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    if (isText([key, value])) return [`${at}${key}`];
    return Array.isArray(value)
      ? value.flatMap((item: object, place) => pathsOf(item, `${at}${key}.${place}.`))
      : [];
  });
}

const tagsOf = (text: unknown) => (typeof text === 'string' ? text.match(/<[^>]+>/g) : null);

test.each(languages)('every widget, page, post and menu item is translated into $locale', ({ texts }) => {
  expect(Object.keys(texts.widgets)).toEqual(widgets.map(({ name }) => name));
  for (const { name, settings = {} } of widgets)
    expect([name, pathsOf(texts.widgets[name] ?? {}).toSorted()]).toEqual([
      name,
      pathsOf(settings).toSorted(),
    ]);
  expect(Object.keys(texts.pages)).toEqual(pages.map(({ url_key }) => url_key));
  for (const { url_key, content } of pages) {
    const page = texts.pages[url_key] ?? {};
    expect(Object.keys(page)).toEqual(['title', 'meta_description', 'content']);
    expect([url_key, tagsOf(page['content'])]).toEqual([url_key, tagsOf(content)]);
  }
  expect(Object.keys(texts.posts)).toEqual(demoPosts.map(({ url_key }) => url_key));
  for (const { url_key, content } of demoPosts) {
    const post = texts.posts[url_key] ?? {};
    expect(Object.keys(post)).toEqual(['name', 'short_description', 'meta_description', 'content']);
    expect([url_key, tagsOf(post['content'])]).toEqual([url_key, tagsOf(content)]);
  }
  for (const { code, items } of demoMenus)
    expect([code, texts.menus[code]?.length]).toEqual([code, items.length]);
  expect(Object.keys(texts.settings)).toEqual(['homeTitle', 'homeDescription', 'footerText']);
});

test('translated items keep the images and links of a widget', () => {
  const tiles = demoHomepage.find(({ type }) => type === 'tiles');
  if (!tiles) throw new Error('the homepage has no tiles');
  expect(translatedWidget(tiles, languages).settings).toMatchObject({
    ...tiles.settings,
    translations: { de: { items: [{ title: 'Küche', link: '/kitchen' }, {}, {}, { link: '/home-living' }] } },
  });
  expect(translatedWidget(tiles, [])).toBe(tiles);
});
